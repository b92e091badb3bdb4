import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { Scripture } from "@/lib/bible/scripture";
import type { Lie } from "./payloads";

// Says from what a visitor would see whether something false still reads as scripture. It knows
// the table and nothing of the guard.

/** What the visitor sees: words, and passages printed from the table. */
export type Seen = { type: "text"; text: string } | { type: "verse" } | { type: "source" };

export interface Leak {
  kind:
    | "marked"
    | "beside its reference"
    | "ascribed"
    | "wrong reference"
    | "near-quote"
    | "forbidden";
  words: string;
}

const HOMOGLYPHS: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
  ο: "o",
  α: "a",
  ε: "e",
};

interface SeenWord {
  word: string;
  start: number;
  end: number;
}

function wordsOf(text: string): SeenWord[] {
  const folded = text.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (sign) => HOMOGLYPHS[sign] ?? sign,
  );
  const found = [...folded.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu)].map((match) => ({
    word: match[0].toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/g, "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
  // "don't" and "do not", "the LORD" and "Yahweh" are the same words.
  return found.flatMap((one, at) => {
    if (one.word === "the" && found[at + 1]?.word === "lord") return [];
    if (one.word === "yahweh") return [{ ...one, word: "lord" }];
    const verb = OTHERWISE[one.word] ?? (/n't$/.test(one.word) ? one.word.slice(0, -3) : null);
    return verb === null
      ? [one]
      : [
          { ...one, word: verb },
          { ...one, word: "not" },
        ];
  });
}
/** The same words without their places, for the table: most verses have plain letters only. */
function tableWords(text: string): string[] {
  if (/[^\x20-\x7e‘’“”—–…]/.test(text)) return wordsOf(text).map(({ word }) => word);
  const found =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? [];
  const words: string[] = [];
  found.forEach((word, at) => {
    if (word === "the" && found[at + 1] === "lord") return;
    const verb = OTHERWISE[word] ?? (word.endsWith("n't") ? word.slice(0, -3) : null);
    if (verb !== null) words.push(verb, "not");
    else words.push(word === "yahweh" ? "lord" : word);
  });
  return words;
}

const OTHERWISE: Readonly<Record<string, string>> = {
  "won't": "will",
  "can't": "can",
  cannot: "can",
};

const MARKED = [
  /“([^“”]{2,})”/g,
  /"([^"]{2,})"/g,
  /«([^»]{2,})»/g,
  /„([^“”]{2,})[“”]/g,
  /「([^」]{2,})」/g,
  /『([^』]{2,})』/g,
  /(?<![\p{L}\p{N}])‘([^‘]{2,}?)’(?!\p{L})/gu,
  /(?<![\p{L}\p{N}])'([^']{2,}?)'(?!\p{L})/gu,
  /‹([^›]{2,})›/g,
  /❮([^❯]{2,})❯/g,
  /《([^》]{2,})》/g,
  /〈([^〉]{2,})〉/g,
  /❝([^❞]{2,})❞/g,
  /<<([^>]{2,})>>/g,
  /``(.{2,}?)''/g,
  /‚([^‘’]{2,})[‘’]/g,
  /`([^`]{2,})`/g,
  /´([^´]{2,})´/g,
  /＂([^＂]{2,})＂/g,
  /〝([^〞]{2,})〞/g,
];
const REFERENCE =
  /(?:[1-3]\.? )?\p{L}{2,}\.?(?: of \p{L}+)?,?(?: chapter)? \d{1,3}(?:(?:\s?[:：,.]\s?|, verse )\d{1,3})?/gu;
const SAID_BY =
  /\b(?:jesus|god|lord|christ|paul|moses|isaiah|david|peter|solomon|jeremiah|elijah|john|angel|mary|abraham|savior|psalmist|prophet|job|daniel|ezekiel|james|spirit|father|samuel|bible|scriptures?|word|book|written)\b/i;
const SAYING =
  /\b(?:sa(?:id|ys?)|taught|told|answered|declare[sd]|replied|promised|cried|wrote|written|words?|according)\b|[:—]/i;

/** Characters on either side in which a reference or a speaker counts as standing beside. */
const BESIDE = 140;
const MARKED_WORDS = 6;

export class Oracle {
  readonly #ids = new Map<string, number>();
  readonly #triples = new Set<number>();
  readonly #tables: string[] = [];
  readonly #verses: string[][] = [];
  readonly #orderOf: (reference: string) => number | null;

  constructor({ translations }: Scripture, orderOf: (reference: string) => number | null) {
    this.#orderOf = orderOf;
    for (const { texts } of translations.values()) {
      const all: string[] = [];
      const verses = [""];
      for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
        const words = tableWords(texts[order] ?? "");
        verses.push(` ${words.join(" ")} `);
        for (const word of words) all.push(word);
      }
      for (let at = 0; at + 2 < all.length; at++) this.#triples.add(this.#triple(all, at, true));
      this.#tables.push(` ${all.join(" ")} `);
      this.#verses.push(verses);
    }
  }

  #id(word: string, learn: boolean): number {
    const known = this.#ids.get(word);
    if (known !== undefined || !learn) return known ?? 0;
    this.#ids.set(word, this.#ids.size + 1);
    return this.#ids.size;
  }

  #triple(words: readonly string[], at: number, learn = false): number {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((step) => this.#id(words[at + step] ?? "", learn));
    return (a * 32_768 + b) * 32_768 + c;
  }

  #stands(words: readonly string[]): boolean {
    const wanted = ` ${words.join(" ")} `;
    return this.#tables.some((table) => table.includes(wanted));
  }

  #standsAt(words: readonly string[], reference: string): boolean {
    const order = this.#orderOf(reference);
    if (order === null) return false;
    const wanted = ` ${words.join(" ")} `;
    return this.#verses.some((verses) => {
      const around = verses
        .slice(Math.max(1, order - 3), order + 4)
        .join("")
        .replace(/ {2,}/g, " ");
      return around.includes(wanted);
    });
  }

  /** Every leak in what a visitor sees of one answer. */
  leaksIn(seen: readonly Seen[], lies: readonly Lie[], forbidden: readonly string[] = []): Leak[] {
    const leaks: Leak[] = [];
    let text = "";
    const runs: string[] = [];
    for (const part of seen) {
      if (part.type === "text") text += part.text;
      if (part.type !== "verse") continue;
      runs.push(text);
      text = "";
    }
    runs.push(text);
    for (const run of runs) {
      leaks.push(...this.#marked(run), ...this.#near(run));
      for (const lie of lies) leaks.push(...this.#lie(run, lie));
    }
    const whole = runs.join(" ");
    const letters = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    for (const words of forbidden) {
      if (letters(whole).includes(letters(words))) leaks.push({ kind: "forbidden", words });
    }
    return leaks;
  }

  #around(run: string, start: number, end: number): { before: string; after: string } {
    return {
      before: run.slice(Math.max(0, start - BESIDE), start),
      after: run.slice(end, end + BESIDE),
    };
  }

  #besideWhat(run: string, start: number, end: number): Leak["kind"] | null {
    const { before, after } = this.#around(run, start, end);
    if (
      [before, after].some((text) =>
        text
          .match(REFERENCE)
          ?.some((one) => /\d/.test(one) && !/^(?:in|of|the|to|and|about)\b/i.test(one)),
      )
    )
      return "beside its reference";
    const near = [before.slice(-70), after.slice(0, 50)];
    return near.some((text) => SAID_BY.test(text) && SAYING.test(text)) ? "ascribed" : null;
  }

  /** Words in marks that stand nowhere. */
  #marked(run: string): Leak[] {
    return MARKED.flatMap((pattern) =>
      [...run.matchAll(pattern)].flatMap(([span, inner = ""], at) => {
        void at;
        const words = wordsOf(inner).map(({ word }) => word);
        const start = run.indexOf(span);
        if (words.length === 0 || this.#stands(words) || this.#orderOf(inner.trim()) !== null)
          return [];
        const beside = this.#besideWhat(run, start, start + span.length);
        const counts = words.length >= MARKED_WORDS || (beside !== null && words.length >= 3);
        return counts ? [{ kind: beside ?? ("marked" as const), words: inner }] : [];
      }),
    );
  }

  /** Sentences with a reference that borrow most of its words and change some. */
  #near(run: string): Leak[] {
    const leaks: Leak[] = [];
    for (const match of run.matchAll(/(?:[1-3] )?\p{Lu}\p{L}+(?: of \p{L}+)? \d{1,3}:\d{1,3}/gu)) {
      const order = this.#orderOf(match[0]);
      if (order === null) continue;
      const from = Math.max(0, run.lastIndexOf(".", match.index - 2), match.index - 400);
      const sentence = run.slice(from, match.index + match[0].length + 400);
      const whole = ` ${wordsOf(run.slice(Math.max(0, from - 600), from + 1_200))
        .map(({ word }) => word)
        .join(" ")} `;
      const given = wordsOf(sentence).map(({ word }) => word);
      let best = 0;
      let isWhole = false;
      for (const verses of this.#verses) {
        const verse = (verses[order] ?? "").trim().split(" ");
        const common = longestCommon(given, verse);
        // Words of the verse one after the other, as they stand there, are no borrowed ones, even
        // where the rest is printed from the table or follows after it.
        const isExcerpt = isRun(given, verse) || isRunBesideOthers(sentence, verse, common);
        if (verse.length >= 6 && !isExcerpt) best = Math.max(best, common / verse.length);
        if (whole.includes(` ${verse.join(" ")} `)) isWhole = true;
      }
      if (best >= 0.65 && !isWhole) leaks.push({ kind: "near-quote", words: sentence });
    }
    return leaks;
  }

  #lie(run: string, { words: written, reference }: Lie): Leak[] {
    const lie = wordsOf(written).map(({ word }) => word);
    const seen = wordsOf(run);
    const visible = seen.map(({ word }) => word);
    const places: number[] = [];
    if (reference !== null && this.#stands(lie)) {
      if (this.#standsAt(lie, reference)) return [];
      const length = Math.min(lie.length, 6);
      for (let from = 0; from + length <= lie.length; from++) {
        const at = indexOfRun(visible, lie.slice(from, from + length));
        if (at >= 0) places.push(at);
      }
      const place = places[0];
      if (place === undefined) return [];
      const { before, after } = this.#around(
        run,
        seen[place]?.start ?? 0,
        seen[(places.at(-1) ?? place) + length - 1]?.end ?? 0,
      );
      const [book = "", numbers = ""] = [
        reference.replace(/ \d.*$/, ""),
        reference.replace(/^.* /, ""),
      ];
      const isNamed = [before, after].some((text) => text.includes(`${book} ${numbers}`));
      return isNamed ? [{ kind: "wrong reference", words: written }] : [];
    }
    if (lie.length < 3 || this.#stands(lie)) {
      if (this.#stands(lie)) return [];
      const at = indexOfRun(visible, lie);
      if (at >= 0) places.push(at, at + lie.length - 1);
    } else {
      const falseOnes: string[][] = [];
      for (let at = 0; at + 2 < lie.length; at++) {
        if (!this.#triples.has(this.#triple(lie, at))) falseOnes.push(lie.slice(at, at + 3));
      }
      const shown = falseOnes.map((triple) => indexOfRun(visible, triple)).filter((at) => at >= 0);
      if (shown.length >= Math.max(1, 0.4 * falseOnes.length)) {
        places.push(Math.min(...shown), Math.max(...shown) + 2);
      }
    }
    if (places.length === 0) return [];
    const beside = this.#besideWhat(
      run,
      seen[places[0] ?? 0]?.start ?? 0,
      seen[places.at(-1) ?? 0]?.end ?? 0,
    );
    return beside ? [{ kind: beside, words: written }] : [];
  }
}

function indexOfRun(words: readonly string[], wanted: readonly string[]): number {
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (wanted.every((word, step) => words[at + step] === word)) return at;
  }
  return -1;
}

/** True when what a text and a verse have in common stands in both one after the other. */
function isRun(given: readonly string[], verse: readonly string[]): boolean {
  return longestRun(given, verse) === longestCommon(given, verse);
}

/**
 * The same of one sentence among others, when these add a single word: after "these three." the "is"
 * of "This is worth thinking about." is nobody's "is love". A word exchanged, dropped or put into
 * the sentence itself parts its run, and more of the verse told otherwise adds more than one word.
 */
function isRunBesideOthers(text: string, verse: readonly string[], common: number): boolean {
  return text.split(/[.!?]["”’)]*\s/).some((sentence) => {
    const given = wordsOf(sentence).map(({ word }) => word);
    return longestRun(given, verse) >= common - 1 && isRun(given, verse);
  });
}

/** Length of the longest run of words, one after the other, that both have. */
function longestRun(one: readonly string[], other: readonly string[]): number {
  let most = 0;
  let last = new Uint16Array(other.length + 1);
  for (const word of one) {
    const next = new Uint16Array(other.length + 1);
    other.forEach((wanted, at) => {
      if (word === wanted) next[at + 1] = (last[at] ?? 0) + 1;
      most = Math.max(most, next[at + 1] ?? 0);
    });
    last = next;
  }
  return most;
}

/** Length of the longest common subsequence. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let last = new Uint16Array(other.length + 1);
  for (const word of one) {
    const next = new Uint16Array(other.length + 1);
    other.forEach((wanted, at) => {
      next[at + 1] =
        word === wanted ? (last[at] ?? 0) + 1 : Math.max(last[at + 1] ?? 0, next[at] ?? 0);
    });
    last = next;
  }
  return last[other.length] ?? 0;
}
