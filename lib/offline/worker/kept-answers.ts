// What the API answers from the text, answered from the text this browser keeps.
import { BOOK_IDS, type BookId } from "@/lib/bible/canon";
import { toChapterAnswer } from "@/lib/bible/chapter-answer";
import { bookOfSlug, chapterPath } from "@/lib/bible/chapter-path";
import {
  DEFAULT_SEARCH_LIMIT,
  DEFAULT_TRANSLATION,
  MAX_SEARCH_LIMIT,
  TRANSLATION_CODES,
  type TranslationCode,
} from "@/lib/bible/constants";
import { toPassageAnswer } from "@/lib/bible/printed-verses";
import { toChapterPassage, toVerseAddress } from "@/lib/bible/rules";
import { type KeptText, listKeptBooks, readKeptText } from "../kept-text";
import { type FoundReference, findReference } from "./find-reference";
import { searchKept } from "./kept-search";

const codeOf = (name: string | null): TranslationCode | null =>
  TRANSLATION_CODES.find((code) => code === name?.trim().toUpperCase()) ?? null;

/** The books that passages lie in. */
function booksOf({ passages }: FoundReference): BookId[] {
  const books = passages.flatMap(({ start, end }) => [
    toVerseAddress(start).book,
    toVerseAddress(end).book,
  ]);
  return [...new Set(books)];
}

/** A reference of an address, and the translation to read it in. */
function readAsked(url: URL): (FoundReference & { code: TranslationCode }) | null {
  const found = findReference(url.searchParams.get("reference") ?? "");
  if (!found) return null;
  const code =
    codeOf(url.searchParams.get("translation")) ?? found.translation ?? DEFAULT_TRANSLATION;
  return { ...found, code };
}

/** Whether the chapter that a reference begins in is kept, in the translation of this name. */
export async function isKept(reference: string, translation: string | null): Promise<boolean> {
  const code = codeOf(translation) ?? DEFAULT_TRANSLATION;
  const book = findReference(reference)?.passages[0].book;
  return book !== undefined && (await listKeptBooks(code)).includes(book);
}

/** Path of the page of the chapter that a reference begins in; null when it names none. */
export function chapterPathOf(reference: string, translation: string | null): string | null {
  const passage = findReference(reference)?.passages[0];
  return passage ? chapterPath(codeOf(translation) ?? DEFAULT_TRANSLATION, passage) : null;
}

async function keptChapter(url: URL): Promise<Response | null> {
  const found = readAsked(url);
  const passage = found?.passages[0];
  const whole = passage && toChapterPassage(passage.book, passage.chapter);
  const text = found && whole && (await readKeptText(found.code, [whole.book]));
  if (!text) return null;
  const layoutOf = (order: number) =>
    text.layouts[order] ?? { breaks: [], headings: [], italics: [], selah: [] };
  return Response.json(toChapterAnswer(found, whole, text, layoutOf));
}

async function keptPassage(url: URL): Promise<Response | null> {
  const found = readAsked(url);
  if (!found || found.bookAlone) return null;
  const books = booksOf(found);
  const texts = await Promise.all(TRANSLATION_CODES.map((code) => readKeptText(code, books)));
  const kept = texts.filter((text) => text !== null);
  const text = kept.find(({ code }) => code === found.code);
  const answer = text && toPassageAnswer(found, text, kept);
  return answer ? Response.json(answer) : null;
}

/** The kept text to search: the translation asked for, else whichever is kept. */
async function readSearched(asked: TranslationCode | null) {
  const wanted = asked ?? DEFAULT_TRANSLATION;
  for (const code of [wanted, ...TRANSLATION_CODES.filter((other) => other !== wanted)]) {
    const books = await listKeptBooks(code);
    const text: KeptText | null = books.length > 0 ? await readKeptText(code, books) : null;
    if (text) return { text, books };
  }
  return null;
}

const numberOf = (text: string | null, fallback: number) => {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? number : fallback;
};

async function keptSearch(url: URL, query: string) {
  const asked = url.searchParams;
  const searched = await readSearched(codeOf(asked.get("translation")));
  if (!searched) return null;
  const { text, books } = searched;
  const testament = asked.get("testament");
  const book = asked.get("book") ?? "";
  return searchKept(text, books, {
    query: query.trim(),
    testament: testament === "OT" || testament === "NT" ? testament : null,
    book: BOOK_IDS.find((id) => id === book) ?? bookOfSlug(book.toLowerCase().replaceAll(" ", "-")),
    limit: Math.min(numberOf(asked.get("limit"), DEFAULT_SEARCH_LIMIT), MAX_SEARCH_LIMIT),
    offset: numberOf(asked.get("offset"), 0),
  });
}

async function keptVerseSearch(url: URL): Promise<Response | null> {
  const found = await keptSearch(url, url.searchParams.get("query") ?? "");
  return found && Response.json(found);
}

async function keptSiteSearch(url: URL): Promise<Response | null> {
  const found = await keptSearch(url, url.searchParams.get("q") ?? "");
  if (!found) return null;
  const { query: _query, ...answer } = found;
  const none = { discoveries: [], guides: [], faq: [], fathers: [], events: [] };
  const counts = { discoveries: 0, guides: 0, faq: 0, fathers: 0, events: 0 };
  return Response.json({ ...answer, ...none, counts, articles: [], verseTotal: found.total });
}

/** Calls that the kept text can answer, by path; each gives null when it is not kept. */
export const KEPT_ANSWERS: ReadonlyMap<string, (url: URL) => Promise<Response | null>> = new Map([
  ["/api/bible/chapter", keptChapter],
  ["/api/bible/verse", keptPassage],
  ["/api/bible/search", keptVerseSearch],
  ["/api/search", keptSiteSearch],
]);
