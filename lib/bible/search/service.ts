import "server-only";
import {
  findBookByBeginning,
  type ParsedReference,
  parseBook,
  parseReference,
} from "@/lib/bible/references/parser";
import { AppError } from "@/lib/errors";
import { type BookId, CANON_VERSE_COUNT, getBook } from "../canon";
import { DEFAULT_TRANSLATION, EVERY_TRANSLATION } from "../constants";
import { getHeldText, getHeldTexts } from "../held-text";
import { findVersesOf, omittedMessage, toVerse } from "../printed-verses";
import type { VerseRange } from "../references/verse-range";
import {
  countVerses,
  formatBook,
  formatReference,
  getBookRange,
  getTestamentRange,
  type Passage,
  toCanonicalOrder,
  toPassage,
  toVerseAddress,
  unknownBookMessage,
} from "../rules";
import type { SearchVersesQuery, SearchVersesResponse } from "../schema";
import { type HeldText, isEnglish, type Scripture } from "../scripture";
import { renumberedReason } from "../service";
import { NO_SITE_WORDS, type SiteWords } from "./correct-words";
import { findEverywhere, printEverywhere } from "./every-translation";
import { findByQuery, findSearched, isOfText, withApostrophes } from "./find-by-query";
import { mergeSpans } from "./highlight";
import {
  NO_ORIGINAL_TEXTS,
  namedOriginals,
  type OriginalTexts,
  resolveOriginals,
  toOriginals,
} from "./original-words";
import { isPlain, type ReadQuery, readQuery, tellReading } from "./query-language";
import { findAmong, findByPassages, type Hit, toAllowed } from "./search-verses";

function toRange(query: Pick<SearchVersesQuery, "testament" | "book">): VerseRange {
  if (query.book !== undefined) {
    const book = parseBook(query.book);
    if (!book) {
      const message = unknownBookMessage(query.book);
      throw new AppError("invalid_request", message, { errors: [{ path: "book", message }] });
    }
    return getBookRange(book);
  }
  return query.testament
    ? getTestamentRange(query.testament)
    : { start: 1, end: CANON_VERSE_COUNT };
}

/** What the search of verses is told by those who know more than the text. */
export interface Beyond extends SiteWords, OriginalTexts {
  /** The verses (canonicalOrder) about what a text means, best first, of those allowed. */
  findByMeaning: (
    scripture: Scripture,
    text: string,
    isAllowed: (order: number) => boolean,
  ) => readonly number[];
}

const NOTHING_BEYOND: Beyond = {
  ...NO_SITE_WORDS,
  ...NO_ORIGINAL_TEXTS,
  findByMeaning: () => [],
};

interface Outcome
  extends Pick<SearchVersesResponse, "total" | "message" | "correctedQuery" | "missingWords"> {
  hits: Hit[];
  book: SearchVersesResponse["book"];
  reading: string | null;
  /** Verses by meaning, not yet without those found by words. */
  meant: readonly number[];
}

const NOTHING: Outcome = {
  total: 0,
  hits: [],
  message: null,
  correctedQuery: null,
  missingWords: [],
  book: null,
  reading: null,
  meant: [],
};

interface Task {
  scripture: Scripture;
  /** The one that is searched; of all of them the first, which messages speak of. */
  translation: HeldText;
  /** All of them, where every one is searched. */
  every: readonly HeldText[] | null;
  query: SearchVersesQuery;
  range: VerseRange;
  beyond: Beyond;
}

function findPassages(
  { translation, every, query: { offset, limit }, range }: Task,
  passages: readonly Passage[],
): Outcome {
  const found = every
    ? printEverywhere(every, passages, range, { offset, limit })
    : findByPassages(translation, passages, range, offset, limit);
  const isPrinted = found.total > 0 || findVersesOf(translation, passages).length > 0;
  const message = isPrinted ? null : omittedMessage(translation, passages);
  return { ...NOTHING, ...found, message, book: toOpened(passages[0]) };
}

/**
 * Names shorter than this are ordinary words ("am", "is"), although the grammar reads them as
 * abbreviations.
 */
const MIN_BOOK_NAME = 3;

/** A book with the reference that opens it. */
function toBook(id: BookId): NonNullable<SearchVersesResponse["book"]> {
  return { id, name: getBook(id).name, reference: `${formatBook(id)} 1` };
}

