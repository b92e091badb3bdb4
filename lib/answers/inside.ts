// Where, within what a conversation is about, a follow-up is answered: the verses of the passages
// shown and around them, by the follow-up's own words, by words used like them, and by what kind of
// thing it asks for.
import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { countVerses, toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { headingOf } from "@/lib/retrieval/passage-words";
import { stemOf, type Term, toTerms } from "@/lib/retrieval/query";
import { sameWordsOf } from "@/lib/retrieval/same-words";
import { wordLikeness } from "@/lib/retrieval/sentence-vectors";
import { addNeighbors } from "@/lib/retrieval/word-neighbors";
import { STOP_WORDS } from "@/lib/retrieval/words";
import { kindBonus } from "./inside-kinds";

/** A passage a conversation is about, and how much: 1 for what was printed first. */
export interface Scope extends VerseRange {
  weight: number;
}

/** A verse that may answer. */
export interface InsideVerse {
  /** canonicalOrder. */
  order: number;
  /** Share of the question it holds, with what speaks for its place and kind. */
  score: number;
  /** Share of the question's own words it holds, 0 to 1. */
  held: number;
  /** Above 0 where it has the kind of thing that is asked for. */
  bonus: number;
}

/** Verses before and after a passage that may still tell of it, beside its chapters. */
const AROUND = 20;
/** Longer passages are books, which no conversation is about. */
const LONGEST = 160;
/** What each verse of distance from what was shown takes, and the least that is left. */
const EACH_VERSE = 0.018;
const FARTHEST = 0.65;
/** Words of the question before count so much beside those of the follow-up, or without any. */
const BEFORE_SHARE = 0.3;
const BEFORE_ALONE = 0.7;
/** Verbs that anything can be told with. */
const LIGHT = 0.5;
const LIGHT_VERBS = new Set(
  "see seen saw take took taken go went gone come came know knew make made get got give gave find found put do did need keep use let bring brought".split(
    " ",
  ),
);
/** A word used like another counts from this likeness on, and so much. */
const LEAST_LIKENESS = 0.58;
const LIKE_SHARE = 0.75;
/** A word in what the passage is called says less than one in the verse. */
const HEADING_SHARE = 0.55;
/** A word of the verse before or after belongs to the same sentence or answer. */
const BESIDE_SHARE = 0.45;

/** Who asks how many or how long is not answered without a number or a time. */
const ASKS_AMOUNT = /\bhow (?:many|much|old|often|long|tall|big|far|high|deep)\b/i;
const WITHOUT_AMOUNT = 0.6;

/** Words of any follow-up, which say nothing of what it asks. */
const SAYS_NOTHING = new Set(
  "wrong long old many much time times bit guy one ok okay thing way sort kind big ever even still already real really true sure tell told show say said mean meant meaning happen happened whole exactly actually next then later too also there here did does had has other another nobody anybody somebody"
    .split(" ")
    .map(stemOf),
);

/** What the text has where a follow-up only says that it was a woman, or that somebody cried. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  woman: "wife daughter mother sister prophetess queen widow maid servant girl",
  lady: "woman wife daughter mother sister prophetess queen widow",
  girl: "daughter maid damsel",
  man: "husband son father brother servant prophet priest",
  guy: "man son servant",
  boy: "son child lad",
  cry: "weep wept tears",
  sick: "leprous leper leprosy fever disease diseased plague",
  snakes: "serpents serpent",
  snake: "serpent serpents",
  part: "parted separated departed asunder",
  doctors: "physicians physician",
  kids: "children sons youths boys lads",
  money: "silver pieces shekels gold talents",
  cash: "silver pieces shekels gold",
  paid: "silver pieces shekels hire wages",
  pay: "silver pieces shekels hire wages",
  cross: "angry wroth indignant murmured reasoning offended blasphemy",
  mad: "angry wroth anger wrath indignant",
  upset: "angry wroth grieved troubled sorrowful indignant",
  annoyed: "angry wroth indignant murmured displeased",
  complain: "murmured murmuring grumbled reasoning",
  throw: "cast casting threw",
  chuck: "cast casting threw throw",
  rival: "adversary",
  promise: "give restore vow vowed swear swore",
  deserted: "forsook forsaken turned departed left",
  abandoned: "forsook forsaken turned departed left",
  woke: "arise arose raised alive rise",
  wake: "arise arose raised alive rise",
  dad: "father",
  mum: "mother",
  mom: "mother",
  punished: "therefore curse cursed leprosy plague smote struck",
  boat: "ship",
  coat: "garment cloak tunic robe",
  clothes: "garments robe raiment",
  dinner: "supper meal feast bread",
  pig: "swine",
  pigs: "swine",
};
const PLAIN_SHARE = 0.9;

const plainForms = (word: string) =>
  (PLAIN_WORDS[word] ?? "")
    .split(" ")
    .filter((other) => other !== "")
    .map((other) => ({ stem: stemOf(other), share: PLAIN_SHARE }));

/** The words by which a follow-up is looked for. */
export function tellingTerms(question: string): Term[] {
  return addNeighbors(toTerms(question).filter(({ stem }) => !SAYS_NOTHING.has(stem))).map(
    (term) => ({
      ...term,
      forms: [...term.forms, ...sameWordsOf(term.stem), ...plainForms(term.word)],
    }),
  );
}

interface Word {
  text: string;
  stem: string;
}

const memory = new Map<string, Word[]>();
const MOST_REMEMBERED = 4_000;

function wordsOf(text: string): Word[] {
  const known = memory.get(text);
  if (known) return known;
  const words = toWords(text).map(({ text: word }) => ({ text: word, stem: stemOf(word) }));
  if (memory.size > MOST_REMEMBERED) memory.clear();
  memory.set(text, words);
  return words;
}

const headings = new Map<number, string>();

/** What a verse stands under; looked up once. */
function headingAt(order: number): string {
  const known = headings.get(order);
  if (known !== undefined) return known;
  const heading = headingOf({ start: order, end: order }, []) ?? "";
  headings.set(order, heading);
  return heading;
}

/** How nearly a text has a word: 1 itself, less another form or a word used like it; 0 neither. */
function holds({ word, forms }: Term, words: readonly Word[]): number {
  let most = 0;
  for (const { text, stem } of words) {
    let share = likeness(word, text);
    for (const form of forms) if (form.stem === stem && form.share > share) share = form.share;
    if (share > most) most = share;
  }
  return most;
}

function likeness(one: string, other: string): number {
  if (one.length < 3 || other.length < 3 || STOP_WORDS.has(other)) return 0;
  if (LIGHT_VERBS.has(one) || LIGHT_VERBS.has(other)) return 0;
  const alike = wordLikeness(one, other);
  return alike < LEAST_LIKENESS ? 0 : alike * LIKE_SHARE;
}

/** How much of a question's words a text holds, 0 to 1; 0 for a question without any. */
export function textFit(text: string, terms: readonly Term[]): number {
  if (terms.length === 0) return 0;
  const words = wordsOf(text);
  return terms.reduce((sum, term) => sum + holds(term, words), 0) / terms.length;
}

/** The verses that may answer, by canonicalOrder, each with the weight of its place. */
function placesOf(scopes: readonly Scope[]): Map<number, number> {
  const places = new Map<number, number>();
  const note = (order: number, weight: number) => {
    if ((places.get(order) ?? 0) < weight) places.set(order, weight);
  };
  for (const { start, end, weight } of scopes) {
    if (end - start > LONGEST) continue;
    const first = toVerseAddress(start);
    const last = toVerseAddress(end);
    const chapterStart = start - first.verse + 1;
    const chapterEnd = end - last.verse + countVerses(last.book, last.chapter);
    const from = Math.max(1, Math.min(chapterStart, start - AROUND));
    const to = Math.min(CANON_VERSE_COUNT, Math.max(chapterEnd, end + AROUND));
    for (let order = from; order <= to; order++) {
      if (toVerseAddress(order).book !== first.book) continue;
      const distance = Math.max(0, start - order, order - end);
      note(order, weight * Math.max(FARTHEST, 1 - EACH_VERSE * distance));
    }
  }
  return places;
}

/**
 * The verses within the scopes that hold most of a question, best first; its words that all of them
 * have count little. `known` are names (in lower case) that nobody asks for, since they were told.
 * The words of the question `before` count a little; without a telling word of its own a question is
 * looked for by them and by its kind. Pure.
 */
export function findInside(
  scripture: Scripture,
  question: string,
  scopes: readonly Scope[],
  known: ReadonlySet<string>,
  before = "",
): InsideVerse[] {
  const isTold = ({ word }: Term) => known.has(word.replace(/'s?$/, ""));
  const own = tellingTerms(question).filter((term) => !isTold(term));
  const earlier = tellingTerms(before).filter(
    ({ stem }) => !own.some((term) => term.stem === stem),
  );
  const terms = [...own, ...earlier];
  const places = placesOf(scopes);
  const texts = [...scripture.translations.values()];
  const rows = [...places].flatMap(([order, weight]) => {
    const text = texts.map((one) => one.texts[order] ?? "").join(" ");
    if (text.trim() === "") return [];
    const words = wordsOf(text);
    return [{ order, weight, text, held: terms.map((term) => holds(term, words)) }];
  });
  const isVague = own.every(({ word }) => LIGHT_VERBS.has(word));
  const earlierShare = isVague ? BEFORE_ALONE : BEFORE_SHARE;
  const weights = terms.map(({ word }, at) => {
    const count = rows.reduce((sum, { held }) => sum + (held[at] ?? 0), 0);
    const rarity = Math.log(1 + rows.length / (count + 0.5));
    const share = at < own.length ? 1 : earlierShare / Math.max(1, earlier.length);
    return rarity * share * (LIGHT_VERBS.has(word) ? LIGHT : 1);
  });
  const ownTotal = weights.slice(0, own.length).reduce((sum, one) => sum + one, 0);
  const total = weights.reduce((sum, one) => sum + one, 0);
  const byOrder = new Map(rows.map((row) => [row.order, row]));
  const calledBy = new Map<string, number[]>();
  const asksAmount = ASKS_AMOUNT.test(question);
  return rows
    .map(({ order, weight, text, held }): InsideVerse => {
      const heading = headingAt(order);
      let called = calledBy.get(heading);
      if (!called) {
        const words = wordsOf(heading);
        called = terms.map((term) => holds(term, words));
        calledBy.set(heading, called);
      }
      const share = (at: number) =>
        Math.max(
          held[at] ?? 0,
          HEADING_SHARE * (called[at] ?? 0),
          BESIDE_SHARE * (byOrder.get(order - 1)?.held[at] ?? 0),
          BESIDE_SHARE * (byOrder.get(order + 1)?.held[at] ?? 0),
        );
      const shares = weights.map((one, at) => one * share(at));
      const sumOf = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
      const fit = total === 0 ? 0 : sumOf(shares) / total;
      const ownFit = ownTotal === 0 ? 0 : sumOf(shares.slice(0, own.length)) / ownTotal;
      const bonus = kindBonus(question, text, known);
      const lacks = asksAmount && bonus === 0 ? WITHOUT_AMOUNT : 1;
      return { order, score: weight * lacks * (fit + bonus), held: ownFit, bonus };
    })
    .sort((a, b) => b.score - a.score || a.order - b.order);
}
