// Verses found in whichever translation has them: each stands once, with the words that fit best.
import type { VerseRange } from "../references/verse-range";
import type { Passage } from "../rules";
import { type HeldText, isEnglish, type Scripture, toOtherReading } from "../scripture";
import { correctWords, findUnknown, NO_SITE_WORDS, restoreApostrophes } from "./correct-words";
import { findFamiliarOrder } from "./familiar-wordings";
import {
  findSearched,
  isOfText,
  markOperands,
  type QuerySearch,
  withApostrophes,
} from "./find-by-query";
import { addSome } from "./find-some";
import { findVerses, isUnknown } from "./find-verses";
import { findHighlights, mergeSpans } from "./highlight";
import { Matches, TIERS, type Tier } from "./matches";
import { toRequired } from "./operators";
import type { ReadQuery } from "./query-language";
import { FEW_VERSES, type Hit, KINDS, REMEMBERED_SENTENCE, type WordsAmong } from "./search-verses";
import { toWords } from "./words";

/** One translation in a search of all. */
interface Part {
  text: HeldText;
  read: ReadQuery;
  /** By rank: the verses in which the search looks, and those of them that hold what is required. */
  searched: Uint8Array;
  among: Uint8Array;
  /** What is looked for in it: as typed, or without misspellings. */
  words: string[];
  matches: Matches;
}

type Input = Omit<WordsAmong, "text">;

function toPart(scripture: Scripture, text: HeldText, asked: ReadQuery, range: VerseRange): Part {
  const read = withApostrophes(scripture, text, asked);
  const searched = findSearched(scripture, text, read, range);
  const among =
    read.required.length === 0
      ? searched
      : toRequired(text.index, [], scripture.ranking, read.required, searched).map((flag) =>
          flag > 0 ? 1 : 0,
        );
  return { text, read, searched, among, words: [], matches: new Matches(among) };
}

/** Looks for words in one translation: as a phrase, or all of them in any form. */
function findWords(part: Part, words: string[], allowed: Uint8Array, { ranking }: Scripture): Part {
  const matches = new Matches(allowed);
  const familiar = isEnglish(part.text) ? findFamiliarOrder(words) : null;
  if (familiar) matches.add(ranking.rankOf[familiar] ?? 0, "familiar");
  findVerses(part.text.index, [], words, ranking.orderOf, matches);
  return { ...part, words, matches };
}

/** The verses of one translation that hold all that is required, where no other words are asked for. */
function listRequired(part: Part, { ranking }: Scripture): Part {
  const operands = part.read.required.flat();
  const [only, ...more] = operands;
  const arePhrases = operands.length > 0 && operands.every(({ kind }) => kind === "phrase");
  const matches = new Matches(part.searched);
  const isOne = only?.kind === "phrase" && more.length === 0 && isEnglish(part.text);
  const familiar = isOne ? findFamiliarOrder(only.words) : null;
  if (familiar) matches.add(ranking.rankOf[familiar] ?? 0, "familiar");
  for (const [rank, flag] of part.among.entries()) {
    if (flag > 0) matches.add(rank, arePhrases ? "phrase" : "words");
  }
  return { ...part, words: [], matches };
}

/** What the parts found as one: every verse with the best tier that it reached anywhere. */
function gather(parts: readonly Part[], { ranking }: Scripture, preferred: readonly number[]) {
  const all = new Matches(new Uint8Array(ranking.orderOf.length).fill(1));
  for (const tier of TIERS) {
    for (const { matches } of parts) for (const rank of matches.ranksOf(tier)) all.add(rank, tier);
  }
  const words = Math.max(...parts.map((part) => part.words.length));
  if (words > 1) {
    for (const tier of ["phrase", "unfinishedPhrase"] as const) {
      all.leadWithFirst(tier, ranking.orderOf, FIRST_MENTION_VERSES);
    }
  }
  const tiers: Tier[] = ["words", "unfinishedWords"];
  all.prefer(
    preferred.map((order) => ranking.rankOf[order] ?? 0),
    words === 1 ? ["phrase", ...tiers] : tiers,
  );
  return all;
}
const FIRST_MENTION_VERSES = 24;

const countOf = (parts: readonly Part[]) => Math.max(...parts.map(({ matches }) => matches.total));

/** The words of English texts without misspellings; null where none was found or nothing helps. */
function correctIn(parts: readonly Part[], words: string[], { site, mayCorrect }: Input) {
  const [first, ...others] = parts.filter(({ text }) => isEnglish(text));
  if (!mayCorrect || !first) return null;
  const foreign = parts.filter(({ text }) => !isEnglish(text));
  const known = site ?? NO_SITE_WORDS;
  const isKnown = (word: string) =>
    known.isKnown(word) || foreign.some(({ text }) => !isUnknown(text.index, word, false));
  const indexes = others.map(({ text }) => text.index);
  return correctWords(first.text.index, indexes, words, { ...known, isKnown });
}