/** A whole chapter or more is opened rather than read verse by verse; a verse is shown. */
function toOpened(passage: Passage | undefined): SearchVersesResponse["book"] {
  if (!passage) return null;
  const { chapter, verse } = toVerseAddress(passage.start);
  const last = toCanonicalOrder({
    book: passage.book,
    chapter,
    verse: countVerses(passage.book, chapter),
  });
  if (verse !== 1 || last === null || passage.end < last) return null;
  return {
    id: passage.book,
    name: getBook(passage.book).name,
    reference: formatReference(passage),
  };
}

/** Most verses one answer lists by their meaning. */
const MOST_BY_MEANING = 10;

function findPlain(task: Task, parsed: ParsedReference, read: ReadQuery): Outcome {
  const { scripture, translation, every, query, range, beyond } = task;
  const { text } = read;
  const named = parsed.kind === "found" ? parsed.passages[0].book : null;
  const begun = parsed.kind === "none" ? findBookByBeginning(text) : null;
  const isAllowed = (order: number) =>
    order >= range.start && order <= range.end && translation.texts[order] !== "";
  const meaning = (words: string) => beyond.findByMeaning(scripture, words, isAllowed);
  const meant = meaning(text);
  const input = {
    offset: query.offset,
    limit: query.limit,
    // "Genesis" or "genes" is no misspelling of something else.
    mayCorrect: named === null && begun === null,
    site: beyond,
    preferred: meant,
  };
  const allowed = toAllowed(translation, scripture, range);
  const found = every
    ? findEverywhere(scripture, every, read, range, input)
    : findAmong(scripture, translation, allowed, { ...input, text });
  // A book's name is first of all a word ("Ruth", "job", "acts"); if no verse has the word, the
  // book is meant.
  const book = named ?? begun;
  if (book && found.total === 0) {
    const { start, end } = getBookRange(book);
    return { ...findPassages(task, [toPassage(start, end)]), book: toBook(book) };
  }
  const opened = named && text.length >= MIN_BOOK_NAME ? toBook(named) : null;
  const corrected = found.correctedQuery === null ? null : meaning(found.correctedQuery);
  // A correction that leads nowhere is none.
  const helps = corrected !== null && found.total + corrected.length > 0;
  const { total, hits, missingWords } = found;
  return {
    ...{ ...NOTHING, total, hits, missingWords },
    correctedQuery: helps ? found.correctedQuery : null,
    book: opened,
    meant: helps ? corrected : meant,
  };
}

function findWithOperators(task: Task, asked: ReadQuery): Outcome {
  const { scripture, translation, every, query, range, beyond } = task;
  const read = withApostrophes(scripture, translation, asked);
  const operands = read.required.flat().filter(isOfText);
  const asksOriginal = toOriginals(read).length > 0;
  const words = [read.text, ...operands.flatMap((operand) => operand.words)].join(" ").trim();
  const [unknown] = read.unknownScopes;
  const notes = [read.missing, unknown === undefined ? null : unknownBookMessage(unknown)];
  const message = notes.find((note) => note !== null) ?? null;
  const reading = tellReading(read);
  const passages = read.passages;
  if (read.missing !== null && passages.length === 0) return { ...NOTHING, message };
  const inside = [...passages, ...read.scopes.flatMap(({ ranges }) => ranges)].map(
    ({ start, end }) => toPassage(start, end),
  );
  if (words === "" && read.excluded.length === 0 && !asksOriginal) {
    if (inside.length === 0) return { ...NOTHING, message };
    return { ...findPassages(task, inside), reading };
  }
  const searched = findSearched(scripture, translation, read, range);
  const isAllowed = (order: number) => searched[scripture.ranking.rankOf[order] ?? 0] === 1;
  const meant = words === "" ? [] : beyond.findByMeaning(scripture, words, isAllowed);
  const input = {
    offset: query.offset,
    limit: query.limit,
    mayCorrect: passages.length === 0,
    site: beyond,
    preferred: meant,
  };
  const { isNear, ...found } = every
    ? findEverywhere(scripture, every, asked, range, input)
    : findByQuery(scripture, translation, read, searched, input);
  // "explain John 3:16": the passage matters, not the words around it.
  if (
    passages.length > 0 &&
    !asksOriginal &&
    (found.total === 0 || found.hits[0]?.match === "some")
  ) {
    const passage = findPassages(task, passages);
    return { ...passage, message: message ?? passage.message, reading: null };
  }
  const phrases = operands.filter(({ kind }) => kind === "phrase");
  const exact = phrases.map((phrase) => `“${phrase.words.join(" ")}”`).join(" and ");
  const isAbsent = isNear && phrases.length > 0 && found.hits[0]?.match !== "familiar";
  return {
    ...NOTHING,
    ...found,
    correctedQuery: found.total > 0 ? found.correctedQuery : null,
    message: message ?? (isAbsent ? `No verse here has exactly ${exact}.` : null),
    book: toOpened(passages[0]),
    reading,
    meant,
  };
}

