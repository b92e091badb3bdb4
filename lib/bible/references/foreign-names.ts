// Names of the books in other languages, by the grammar's own lists.
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as everyLanguage from "bible-passage-reference-parser/esm/lang/full.js";
import { processState } from "@/lib/process-state";
import { isBookId } from "../books";
import { getBook } from "../canon";
import { readRuns } from "./grammar";

const NAMES_LIMIT = 2_000;
const known = processState("foreignBookNames", () => new Map<string, string | null>());
const grammar = () =>
  processState("foreignGrammar", () => ({
    parser: new bcv_parser(everyLanguage).set_options({
      book_alone_strategy: "full",
      invalid_passage_strategy: "include",
      captive_end_digits_strategy: "include",
      warn_level: "none",
    }),
  }));

/** Shorter names, unless accented, are words of English ("room" is Romans somewhere); not these. */
const SHORTEST = 5;
const SHORT_NAMES = /^(?:juan|jean|marc|jona|naum)$/i;
/** People and places of the English text, which a number follows for other reasons. */
const ALSO_PEOPLE =
  /^(?:ezrah|galatia|haggi|hoshea|hushai|judas|zacharias|jonas|lucas|marcus|timotheus)$/i;
/** The five books of Moses by their number, as German and Dutch have them. */
const OF_MOSES = /^([1-5])\.?\s?mos(?:e|es)$/i;
const MOSES = ["Genesis", "Exodus", "Leviticus", "Numbers", "Deuteronomy"];

function bookOf(start: { b?: string } | undefined): string | null {
  return start?.b && isBookId(start.b) ? getBook(start.b).name : null;
}

interface Context {
  /** English abbreviations count too. */
  mayBeShort: boolean;
  /** A chapter and a verse follow. */
  hasVerse: boolean;
}

function isOtherWord(name: string, hasVerse: boolean): boolean {
  const letters = name.replace(/[^\p{L}]/gu, "");
  if (!hasVerse && ALSO_PEOPLE.test(letters)) return true;
  return /^[a-z]*$/i.test(letters) && letters.length < SHORTEST && !SHORT_NAMES.test(letters);
}

function find(name: string, { mayBeShort, hasVerse }: Context): string | null {
  const moses = OF_MOSES.exec(name)?.[1];
  if (moses !== undefined) return MOSES[Number(moses) - 1] ?? null;
  const text = `${name.replace(/^([1-5])\.\s?/, "$1 ")} 1:1`;
  const [run, ...others] = readRuns(text);
  const isWhole = run?.indices[0] === 0 && others.length === 0;
  // English abbreviations are the English grammar's own; here they only lose their comma.
  if (isWhole) return mayBeShort ? bookOf(run.entities[0]?.start) : null;
  if (run || isOtherWord(name, hasVerse)) return null;
  const { parser } = grammar();
  parser.parse(text);
  const [first] = parser.parsed_entities() as unknown as {
    indices: [number, number];
    entities: { start: { b?: string } }[];
  }[];
  return first?.indices[0] === 0 && first.indices[1] === text.length
    ? bookOf(first.entities[0]?.start)
    : null;
}

/**
 * The English name of a book that another language names ("Johannes", "Salmo", "1. Mose"), or that
 * an English abbreviation names; null for every other word. Pure and never throws.
 */
export function toEnglishBook(name: string, context: Context): string | null {
  const key = `${context.mayBeShort} ${context.hasVerse} ${name.toLowerCase()}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const book = find(name, context);
  if (known.size >= NAMES_LIMIT) known.delete(known.keys().next().value ?? "");
  known.set(key, book);
  return book;
}
