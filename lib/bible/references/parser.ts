import { processState } from "@/lib/process-state";
import { isBookId } from "../books";
import { BOOKS, type BookId } from "../canon";
import type { TranslationCode } from "../constants";
import {
  chapterRangeMessage,
  countVerses,
  formatOsis,
  formatReference,
  type Passage,
  unknownBookMessage,
} from "../rules";
import { BACKWARDS, findMissing, readRuns, toPassageOf } from "./grammar";
import { explainMissingBooks } from "./missing-books";
import {
  isNegative,
  normalizeReference,
  runsBackwards,
  splitTranslation,
  withColon,
  withNextVerse,
  withoutNext,
  withoutRoman,
} from "./notation";
import { spellOut } from "./spelled-out";

/** The result of reading a text as a reference. */
export type ParsedReference =
  | {
      kind: "found";
      /** In the order given; usually one. */
      passages: [Passage, ...Passage[]];
      /** The reference written out: "1 Corinthians 13:4-7", several joined by "; ". */
      reference: string;
      /** OSIS ids or ranges, several joined by a comma. */
      osis: string;
      /**
       * True for a book's name alone ("Ruth", "Job"), which may just as well be a word to search
       * for.
       */
      bookAlone: boolean;
      /** The translation named after the reference ("Romans 8:28 KJV"). */
      translation: TranslationCode | null;
    }
  /**
   * It is written as a reference, but the canon has no such place; `message` says what there is,
   * `osis` names the verse meant. `namesBook`: it names a book of ours or of another canon; else it
   * only looks like a reference ("Hezekiah 3:16").
   */
  | { kind: "missing"; message: string; osis: string | null; namesBook: boolean }
  /** It is not written as a reference. */
  | { kind: "none" };

