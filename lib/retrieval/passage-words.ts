import "server-only";
import { type BookId, getBook } from "@/lib/bible/canon";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { BOOK_FACTS } from "@/lib/content/books";
import { CHAPTERS } from "@/lib/content/chapters";
import { SECTIONS } from "@/lib/content/sections";
import { STORIES } from "@/lib/content/stories";
import { stemOf, type Term } from "./query";
import { getStatements } from "./site-index";

interface Heading extends VerseRange {
  words: string;
  stems: ReadonlySet<string>;
  /** A story's heading (0) tells more than a section's (1), and that more than an outline's. */
  rank: number;
}

const OUTLINE = 2;

const stemsOf = (text: string) => new Set(toWords(text).map((word) => stemOf(word.text)));

/** What the site calls each passage, best kind first, shorter passages first. */
const getHeadings = builtOnce("passageHeadings", (): readonly Heading[] => {
  const toHeadings = (passage: string, words: string, rank: number): Heading[] =>
    readWrittenReferences(passage).map(({ start, end }) => ({
      start,
      end,
      words,
      stems: stemsOf(words),
      rank,
    }));
  return [
    ...STORIES.flatMap(([passage, words]) => toHeadings(passage, words, 0)),
    ...SECTIONS.flatMap(({ passage, words }) => toHeadings(passage, words, 1)),
    ...BOOK_FACTS.flatMap(({ outline }) =>
      outline.flatMap(({ passage, heading }) => toHeadings(passage, heading, OUTLINE)),
    ),
  ].sort((a, b) => a.rank - b.rank || a.end - a.start - (b.end - b.start));
});

/** Summaries of the chapters by book and chapter, sentence by sentence. */
const getSummaries = builtOnce(
  "chapterSentences",
  () =>
    new Map(
      CHAPTERS.map(({ book, chapters }) => [
        book,
        chapters.map((summary) => summary.split(/(?<=[.!?])\s+(?=\p{Lu})/u)),
      ]),
    ),
);

function summaryOf(order: number): readonly string[] {
  const { book, chapter } = toVerseAddress(order);
  return getSummaries().get(book)?.[chapter - 1] ?? [];
}

/** The summary of a chapter in words of today. */
export function chapterSummary(book: BookId, chapter: number): string {
  return (getSummaries().get(book)?.[chapter - 1] ?? []).join(" ");
}

const sharedTerms = (stems: ReadonlySet<string>, terms: readonly Term[]) =>
  terms.filter(({ forms }) => forms.some(({ stem }) => stems.has(stem))).length;

/**
 * A line that says what a passage is about: the heading it stands under that shares most with the
 * question; undefined when it stands under none.
 */
export function headingOf({ start, end }: VerseRange, terms: readonly Term[]): string | undefined {
  const here = getHeadings().flatMap((heading) => {
    const shared = Math.min(end, heading.end) - Math.max(start, heading.start) + 1;
    // Most of the passage, so that the heading is not its neighbor's.
    return shared > 0 && shared * 2 > end - start
      ? [{ ...heading, held: sharedTerms(heading.stems, terms) }]
      : [];
  });
  const [best] = here
    .filter(({ rank, held }) => rank < OUTLINE || held > 0)
    .sort((a, b) => b.held - a.held || a.rank - b.rank);
  return best?.words;
}

const UNKNOWN_WEIGHT = 4;

/** How rare a stem is in what the site says of passages: high for one that tells much. */
export function rarityOf(stem: string): number {
  const { statements, index } = getStatements();
  const count = index.holders.get(stem)?.length ?? 0;
  return count === 0 ? UNKNOWN_WEIGHT : Math.log(1 + statements.length / (count + 0.5));
}

/**
 * The share of a question, by the rarity of its words, that a passage or what the site says of it
 * holds: 0 to 1.
 */
export function passageFit(
  { translations }: Scripture,
  { start, end }: VerseRange,
  terms: readonly Term[],
): number {
  const { statements } = getStatements();
  const stems = new Set<string>();
  const note = (text: string) => {
    for (const { text: word } of toWords(text)) stems.add(stemOf(word));
  };
  for (const { texts } of translations.values()) {
    for (let order = start; order <= end; order++) note(texts[order] ?? "");
  }
  for (const { names, texts, passages } of statements) {
    if (!passages.some((range) => overlaps(range, { start, end }))) continue;
    for (const text of [...names, ...texts]) note(text);
  }
  for (const sentence of summaryOf(start)) note(sentence);
  note(getBook(toVerseAddress(start).book).name);
  let total = 0;
  let held = 0;
  for (const { stem, forms } of terms) {
    const weight = rarityOf(stem);
    total += weight;
    held += weight * Math.max(0, ...forms.map((form) => (stems.has(form.stem) ? form.share : 0)));
  }
  return total === 0 ? 1 : held / total;
}
