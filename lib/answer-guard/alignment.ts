import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture, TranslationText } from "@/lib/bible/scripture";
import { toWords, type Word } from "@/lib/bible/search/words";
import { isContent, NEGATIVE } from "./content-words";
import { versesOfRuns } from "./table-runs";
import {
  type Given,
  MAX_PASSAGE,
  meetingOf,
  NONE,
  stemsOf,
  toGiven,
  tokensOf,
} from "./table-stems";

/** How the words of a text run along those of a passage. */
export interface Alignment {
  /** Places of the first and last word that meet, in the text and in the passage. */
  from: number;
  to: number;
  /** Words that meet, and those of them that carry matter. */
  matched: number;
  content: number;
  /** Words of the passage, and those of them that carry matter. */
  passageWords: number;
  passageContent: number;
  /** True when the words from first to last are those of the passage, one after the other. */
  isVerbatim: boolean;
  /** True when words between first and last are not the passage's, or a "not" is gained or lost. */
  isAltered: boolean;
  /** Different words that carry matter: shared by both, of the text, of the passage. */
  shared: number;
  given: number;
  held: number;
  /** True when one of them says "not" and the other does not. */
  isOpposed: boolean;
  /** True when the passage goes on after the last word that meets. */
  goesOn: boolean;
  /** True when the passage has a "not" right before the words that meet. */
  dropsNot: boolean;
  /** True when it has one right after them. */
  cutsNot: boolean;
  /** True when the next verse was compared with it. */
  isWide?: boolean;
  /** canonicalOrder of the verse compared. */
  order: number;
}

/** Most words of a text and of a verse that are compared in one go. */
const MAX_TEXT = 80;

/** The best local alignment of a text with some words of the table (Smith-Waterman). */
function align(
  translation: TranslationText,
  given: Given,
  tokens: readonly number[],
  order: number,
): Alignment | null {
  const { index } = translation;
  const stems = stemsOf(translation);
  const rows = given.ids.length;
  const columns = tokens.length;
  const width = columns + 1;
  const scores = new Int16Array((rows + 1) * width);
  const isContentAt = given.words.map(({ text }) => isContent(text));
  let best = 0;
  let bestAt = 0;
  const meets = meetingOf(translation, given, tokens);
  for (let row = 1; row <= rows; row++) {
    const gain = isContentAt[row - 1] ? 4 : 2;
    for (let column = 1; column <= columns; column++) {
      const at = row * width + column;
      const diagonal = scores[at - width - 1] ?? 0;
      const score = Math.max(
        0,
        meets(row - 1, column - 1) ? diagonal + gain : diagonal - 2,
        (scores[at - width] ?? 0) - 2,
        (scores[at - 1] ?? 0) - 1,
      );
      scores[at] = score;
      // Of equals the longer one.
      if (score >= best && score > 0) {
        best = score;
        bestAt = at;
      }
    }
  }
  if (best === 0) return null;
  let row = Math.floor(bestAt / width);
  let column = bestAt % width;
  const to = row - 1;
  const goesOn = column < columns;
  const cutsNot = NEGATIVE.test(index.words[tokens[column] ?? -1] ?? "");
  let [from, matched, content, isVerbatim, isAltered] = [to, 0, 0, true, false];
  let negatives = 0;
  let previous = -1;
  while (row > 0 && column > 0 && (scores[row * width + column] ?? 0) > 0) {
    const at = row * width + column;
    const score = scores[at] ?? 0;
    const word = given.words[row - 1]?.text ?? "";
    const held = index.words[tokens[column - 1] ?? -1] ?? "";
    const gain = isContentAt[row - 1] ? 4 : 2;
    if (meets(row - 1, column - 1) && score === (scores[at - width - 1] ?? 0) + gain) {
      matched++;
      if (isContentAt[row - 1]) content++;
      if (given.ids[row - 1] !== tokens[column - 1]) isVerbatim = false;
      if (previous >= 0 && previous !== column) isVerbatim = false;
      from = row - 1;
      row--;
      column--;
      previous = column;
      continue;
    }
    isVerbatim = false;
    if (score === (scores[at - 1] ?? 0) - 1) {
      if (NEGATIVE.test(held)) negatives--;
      column--;
    } else {
      const isPair = score === (scores[at - width - 1] ?? 0) - 2;
      if (isContentAt[row - 1]) isAltered = true;
      if (NEGATIVE.test(word)) negatives++;
      row--;
      if (isPair) {
        if (NEGATIVE.test(held)) negatives--;
        column--;
      }
    }
  }
  const contentTokens = tokens.filter((token) => isContent(index.words[token] ?? ""));
  const held = new Set(contentTokens.map((token) => stems[token] ?? NONE));
  const own = new Set(
    given.words.flatMap((word, at) =>
      isContent(word.text) && !given.names[at] ? [given.stems[at] || -1 - at] : [],
    ),
  );
  const saysNot = (words: readonly string[]) => words.some((word) => NEGATIVE.test(word));
  return {
    from,
    to,
    matched,
    content,
    goesOn,
    dropsNot: NEGATIVE.test(index.words[tokens[column - 1] ?? -1] ?? ""),
    cutsNot,
    passageWords: tokens.length,
    passageContent: contentTokens.length,
    isVerbatim,
    isAltered: isAltered || negatives !== 0,
    shared: [...own].filter((stem) => held.has(stem)).length,
    given: own.size,
    held: held.size,
    isOpposed:
      saysNot(given.words.map(({ text }) => text)) !==
      saysNot(tokens.map((token) => index.words[token] ?? "")),
    order,
  };
}

