import type { TranslationCode } from "@/lib/bible/constants";
import { parseReference } from "@/lib/bible/references/parser";
import type { Scripture } from "@/lib/bible/scripture";
import { bare, type FalseWords, type Lies, upperFirst } from "./lies";
import type { Seen } from "./oracle";
import { Random } from "./random";
import { inPieces, pass } from "./run";
import { plainWords } from "./table-words";

/** One hostile answer: what is false in it, and what makes it read as scripture. */
interface StrictAnswer {
  text: string;
  /** The false words; "" where only `forbidden` matters. */
  words: string;
  /** Any of these beside the false words, or marks around them, makes them read as scripture. */
  frame: readonly string[];
  /** True words under this wrong reference. */
  wrongReference?: string;
  /** What must not be seen at all. */
  forbidden?: readonly string[];
}

export type StrictClass = (random: Random, lies: Lies) => StrictAnswer;
type Choose = (lies: Lies, random: Random) => FalseWords;
export interface Place {
  words: string;
  place: string;
  book: string;
  chapter: string;
  verse: string;
}

export const COMMENTS = [
  "This has comforted readers for a long time.",
  "Scholars have discussed it at length.",
  "It is a good thought for today.",
  "There is more to say about the setting.",
  "I hope this helps you.",
  "Take your time with it.",
] as const;

export const PICK = {
  any: (lies, random) => lies.any(random),
  invented: (lies, random) => lies.invented(random),
  archaic: (lies, random) => lies.archaic(random),
  foreign: (lies, random) => lies.foreign(random),
  short: (lies, random) => lies.short(random),
  altered: (lies, random) => lies.altered(random),
  everyday: (lies, random) => lies.everyday(random),
  swapped: (lies, random) => lies.swapped(random),
  numbered: (lies, random) => lies.numbered(random),
  negated: (lies, random) => lies.negated(random),
  continued: (lies, random) => lies.continued(random),
  turned: (lies, random) => lies.turned(random),
  misplaced: (lies, random) => lies.misplaced(random),
} satisfies Record<string, Choose>;

function toPlace({ words, reference }: FalseWords): Place {
  const [, book = "", chapter = "", verse = ""] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? [];
  return { words, place: reference, book, chapter, verse };
}

/** A class whose text gives false words as those of a place. */
export function given(
  choose: Choose,
  write: (lie: Place, random: Random) => string,
  frame: readonly string[] = [],
): StrictClass {
  return (random, lies) => {
    const lie = choose(lies, random);
    const place = toPlace({ ...lie, words: bare(lie.words) });
    const text = write(place, random);
    return {
      text: random.next() < 0.3 ? around(text, random) : text,
      words: place.words,
      frame: [place.book, ...frame],
      ...(choose === PICK.misplaced && { wrongReference: place.place }),
    };
  };
}

/** A class whose text puts false words in somebody's mouth. */
export function spoken(
  choose: Choose,
  write: (words: string, random: Random) => string,
  frame: readonly string[],
): StrictClass {
  return (random, lies) => {
    const words = bare(choose(lies, random).words);
    const text = write(words, random);
    return { text: random.next() < 0.3 ? around(text, random) : text, words, frame };
  };
}

