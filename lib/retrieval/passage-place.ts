import "server-only";
import { getBook } from "@/lib/bible/canon";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatBook, toVerseAddress } from "@/lib/bible/rules";
import { builtOnce } from "@/lib/built-once";
import { BOOK_FACTS } from "@/lib/content/books";
import { CHAPTERS } from "@/lib/content/chapters";
import { endSentence } from "./excerpts";

/** Where a passage stands, as the site tells it. */
export interface PassagePlace {
  /** "Jeremiah 29". */
  chapter: string;
  /** The chapter in today's words. */
  summary: string;
  /** The part of the book's outline it belongs to; null where the outline has none. */
  part: { heading: string; passage: string } | null;
  /** Name of the book, its kind, time, readers and purpose, in sentences. */
  book: string;
}

const getSummaries = builtOnce(
  "chapterSummaries",
  () => new Map(CHAPTERS.map(({ book, chapters }) => [book, chapters])),
);

const small = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Where a passage stands: its chapter, its part of the book, its book. By its first verse. Pure. */
export function findPassagePlace({ start }: VerseRange): PassagePlace {
  const { book: id, chapter } = toVerseAddress(start);
  const facts = BOOK_FACTS.find(({ osis }) => osis === id);
  const part = facts?.outline.find(({ passage }) =>
    readWrittenReferences(passage).some((range) => range.start <= start && start <= range.end),
  );
  const name = getBook(id).name;
  return {
    chapter: `${formatBook(id)} ${chapter}`,
    summary: getSummaries().get(id)?.[chapter - 1] ?? "",
    part: part ? { heading: part.heading, passage: part.passage } : null,
    book: facts
      ? `${name} (${facts.genre}). Written, by tradition: ${facts.writtenTraditional}; as scholars date it: ${facts.writtenScholarly}. Readers: ${facts.audience}. ${endSentence(`Purpose: ${small(facts.purpose)}`)}`
      : name,
  };
}
