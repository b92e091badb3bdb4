// Apart from rules.ts because it loads the reference grammar (some 200 KB), which no browser page should carry.
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { type BookId, getBook, isBookId } from "./canon";
import {
  chapterRangeMessage,
  countVerses,
  formatOsis,
  formatReference,
  type Passage,
  toCanonicalOrder,
  toPassage,
  unknownBookMessage,
  verseRangeMessage,
} from "./rules";

/** What a text was read as. */
export type ParsedReference =
  | {
      kind: "found";
      /** In the order given; most texts name one. */
      passages: [Passage, ...Passage[]];
      /** The reference written out: "1 Corinthians 13:4-7", several joined by "; ". */
      reference: string;
      /** OSIS ids or ranges, several joined by a comma. */
      osis: string;
      /** True for a book's name alone ("Ruth", "Job"), which may just as well be a word to search for. */
      bookAlone: boolean;
    }
  /** It is written as a reference, but the canon has no such place; `message` says what there is. */
  | { kind: "missing"; message: string }
  /** It is not written as a reference. */
  | { kind: "none" };

interface Point {
  b?: string;
  c?: number;
  v?: number;
}
interface ParsedEntity {
  type?: string;
  start: Point;
  end: Point;
  valid: { valid: boolean; messages: Record<string, unknown> };
}
interface ParsedRun {
  indices: [number, number];
  entities: ParsedEntity[];
}

const parser = new bcv_parser(english).set_options({
  versification_system: "kjv",
  invalid_passage_strategy: "include",
  invalid_sequence_strategy: "include",
  book_alone_strategy: "full",
  book_sequence_strategy: "include",
  book_range_strategy: "include",
  captive_end_digits_strategy: "include",
  end_range_digits_strategy: "sequence",
  sequence_combination_strategy: "separate",
  consecutive_combination_strategy: "separate",
  osis_compaction_strategy: "bcv",
  warn_level: "none",
});

