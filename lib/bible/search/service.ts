import "server-only";
import { type ParsedReference, parseBook, parseReference } from "@/lib/bible/references/parser";
import { AppError } from "@/lib/errors";
import { CANON_VERSE_COUNT } from "../canon";
import { DEFAULT_TRANSLATION, EVERY_TRANSLATION } from "../constants";
import { getHeldText, getHeldTexts } from "../held-text";
import { toVerse } from "../printed-verses";
import type { VerseRange } from "../references/verse-range";
import { getBookRange, getTestamentRange, unknownBookMessage } from "../rules";
import type { SearchVersesQuery, SearchVersesResponse } from "../schema";
import { isEnglish } from "../scripture";
import { renumberedReason } from "../service";
import { findPlain, findWithOperators, findWithOriginals } from "./find-asked";
import { findPassages } from "./find-passages";
import { namedOriginals } from "./original-words";
import { isPlain, readQuery } from "./query-language";
import { type Beyond, NOTHING, NOTHING_BEYOND, type Outcome, type Task } from "./search-task";

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

/** Most verses one answer lists by their meaning. */
const MOST_BY_MEANING = 10;

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