/** Adds the verses with most of the words; the translations that know most of them come first. */
function withSome(parts: readonly Part[]): Part[] {
  const unknown = new Map(
    parts.map((part) => [part, findUnknown([part.text.index], part.words).length]),
  );
  for (const { text, words, matches } of parts) addSome(text.index, [], words, matches);
  return [...parts].sort((one, other) => (unknown.get(one) ?? 0) - (unknown.get(other) ?? 0));
}

function toHit(
  parts: readonly Part[],
  order: number,
  rank: number,
  tier: Tier,
  isCorrected: boolean,
): Hit {
  const holders = parts.filter(({ matches }) => {
    const reached = matches.tierAt(rank);
    return reached !== null && (tier === "some" || reached !== "some");
  });
  const best = parts.find(({ matches }) => matches.tierAt(rank) === tier) ?? parts[0];
  if (!best) return { order, match: KINDS[tier], highlights: [] };
  const { text, words, read } = best;
  const verse = text.texts[order] ?? "";
  const spans =
    words.length > 0
      ? findHighlights(text.index, verse, toOtherReading(text.code, verse), words, tier)
      : [];
  return {
    order,
    match: isCorrected && tier !== "some" ? "similar" : KINDS[tier],
    highlights: mergeSpans([
      ...spans,
      ...markOperands(text, read.required.flat().filter(isOfText), order),
    ]),
    text,
    translations: holders.map((part) => part.text.code),
  };
}

/**
 * Finds the verses that a search asks for in any of these translations (at least one, the one whose
 * words are shown among equals first). Each is searched in its own language; what is excluded or
 * required must hold within one of them. Where none has anything: English words that nobody knows
 * are replaced by similar ones, and at last verses count that hold most of the words.
 */
export function findEverywhere(
  scripture: Scripture,
  texts: readonly HeldText[],
  read: ReadQuery,
  range: VerseRange,
  input: Input,
): QuerySearch {
  const prepared = texts.map((text) => toPart(scripture, text, read, range));
  const plain = toWords(read.text).map(({ text }) => text);
  const required = read.required
    .flat()
    .filter(isOfText)
    .flatMap(({ words }) => words);
  const english = texts.filter(isEnglish).map(({ index }) => index);
  const spell = ({ text }: Part, words: string[]) =>
    isEnglish(text) ? restoreApostrophes(text.index, english, words) : words;
  const find = (words: string[], isNear: boolean) =>
    prepared.map((part) =>
      findWords(part, spell(part, words), isNear ? part.searched : part.among, scripture),
    );

  let typed = plain;
  let parts =
    plain.length > 0 ? find(plain, false) : prepared.map((part) => listRequired(part, scripture));
  const isNear = required.length > 0 && countOf(parts) === 0;
  if (isNear) {
    typed = [...required, ...plain];
    parts = find(typed, true);
  }
  const corrected = countOf(parts) === 0 ? correctIn(parts, typed, input) : null;
  if (corrected) {
    const ofEnglish = find(corrected, isNear);
    parts = parts.map((part, at) => (isEnglish(part.text) ? (ofEnglish[at] ?? part) : part));
  }
  const isSentence = typed.length >= REMEMBERED_SENTENCE;
  const standsAsTyped = parts.some(({ matches }) => matches.has("phrase"));
  const isFew = isSentence && countOf(parts) < FEW_VERSES && !standsAsTyped;
  if (typed.length > 0 && (countOf(parts) === 0 || isFew)) parts = withSome(parts);

  const all = gather(parts, scripture, input.preferred ?? []);
  const searchedFor = corrected ?? typed;
  const hits = all
    .page(input.offset, input.limit)
    .map(({ rank, tier }) =>
      toHit(parts, scripture.ranking.orderOf[rank] ?? 0, rank, tier, corrected !== null),
    );
  return {
    total: all.total,
    hits,
    correctedQuery: corrected?.join(" ") ?? null,
    missingWords: isNear
      ? []
      : findUnknown(
          texts.map(({ index }) => index),
          searchedFor,
        ),
    isNear,
  };
}

/** The verses of passages within the range, each once in the words of the first text that has it. */
export function printEverywhere(
  texts: readonly HeldText[],
  passages: readonly Passage[],
  range: VerseRange,
  { offset, limit }: Pick<Input, "offset" | "limit">,
): { total: number; hits: Hit[] } {
  const found = new Map<number, Hit>();
  for (const { start, end } of passages) {
    for (let order = Math.max(start, range.start); order <= Math.min(end, range.end); order++) {
      const holders = texts.filter((text) => text.texts[order] !== "");
      const [text] = holders;
      const translations = holders.map(({ code }) => code);
      if (text) found.set(order, { order, match: "reference", highlights: [], text, translations });
    }
  }
  return { total: found.size, hits: [...found.values()].slice(offset, offset + limit) };
}