/** Finds what a search with lemma: asks for, marked where the translation has that word. */
async function findWithOriginals(task: Task, asked: ReadQuery): Promise<Outcome> {
  const { translation, beyond } = task;
  const { read, message } = await resolveOriginals(asked, beyond);
  // What is left where a name is unknown may be words alone, or nothing.
  if (isPlain(read) && read.text === "") return { ...NOTHING, message };
  const found = isPlain(read)
    ? findPlain(task, { kind: "none" }, read)
    : findWithOperators(task, read);
  // In a search of every translation marks are known for the first one's words alone.
  const isMarked = ({ text }: Hit) => text === undefined || text.code === translation.code;
  const ids = new Set(toOriginals(read).map(({ id }) => id));
  const orders = found.hits.filter(isMarked).map(({ order }) => order);
  const marks = await beyond.findMarks(ids, orders, translation.code);
  return {
    ...found,
    message: message ?? found.message,
    hits: found.hits.map((hit) => ({
      ...hit,
      highlights: mergeSpans([
        ...hit.highlights,
        ...((isMarked(hit) && marks.get(hit.order)) || []),
      ]),
    })),
  };
}

function search(task: Task, parsed: ParsedReference): Outcome | Promise<Outcome> {
  const { query, translation } = task;
  const read = readQuery(query.query);
  if (namedOriginals(read).length > 0) return findWithOriginals(task, read);
  const holdsPassage = read.passages.length > 0 && parsed.kind === "missing" && !parsed.namesBook;
  if (parsed.kind === "missing" && !holdsPassage) {
    const message = renumberedReason(translation.code, parsed.osis) ?? parsed.message;
    return { ...NOTHING, message };
  }
  if (parsed.kind === "found" && !parsed.bookAlone) return findPassages(task, parsed.passages);
  return isPlain(read) ? findPlain(task, parsed, read) : findWithOperators(task, read);
}

/** The translation that a search looks in, or all of them, the one that is named first. */
async function findTexts(asked: string | undefined, named: string | null) {
  if (asked !== EVERY_TRANSLATION) {
    const code = asked ?? named ?? DEFAULT_TRANSLATION;
    return { ...(await getHeldText(code)), every: null, code };
  }
  const { scripture, texts } = await getHeldTexts();
  const first = named ?? DEFAULT_TRANSLATION;
  const every = [
    ...texts.filter(({ code }) => code === first),
    ...texts.filter(({ code }) => code !== first),
  ];
  const { text } = await getHeldText(first);
  return { scripture, text, every, code: EVERY_TRANSLATION };
}

/**
 * Searches the verses of one translation, or of every one ("ALL"): a reference first, else by words and operators (see
 * findByWords and readQuery), and by meaning as far as `beyond` knows it. A blank query finds
 * nothing. Without a translation the one named after a reference counts ("Romans 8:28 KJV"), else
 * the default one. `message` says what is wrong with a reference that does not exist. Throws
 * AppError: invalid_request for an unknown book, unavailable while the text cannot be read.
 */
export async function searchVerses(
  query: SearchVersesQuery,
  beyond: Beyond = NOTHING_BEYOND,
): Promise<SearchVersesResponse> {
  const { query: text, offset, limit } = query;
  const range = toRange(query);
  const parsed = parseReference(text);
  const named = parsed.kind === "found" ? parsed.translation : null;
  const { scripture, text: translation, every, code } = await findTexts(query.translation, named);
  // The site's words are English, the originals are those of every translation.
  const { findWord, findMarks } = beyond;
  const knows = isEnglish(translation) ? beyond : { ...NOTHING_BEYOND, findWord, findMarks };
  const task = { scripture, translation, every, query, range, beyond: knows };
  const { hits, meant, ...found } = await search(task, parsed);
  const shown = new Set(hits.map(({ order }) => order));
  const byMeaning =
    offset > 0 ? [] : meant.filter((order) => !shown.has(order)).slice(0, MOST_BY_MEANING);
  return {
    ...found,
    query: text,
    offset,
    limit,
    translation: code,
    verses: hits.map(({ order, match, highlights, ...found }) => ({
      ...toVerse(found.text ?? translation, order),
      match,
      highlights,
      ...(found.translations && { translations: found.translations }),
    })),
    byMeaning: byMeaning.map((order) => ({
      ...toVerse(translation, order),
      match: "meaning" as const,
      highlights: [],
    })),
  };
}
