import type { VerseRange } from "../references/verse-range";
import { type HeldText, type Scripture, toOtherReading } from "../scripture";
import { restoreApostrophes } from "./correct-words";
import { findFamiliarOrder } from "./familiar-wordings";
import { findHighlights, mergeSpans } from "./highlight";
import { Matches, type Tier } from "./matches";
import { toRequired, toSearched } from "./operators";
import type { Operand, ReadQuery } from "./query-language";
import {
  findAmong,
  type Hit,
  KINDS,
  othersThan,
  toAllowed,
  type WordSearch,
  type WordsAmong,
} from "./search-verses";
import { toWords } from "./words";

export interface QuerySearch extends WordSearch {
  /** True when nothing holds what was required; the verses hold most of its words. */
  isNear: boolean;
}

type Input = Omit<WordsAmong, "text">;

/** How the words of an operand are marked in a verse that holds them. */
const MARKED: Record<Exclude<Operand["kind"], "lemma">, Tier> = {
  phrase: "phrase",
  beginning: "unfinishedPhrase",
  word: "words",
};

/** Where the words of operands stand in a verse. */
export function markOperands(
  { index, texts, code }: HeldText,
  operands: readonly TextOperand[],
  order: number,
): [number, number][] {
  const text = texts[order] ?? "";
  const otherText = toOtherReading(code, text);
  return operands.flatMap(({ kind, words }) =>
    findHighlights(index, text, otherText, words, MARKED[kind]),
  );
}

/** The verses that meet what is required where no further words are asked for. */
function listRequired(
  scripture: Scripture,
  { required }: ReadQuery,
  met: Uint8Array,
  searched: Uint8Array,
  { offset, limit, preferred = [] }: Input,
): WordSearch {
  const { orderOf, rankOf } = scripture.ranking;
  const arePhrases = required.length > 0 && required.flat().every(({ kind }) => kind === "phrase");
  const [own, other] = arePhrases
    ? (["phrase", "otherPhrase"] as const)
    : (["words", "otherWords"] as const);
  const matches = new Matches(searched);
  // Exact words that are known by heart from elsewhere ("do not be anxious") lead to their verse.
  const [only, ...more] = required.flat();
  const known = only?.kind === "phrase" && more.length === 0 ? findFamiliarOrder(only.words) : null;
  if (known) matches.add(rankOf[known] ?? 0, "familiar");
  for (const [rank, flag] of met.entries()) {
    if (flag > 0) matches.add(rank, flag === 2 ? own : other);
  }
  if (!arePhrases || only?.words.length === 1) {
    const ranks = preferred.map((order) => rankOf[order] ?? 0);
    matches.prefer(ranks, [own, other]);
  }
  const hits = matches.page(offset, limit).map(({ rank, tier }): Hit => {
    const order = orderOf[rank] ?? 0;
    return { order, match: KINDS[tier], highlights: [] };
  });
  return { total: matches.total, hits, correctedQuery: null, missingWords: [] };
}

/** The operands with the apostrophes that were left out: -"dont be afraid". */
export function withApostrophes(
  scripture: Scripture,
  translation: HeldText,
  asked: ReadQuery,
): ReadQuery {
  const others = othersThan(scripture, translation);
  const restore = (operand: Operand): Operand => ({
    ...operand,
    words:
      operand.kind === "beginning" || operand.kind === "lemma"
        ? operand.words
        : restoreApostrophes(translation.index, others, operand.words),
  });
  return {
    ...asked,
    required: asked.required.map((group) => group.map(restore)),
    excluded: asked.excluded.map(restore),
  };
}

/** By rank: 1 for the verses in which a search looks, and which hold nothing it excludes. */
export function findSearched(
  scripture: Scripture,
  translation: HeldText,
  read: ReadQuery,
  range: VerseRange,
): Uint8Array {
  const inRange = toAllowed(translation, scripture, range);
  return toSearched(translation.index, scripture.ranking, read, inRange);
}

type TextOperand = Operand & { kind: keyof typeof MARKED };

/** True for what is looked for in the translation's own words. */
export const isOfText = (operand: Operand): operand is TextOperand => operand.kind !== "lemma";

/**
 * Finds the verses that a search with operators asks for among those that it looks in: by its
 * words, as ever, those that meet everything else. Where nothing does, the verses nearest to its
 * words.
 */
export function findByQuery(
  scripture: Scripture,
  translation: HeldText,
  read: ReadQuery,
  searched: Uint8Array,
  input: Input,
): QuerySearch {
  const { index } = translation;
  const others = othersThan(scripture, translation);
  const met = toRequired(index, others, scripture.ranking, read.required, searched);
  const hasWords = toWords(read.text).length > 0;
  const among = met.map((flag) => (flag > 0 ? 1 : 0));
  const found = hasWords
    ? findAmong(scripture, translation, among, { ...input, text: read.text })
    : listRequired(scripture, read, met, searched, input);
  const operands = read.required.flat().filter(isOfText);
  if (found.total === 0 && operands.length > 0) {
    const text = [...operands.flatMap(({ words }) => words), read.text].join(" ");
    const near = findAmong(scripture, translation, searched, { ...input, text });
    return { ...near, missingWords: [], isNear: true };
  }
  const hits = found.hits.map((hit): Hit => {
    const spans = markOperands(translation, operands, hit.order);
    return { ...hit, highlights: mergeSpans([...hit.highlights, ...spans]) };
  });
  return { ...found, hits, isNear: false };
}