/** Words and signs that may stand around references without making the text something else. */
const FILLERS =
  /\b(?:and|see|read|cf|also|the|book|books|of|in|from|to|through|verses?|chapters?|psalms?)\b|[\s,;:.()[\]"'&-]/gi;
/** Looks like a reference whose book the grammar does not know. */
const UNKNOWN_BOOK =
  /^((?:[1-4]|i{1,3}|iv)?\s*\p{L}[\p{L}.' ]*?)\.?\s*\d{1,3}\s*[:.]\s*\d{1,3}(?:\s*-\s*\d{1,3}(?:[:.]\d{1,3})?)?$/iu;

/** Texts parsed lately; the same few references are asked for again and again. */
const recent = new Map<string, ParsedReference>();
const RECENT_LIMIT = 1_000;

/** Names the grammar does not know, and the ones it does. */
const OLD_NAMES: readonly [RegExp, string][] = [
  [/^(?:the )?canticles?(?: of canticles)?\b/i, "Song of Songs"],
  [/^(?:the )?apocalypse(?: of (?:st\.? )?john)?\b/i, "Revelation"],
];
/** A Roman chapter number after a book: "Romans viii. 28", "Psalm XXIII". */
const ROMAN_CHAPTER = /(?<=\p{L}\.?\s)([ivxlc]{1,8})(?=\.?\s*[:.,\s]\s*\d|$)/iu;
const ROMAN_DIGITS: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function fromRoman(numeral: string): number {
  const values = [...numeral.toLowerCase()].map((digit) => ROMAN_DIGITS[digit] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

function normalise(text: string): string {
  const clean = cleanUp(text);
  const [pattern, name] = OLD_NAMES.find(([old]) => old.test(clean)) ?? [];
  return pattern && name ? clean.replace(pattern, name) : clean;
}

function cleanUp(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, "-")
    .replace(/[\u2018\u2019\u02BC`]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

/** What does not exist about an entity, in words, or null when all of it does. */
function findMissing({ start, end, type, valid }: ParsedEntity): string | null {
  const { messages } = valid;
  // "ff" runs to the end of the chapter by itself; only ends that were written out can be wrong.
  const points = type === "ff" ? [start] : [start, end];
  for (const { b, c, v } of points) {
    if (!b || !isBookId(b)) continue;
    if (c !== undefined && countVerses(b, c) === 0) return chapterRangeMessage(b);
    if (
      c !== undefined &&
      v !== undefined &&
      toCanonicalOrder({ book: b, chapter: c, verse: v }) === null
    ) {
      return verseRangeMessage(b, c);
    }
  }
  if (type === "ff") return null;
  const { b, c } = end;
  if (b && isBookId(b)) {
    // The grammar cuts ends that are too high ("John 3:16-99") and says so only here.
    if ("end_chapter_not_exist" in messages) return chapterRangeMessage(b);
    if ("end_verse_not_exist" in messages && c !== undefined) return verseRangeMessage(b, c);
    if (!valid.valid) return "That reference runs backwards. Write the earlier verse first.";
  }
  return null;
}

function toPassageOf({ start, end }: ParsedEntity): Passage | null {
  const from = toOrder(start, false);
  const to = toOrder(end, true);
  return from === null || to === null || to < from ? null : toPassage(from, to);
}

function toOrder({ b, c, v }: Point, atEnd: boolean): number | null {
  if (!b || !isBookId(b)) return null;
  const chapter = c ?? (atEnd ? getBook(b).verseCounts.length : 1);
  return toCanonicalOrder({ book: b, chapter, verse: v ?? (atEnd ? countVerses(b, chapter) : 1) });
}

function parse(text: string): ParsedReference {
  const clean = normalise(text);
  const parsed = parseClean(clean);
  if (parsed.kind !== "none" || !ROMAN_CHAPTER.test(clean)) return parsed;
  return parseClean(clean.replace(ROMAN_CHAPTER, (numeral) => `${fromRoman(numeral)}`));
}

function parseClean(clean: string): ParsedReference {
  parser.parse(clean);
  const runs = parser.parsed_entities() as unknown as ParsedRun[];

  let rest = clean;
  for (const { indices } of [...runs].reverse())
    rest = rest.slice(0, indices[0]) + rest.slice(indices[1]);
  const isReference = runs.length > 0 && rest.replace(FILLERS, "") === "";
  if (!isReference) {
    const name = UNKNOWN_BOOK.exec(clean)?.[1];
    return name === undefined
      ? { kind: "none" }
      : { kind: "missing", message: unknownBookMessage(name.trim()) };
  }

  const entities = runs.flatMap((run) => run.entities);
  const passages: Passage[] = [];
  for (const entity of entities) {
    const message = findMissing(entity);
    if (message !== null) return { kind: "missing", message };
    const passage = toPassageOf(entity);
    if (passage) passages.push(passage);
  }
  const [first, ...others] = passages;
  if (!first) return { kind: "none" };
  return {
    kind: "found",
    passages: [first, ...others],
    reference: passages.map(formatReference).join("; "),
    osis: passages.map(formatOsis).join(","),
    bookAlone: entities.length === 1 && entities[0]?.type === "b",
  };
}

/**
 * Reads a text as one or more Bible references in any common English notation ("Jn 3:16", "1 Cor 13:4-7", "III John 4",
 * "Gen 1.1", "Ps 23", "John.3.16", misspelt book names). Pure and never throws; a text is a reference only when nothing else
 * stands in it. Grammar: npm bible-passage-reference-parser, verse counts: lib/bible/canon.
 */
export function parseReference(text: string): ParsedReference {
  const known = recent.get(text);
  if (known) return known;
  const parsed = parse(text);
  if (recent.size >= RECENT_LIMIT) recent.delete(recent.keys().next().value ?? "");
  recent.set(text, parsed);
  return parsed;
}

/** The book a text names and nothing else ("1 Cor", "Song of Songs", "Jn"), or null. */
export function parseBook(text: string): BookId | null {
  if (isBookId(text)) return text;
  const parsed = parseReference(text);
  return parsed.kind === "found" && parsed.bookAlone ? parsed.passages[0].book : null;
}
