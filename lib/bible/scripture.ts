// The immutable text in memory and how it is read; pure, so that tests build it without a database
// (docs/decisions/0003).
import { CANON_VERSE_COUNT } from "./canon";
import type { TranslationCode } from "./constants";
import { displayDivineName, readWithDivineName } from "./divine-name";
import { buildSearchIndex, type SearchIndex } from "./search/search-index";

/** One translation, addressed by canonicalOrder (entry 0 is unused). */
export interface HeldText<Code extends string = string> {
  code: Code;
  /** "" where the translation does not print the verse. */
  texts: string[];
  /** JSON of each verse's layout, parsed when a chapter is read. */
  layouts: string[];
  /** By rank: 1 where the translation prints the verse. */
  printed: Uint8Array;
  /** Built at first use. */
  readonly index: SearchIndex;
  /** What is said of a translation that the operator imported; ours need none. */
  edition?: Edition;
}
/** One of our own translations. */
export type TranslationText = HeldText<TranslationCode>;

/** What is said of an imported translation wherever it is shown. */
export interface Edition {
  name: string;
  /** BCP 47. */
  language: string;
  direction: "ltr" | "rtl";
  /** The line under every chapter. */
  license: string;
}

/**
 * Which verses a verse is linked to: targets[start[order]…start[order + 1]) are canonicalOrder, in
 * the order of the source.
 */
export interface LinkTable {
  targets: Uint16Array;
  start: Int32Array;
}

/** Order of results: the verse most often linked to has rank 0; equals stand in canonical order. */
export interface Ranking {
  /** canonicalOrder by rank. */
  orderOf: Uint16Array;
  /** Rank by canonicalOrder. */
  rankOf: Uint16Array;
  /** How many verses link to a verse, by canonicalOrder. */
  incoming: Uint16Array;
}

export interface Scripture {
  translations: ReadonlyMap<TranslationCode, TranslationText>;
  links: LinkTable;
  ranking: Ranking;
}

/** True for a text in English: what the site knows of words helps to search it. */
export function isEnglish({ edition }: Pick<HeldText, "edition">): boolean {
  return edition === undefined || /^en\b/.test(edition.language);
}

/** Builds the link table from pairs of a verse and the verses it is linked to, in any order. */
export function toLinkTable(rows: Iterable<readonly [number, readonly number[]]>): LinkTable {
  const byOrder = new Map(rows);
  const start = new Int32Array(CANON_VERSE_COUNT + 2);
  for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
    start[order + 1] = (start[order] ?? 0) + (byOrder.get(order)?.length ?? 0);
  }
  const targets = new Uint16Array(start[CANON_VERSE_COUNT + 1] ?? 0);
  for (const [order, list] of byOrder) targets.set(list, start[order]);
  return { targets, start };
}

/** Ranks the verses by how many others link to them. */
export function toRanking({ targets }: LinkTable): Ranking {
  const incoming = new Uint16Array(CANON_VERSE_COUNT + 1);
  for (const target of targets) incoming[target] = (incoming[target] ?? 0) + 1;
  const orders = Array.from({ length: CANON_VERSE_COUNT }, (_value, at) => at + 1);
  orders.sort((a, b) => (incoming[b] ?? 0) - (incoming[a] ?? 0) || a - b);
  const rankOf = new Uint16Array(CANON_VERSE_COUNT + 1);
  orders.forEach((order, rank) => {
    rankOf[order] = rank;
  });
  return { orderOf: Uint16Array.from(orders), rankOf, incoming };
}

/**
 * A verse's text with the divine name written the other way, "" when that changes nothing and in
 * imported translations.
 */
export function toOtherReading(code: string, text: string): string {
  if (code !== "WEB" && code !== "KJV") return "";
  const other = code === "WEB" ? displayDivineName(text, "LORD") : readWithDivineName(text);
  return other === text ? "" : other;
}

/**
 * One translation, ready to be read. Its search index is built when it is first looked at, which
 * takes about 0.3 s of the processor, so that verses and chapters are served before the search is.
 */
export function toTranslationText(
  code: TranslationCode,
  texts: string[],
  layouts: string[],
  ranking: Ranking,
): TranslationText {
  const textOf = (rank: number) => texts[ranking.orderOf[rank] ?? 0] ?? "";
  const printed = Uint8Array.from(ranking.orderOf, (order) => (texts[order] === "" ? 0 : 1));
  let index: SearchIndex | undefined;
  return {
    code,
    texts,
    layouts,
    printed,
    get index() {
      index ??= buildSearchIndex(CANON_VERSE_COUNT, textOf, (rank) =>
        toOtherReading(code, textOf(rank)),
      );
      return index;
    },
  };
}

/**
 * An imported translation, ready to be read; its search index is built as `toTranslationText` says,
 * with the `stem` of its language.
 */
export function toImportedText(
  code: string,
  edition: Edition,
  texts: string[],
  layouts: string[],
  ranking: Ranking,
  stem?: (word: string) => string,
): HeldText & { edition: Edition } {
  const textOf = (rank: number) => texts[ranking.orderOf[rank] ?? 0] ?? "";
  const printed = Uint8Array.from(ranking.orderOf, (order) => (texts[order] === "" ? 0 : 1));
  let index: SearchIndex | undefined;
  return {
    code,
    edition,
    texts,
    layouts,
    printed,
    get index() {
      index ??= buildSearchIndex(CANON_VERSE_COUNT, textOf, () => "", stem);
      return index;
    },
  };
}

/** The verses a verse is linked to, as canonicalOrder, in the order of the source. */
export function getLinks({ links }: Scripture, order: number): Uint16Array {
  return links.targets.subarray(links.start[order] ?? 0, links.start[order + 1] ?? 0);
}