/** Verses on either side that belong to what is compared. */
function tokensAround(translation: TranslationText, rankOf: Uint16Array, order: number): number[] {
  const { tokens, tokenStart } = translation.index;
  const found: number[] = [];
  for (let one = order; one <= order + 1 && one < rankOf.length; one++) {
    const rank = rankOf[one] ?? 0;
    for (let at = tokenStart[rank] ?? 0; at < (tokenStart[rank + 1] ?? 0); at++)
      found.push(tokens[at] ?? 0);
  }
  return found.slice(0, MAX_PASSAGE);
}

/** Verses in which a stem stands; commoner ones do not help to find a verse. */
const COMMON = 2_500;
/** Verses of the table compared with a text. */
const CANDIDATES = 5;

/** Weights by canonicalOrder while candidates are looked for, and the verses that have one. */
const votes = new Float64Array(CANON_VERSE_COUNT + 2);
const voted: number[] = [];

/** The verses that share most of a text's rarer words, best first. */
function candidates(
  translation: TranslationText,
  { orderOf }: Scripture["ranking"],
  given: Given,
  within: readonly VerseRange[] | null,
): number[] {
  const { stemRanks, stemStart } = translation.index;
  for (const stem of new Set(given.stems)) {
    if (stem === NONE) continue;
    const start = stemStart[stem - 1] ?? 0;
    const end = stemStart[stem] ?? 0;
    if (end - start > COMMON && within === null) continue;
    const weight = Math.log(31_102 / (end - start + 1));
    for (let at = start; at < end; at++) {
      const order = orderOf[stemRanks[at] ?? 0] ?? 0;
      if (within && !within.some((range) => order >= range.start && order <= range.end)) continue;
      const vote = votes[order] ?? 0;
      if (vote === 0) voted.push(order);
      votes[order] = vote + weight;
    }
  }
  const best: number[] = [];
  const isBetter = (one: number, other: number) => {
    const difference = (votes[one] ?? 0) - (votes[other] ?? 0);
    return difference > 0 || (difference === 0 && one < other);
  };
  for (const order of voted) {
    const last = best[CANDIDATES - 1];
    if (last !== undefined && !isBetter(order, last)) continue;
    const at = best.findIndex((other) => isBetter(order, other));
    best.splice(at < 0 ? best.length : at, 0, order);
    if (best.length > CANDIDATES) best.pop();
  }
  for (const order of voted) votes[order] = 0;
  voted.length = 0;
  return best;
}

/** Most verses of passages that are all compared; of more, only the likely ones are. */
const ALL_COMPARED = 6;

/**
 * The alignments of a text with the verses it is nearest to, of some passages or of the whole
 * table. Of a longer text the first 80 words are compared.
 */
export function alignWith(
  scripture: Scripture,
  text: string,
  words: readonly Word[],
  within: readonly VerseRange[] | null,
): Alignment[] {
  const compared = words.slice(0, MAX_TEXT);
  if (compared.length === 0) return [];
  const count =
    within?.reduce((sum, { start, end }) => sum + end - start + 1, 0) ?? Number.POSITIVE_INFINITY;
  const found: Alignment[] = [];
  for (const translation of scripture.translations.values()) {
    const given = toGiven(translation, compared, text);
    const orders =
      within && count <= ALL_COMPARED
        ? within.flatMap(({ start, end }) =>
            Array.from({ length: end - start + 1 }, (_, at) => start + at),
          )
        : [
            ...new Set([
              ...candidates(translation, scripture.ranking, given, within),
              ...(within === null
                ? versesOfRuns(translation, scripture.ranking, wordsOf(compared))
                : []),
            ]),
          ];
    for (const order of orders) {
      const { rankOf } = scripture.ranking;
      const alone = align(translation, given, tokensOf(translation, rankOf, order), order);
      if (alone) found.push(alone);
      // Words may run on into the next verse.
      if (alone && alone.content >= 2 && compared.length > 12) {
        const wide = align(translation, given, tokensAround(translation, rankOf, order), order);
        const { passageContent, isOpposed } = alone;
        if (wide) found.push({ ...wide, passageContent, isOpposed, isWide: true });
      }
    }
  }
  return found;
}

const wordsOf = (words: readonly Word[]) => words.map(({ text }) => text);

/** The words of a text, for comparing. */
export function wordsIn(text: string): Word[] {
  return toWords(text);
}
