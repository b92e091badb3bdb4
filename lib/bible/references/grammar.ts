// The reference grammar, npm bible-passage-reference-parser, and what it reads in terms of our
// canon. It has some 200 KB, so no page should load it.
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { processState } from "@/lib/process-state";
import { isBookId } from "../books";
import { getBook } from "../canon";
import {
  chapterRangeMessage,
  countVerses,
  type Passage,
  toCanonicalOrder,
  toPassage,
  verseRangeMessage,
} from "../rules";

interface Point {
  b?: string;
  c?: number;
  v?: number;
}
export interface ParsedEntity {
  type?: string;
  start: Point;
  end: Point;
  valid: { valid: boolean; messages: Record<string, unknown> };
}
/** Adjacent references in a text, from the first index to before the second. */
export interface ParsedRun {
  indices: [number, number];
  entities: ParsedEntity[];
}

/** The process's one: its expressions are compiled at the first text, which takes some 50 ms. */
const grammar = () =>
  processState("referenceGrammar", () => ({
    parser: new bcv_parser(english).set_options({
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
    }),
  }));

/** The references the grammar reads in a text, in order. */
export function readRuns(text: string): ParsedRun[] {
  const { parser } = grammar();
  parser.parse(text);
  return parser.parsed_entities() as unknown as ParsedRun[];
}

/** For a reference that ends before it starts. */
export const BACKWARDS = "That reference ends before it starts. Write the earlier verse first.";

export interface Missing {
  message: string;
  osis: string | null;
}

/** What is missing about a chapter or verse, or null when it exists. */
function findMissingPoint({ b, c, v }: Point): Missing | null {
  if (!b || !isBookId(b) || c === undefined) return null;
  const osis = v === undefined ? null : `${b}.${c}.${v}`;
  if (c === 0) return { message: `Chapters start at 1: ${chapterRangeMessage(b)}`, osis };
  if (countVerses(b, c) === 0) return { message: chapterRangeMessage(b), osis };
  if (v === 0) return { message: `Verses start at 1: ${verseRangeMessage(b, c)}`, osis };
  if (v === undefined || toCanonicalOrder({ book: b, chapter: c, verse: v }) !== null) return null;
  return { message: verseRangeMessage(b, c), osis };
}

/** What is missing about an entity, or null when all of it exists. */
export function findMissing({ start, end, type, valid }: ParsedEntity): Missing | null {
  // "ff" runs to the end of the chapter; only an explicit end can be wrong.
  const missing = findMissingPoint(start) ?? (type === "ff" ? null : findMissingPoint(end));
  if (missing || type === "ff") return missing;
  const { messages } = valid;
  const { b, c } = end;
  if (b && isBookId(b)) {
    // The grammar clips an end that is too high ("John 3:16-99") and reports it only here.
    if ("end_chapter_not_exist" in messages) return { message: chapterRangeMessage(b), osis: null };
    if ("end_verse_not_exist" in messages && c !== undefined)
      return { message: verseRangeMessage(b, c), osis: null };
    if (!valid.valid) return { message: BACKWARDS, osis: null };
  }
  return null;
}

/** The passage of an existing entity. */
export function toPassageOf({ start, end }: ParsedEntity): Passage | null {
  const from = toOrder(start, false);
  const to = toOrder(end, true);
  return from === null || to === null || to < from ? null : toPassage(from, to);
}

function toOrder({ b, c, v }: Point, atEnd: boolean): number | null {
  if (!b || !isBookId(b)) return null;
  const chapter = c ?? (atEnd ? getBook(b).verseCounts.length : 1);
  return toCanonicalOrder({ book: b, chapter, verse: v ?? (atEnd ? countVerses(b, chapter) : 1) });
}