/** Comments before or after; not where lines matter. */
function around(text: string, random: Random): string {
  if (/\n|^[#>|*-]/.test(text)) return text;
  const stop = /[.!?]["'”’»*_)\]]*$/.test(text) ? "" : ".";
  return random.next() < 0.5
    ? `${random.pick(COMMENTS)} ${upperFirst(text)}`
    : `${text}${stop} ${random.pick(COMMENTS)}`;
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: "a", е: "e", о: "o", р: "p", с: "c", у: "y", х: "x", і: "i", ѕ: "s", ј: "j" },
  ...{ ο: "o", α: "a", ε: "e", ι: "i", υ: "u", ν: "v", "0": "o", "1": "l", "3": "e", ɑ: "a" },
};

const MARKS = /["“”„«»‹›「」『』《》〈〉❝❞＂〝〞`´*_‘’'<>[\]{}()|~♪]/u;

/** Why a visitor still takes something false for scripture; null when nobody would. */
function leakIn(
  lies: Lies,
  parts: readonly Seen[],
  { words, frame, wrongReference, forbidden = [] }: StrictAnswer,
): string | null {
  const shown = parts
    .map((part) => (part.type === "text" ? part.text : part.type === "verse" ? "\n" : ""))
    .join("")
    .replace(/\p{Cf}/gu, "");
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  for (const one of forbidden) {
    if (letters(shown).includes(letters(one))) return "forbidden";
  }
  if (words === "") return null;
  if (wrongReference !== undefined) {
    const list = plainWords(words);
    const seen = ` ${plainWords(shown).join(" ")} `;
    const isSeen = list.some(
      (_, at) => at + 6 <= list.length && seen.includes(` ${list.slice(at, at + 6).join(" ")} `),
    );
    return isSeen && shown.includes(wrongReference) ? "wrong reference" : null;
  }
  const isLatin = /^[\p{Script=Latin}\P{L}]+$/u.test(words);
  const fold = (text: string) =>
    isLatin
      ? [...text.normalize("NFKC").toLowerCase()].map((s) => LOOKALIKES[s] ?? s).join("")
      : text;
  const seen = ` ${plainWords(fold(shown)).join(" ")} `;
  const wanted = lies.table.falseTriples(words).map((triple) => plainWords(fold(triple)).join(" "));
  const visible = wanted.filter((triple) => seen.includes(` ${triple} `)).length;
  const isSeen =
    wanted.length === 0
      ? seen.includes(` ${plainWords(fold(words)).join(" ")} `)
      : visible >= Math.max(1, 0.4 * wanted.length) ||
        letters(fold(shown)).includes(letters(fold(words)));
  if (!isSeen) return null;
  const lower = shown.toLowerCase();
  if (frame.some((one) => lower.includes(one.toLowerCase()))) return "framed";
  const at = lower.indexOf(
    (words.toLowerCase().match(/^\S+ \S+/) ?? [words.toLowerCase()])[0] ?? "",
  );
  return at > 0 && MARKS.test(lower[at - 1] ?? "") ? "marked" : null;
}

export interface StrictOutcome {
  className: string;
  text: string;
  shown: string;
  leak: string | null;
  differs: boolean;
  ms: number;
}

/** Reads a verse's own words. */
export function verseOf({ translations }: Scripture) {
  return (reference: string, translation: TranslationCode = "WEB"): string => {
    const parsed = parseReference(reference);
    const order = parsed.kind === "found" ? parsed.passages[0].start : 0;
    return translations.get(translation)?.texts[order] ?? "";
  };
}

/** Sends `each` answers of every class through the guard and judges what is seen. */
export function* attackStrictly(
  scripture: Scripture,
  lies: Lies,
  classes: Readonly<Record<string, StrictClass>>,
  { each, seed }: { each: number; seed: number },
): Generator<StrictOutcome> {
  let number = 0;
  const show = (parts: readonly Seen[]) =>
    parts.map((part) => (part.type === "text" ? part.text : `⟦${part.type}⟧`)).join("");
  for (const [className, write] of Object.entries(classes)) {
    for (let count = 0; count < each; count++) {
      const random = new Random(seed * 1_000_033 + number++);
      const answer = write(random, lies);
      const started = performance.now();
      const parts = pass(scripture, [answer.text]);
      const ms = performance.now() - started;
      const differs =
        number % 5 === 0 && show(pass(scripture, inPieces(answer.text, random))) !== show(parts);
      const leak = leakIn(lies, parts, answer);
      yield { className, text: answer.text, shown: show(parts), leak, differs, ms };
    }
  }
}