/** Words and signs that may surround references in a text that is still nothing but references. */
const FILLERS =
  /\b(?:and|see|read|cf|also|the|book|books|of|in|from|to|through|verses?|chapters?|psalms?)\b|[\s,;:.()[\]"'&-]/gi;
/** Looks like a reference whose book the grammar does not know. */
const UNKNOWN_BOOK =
  /^((?:[1-4]|i{1,3}|iv)?\s*\p{L}[\p{L}.' ]*?)\.?\s*\d{1,3}\s*[:.]\s*\d{1,3}(?:\s*-\s*\d{1,3}(?:[:.]\d{1,3})?)?$/iu;

/** Recently parsed texts; the same few references are requested again and again. */
const recent = processState("parsedReferences", () => new Map<string, ParsedReference>());
const RECENT_LIMIT = 1_000;

const OTHER_NAME =
  "(?:[1-4]|i{1,3}|iv|first|second|third|fourth)?\\s*(?:tobit|judith|wisdom(?: of solomon)?|sirach|ecclesiasticus|baruch|maccabees|macc?|esdras|susanna|enoch|jubilees|bel and the dragon|prayer of manasseh)";
/**
 * Books of other canons with a chapter number, never meant as search words: "Tobit 1", "1 Maccabees
 * 2".
 */
const OTHER_BOOK = new RegExp(`^(${OTHER_NAME})\\.?\\s*\\d{1,3}$`, "i");
const ONLY_OTHER_NAME = new RegExp(`^${OTHER_NAME}$`, "i");
/** Longer texts say more than the name of a book. */
const LONGEST_NAME = 40;

/** Numbers from 200 on, which the grammar takes for none of a chapter or verse. */
const BEYOND_GRAMMAR = /(?<=\p{L}\.?\s?|:)[2-9]\d{2}(?!\d)/u;

function parse(text: string): ParsedReference {
  const { rest, translation } = splitTranslation(normalizeReference(spellOut(text).text));
  const parsed = parseNotation(rest);
  if (parsed.kind === "none" && BEYOND_GRAMMAR.test(rest)) {
    // No chapter and no verse has so high a number; what is said of it is the same.
    const lower = parseNotation(rest.replace(BEYOND_GRAMMAR, "199"));
    if (lower.kind === "missing" && lower.osis === null) return lower;
  }
  if (parsed.kind === "none") {
    const [message] = text.length <= LONGEST_NAME ? explainMissingBooks(text) : [];
    if (message) return { kind: "missing", message, osis: null, namesBook: true };
  }
  if (translation === null || parsed.kind === "missing") return parsed;
  // "lord web" is two words, not a reference in a translation.
  return parsed.kind === "found" ? { ...parsed, translation } : { kind: "none" };
}

/** Tries the notations that the grammar would misread first, then the grammar's own rules. */
function parseNotation(clean: string): ParsedReference {
  if (isNegative(clean)) return { kind: "none" };
  for (const written of [withColon(clean), withNextVerse(clean)]) {
    if (written === null) continue;
    const parsed = parseClean(written);
    if (parsed.kind === "found") return parsed;
  }
  const parsed = parseClean(withoutNext(clean));
  if (parsed.kind === "found" && runsBackwards(clean)) {
    return { kind: "missing", message: BACKWARDS, osis: null, namesBook: true };
  }
  const inFigures = parsed.kind === "none" ? withoutRoman(clean) : null;
  return inFigures === null ? parsed : parseClean(inFigures);
}

/** "Jude chapter 2", which the grammar takes for the second verse. */
const CHAPTER_ONLY = /\s(?:chapter|chap|ch)\.?\s*(\d{1,3})$/i;

function parseClean(clean: string): ParsedReference {
  const runs = readRuns(clean);

  let rest = clean;
  for (const { indices } of [...runs].reverse())
    rest = rest.slice(0, indices[0]) + rest.slice(indices[1]);
  const isReference = runs.length > 0 && rest.replace(FILLERS, "") === "";
  if (!isReference) {
    const name = (UNKNOWN_BOOK.exec(clean) ?? OTHER_BOOK.exec(clean))?.[1]?.trim();
    if (name === undefined) return { kind: "none" };
    const namesBook = ONLY_OTHER_NAME.test(name);
    return { kind: "missing", message: unknownBookMessage(name), osis: null, namesBook };
  }

  const entities = runs.flatMap((run) => run.entities);
  const passages: Passage[] = [];
  for (const entity of entities) {
    const missing = findMissing(entity);
    if (missing) return { kind: "missing", ...missing, namesBook: true };
    const passage = toPassageOf(entity);
    const isNew = passages.every(
      ({ start, end }) => start !== passage?.start || end !== passage.end,
    );
    if (passage && isNew) passages.push(passage);
  }
  const [first, ...others] = passages;
  if (!first) return { kind: "none" };
  const chapter = Number(CHAPTER_ONLY.exec(clean)?.[1] ?? 1);
  if (chapter > 1 && countVerses(first.endBook, 2) === 0) {
    const message = chapterRangeMessage(first.endBook);
    return { kind: "missing", message, osis: null, namesBook: true };
  }
  return {
    kind: "found",
    passages: [first, ...others],
    reference: passages.map(formatReference).join("; "),
    osis: passages.map(formatOsis).join(","),
    bookAlone: entities.length === 1 && entities[0]?.type === "b",
    translation: null,
  };
}

/**
 * Reads a text as one or more Bible references in any common English notation ("Jn 3:16", "1 Cor
 * 13:4-7", "III John 4", "Gen 1.1", "Ps 23", "John.3.16", misspelled book names). Pure and never
 * throws; a text is a reference only when nothing else stands in it. Grammar: npm
 * bible-passage-reference-parser, verse counts: lib/bible/canon.
 */
export function parseReference(text: string): ParsedReference {
  const known = recent.get(text);
  if (known) return known;
  const parsed = parse(text);
  if (recent.size >= RECENT_LIMIT) recent.delete(recent.keys().next().value ?? "");
  recent.set(text, parsed);
  return parsed;
}

/**
 * A text as the reference it is: written out where there is such a place; as it stands where it
 * names a book of the Bible, ours or another canon's, that has no such place here (translations
 * number some verses otherwise); null for everything else. Pure and never throws.
 */
export function toReference(text: string): string | null {
  const parsed = parseReference(text);
  if (parsed.kind === "found") return parsed.reference;
  return parsed.kind === "missing" && parsed.namesBook ? text : null;
}

/** Shortest prefix that is taken for a book's name. */
const MIN_BOOK_LETTERS = 4;

/** The one book whose name begins with the text ("genes", "2 corinth"), or null. */
export function findBookByBeginning(text: string): BookId | null {
  const wanted = normalizeReference(text).toLowerCase();
  if (wanted.length < MIN_BOOK_LETTERS) return null;
  const [book, another] = BOOKS.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  return book && !another ? book.id : null;
}

/** The book a text names and nothing else ("1 Cor", "Song of Songs", "Jn"), or null. */
export function parseBook(text: string): BookId | null {
  if (isBookId(text)) return text;
  const parsed = parseReference(text);
  return parsed.kind === "found" && parsed.bookAlone ? parsed.passages[0].book : null;
}

/** Where a reference stands in a longer text. */
export interface ReferenceMatch {
  /** Offsets into the text: from `start` to before `end`. */
  start: number;
  end: number;
  /** As it stands in the text: "Genesis 1:4, 10". */
  text: string;
  /** Written out: "Genesis 1:4; Genesis 1:10". Null when the canon has no such place. */
  reference: string | null;
}

/**
 * A book's full name with a chapter after it; abbreviations in running text are too easily other
 * words.
 */
const NAMED = `(?:${[...BOOKS.map(({ name }) => name), "Psalm", "Song of Songs"].join("|")}) \\d`;
const ANYWHERE = new RegExp(NAMED);
const IN_TEXT = new RegExp(`^${NAMED}`);

const GOES_ON = /^(?:, |; | and )\d[\d:–-]*$/;

/**
 * The references in running text that name their book in full, in the order of the text. Pure and
 * never throws.
 */
export function findReferences(text: string): ReferenceMatch[] {
  // Most words of the site name no verse, and the grammar takes its time to find that out.
  if (!ANYWHERE.test(text)) return [];
  const matches: ReferenceMatch[] = [];
  for (const { indices, entities } of readRuns(text)) {
    const [start, end] = indices;
    const passages = entities.map((entity) => (findMissing(entity) ? null : toPassageOf(entity)));
    const isWhole = passages.every((passage) => passage !== null);
    const reference = isWhole
      ? passages.map((passage) => passage && formatReference(passage)).join("; ")
      : null;
    const last = matches.at(-1);
    if (IN_TEXT.test(text.slice(start, end))) {
      matches.push({ start, end, text: text.slice(start, end), reference });
    } else if (last && GOES_ON.test(text.slice(last.end, end))) {
      // Further verses of the same book: "Genesis 1:4, 10".
      last.end = end;
      last.text = text.slice(last.start, end);
      last.reference =
        last.reference === null || reference === null ? null : `${last.reference}; ${reference}`;
    }
  }
  return matches;
}
