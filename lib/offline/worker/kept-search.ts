// Search in what a browser keeps: plainly by words, without the site's corrections and meanings.
import { BOOKS, type BookId } from "@/lib/bible/canon";
import { translationName } from "@/lib/bible/constants";
import { findVersesOf, toVerse } from "@/lib/bible/printed-verses";
import { getBookRange, getTestamentRange } from "@/lib/bible/rules";
import type { KeptText } from "../kept-text";
import { findReference } from "./find-reference";

/** What is searched for, and which of the verses found are wanted. */
export interface KeptSearch {
  query: string;
  testament: "OT" | "NT" | null;
  book: BookId | null;
  limit: number;
  offset: number;
}

const LETTERS = /[\p{L}\p{M}\d’']+/gu;
const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The words of a query, and the phrases in quotation marks as lists of words. */
function readWords(query: string): string[][] {
  const parts = query.replaceAll(/[“”]/g, '"').match(/"[^"]*"|[^"\s]+/g) ?? [];
  return parts.map((part) => fold(part).match(LETTERS) ?? []).filter((words) => words.length > 0);
}

interface Word {
  word: string;
  at: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(LETTERS)].map(({ 0: found, index }) => ({
    word: fold(found),
    at: index,
    end: index + found.length,
  }));
}

/** Where a word or phrase stands; its last word may go on ("faith" finds "faithful"). */
function findPart(words: readonly Word[], part: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  for (let first = 0; first + part.length <= words.length; first++) {
    const isHere = part.every((wanted, at) => {
      const { word = "" } = words[first + at] ?? {};
      return at === part.length - 1 ? word.startsWith(wanted) : word === wanted;
    });
    const last = words[first + part.length - 1];
    if (isHere && last) found.push([words[first]?.at ?? 0, last.end]);
  }
  return found;
}

/** Where all parts stand in a text, ascending and apart; null when one does not. */
function findAll(text: string, parts: readonly string[][]): [number, number][] | null {
  const folded = fold(text);
  if (!parts.every(([first = ""]) => folded.includes(first))) return null;
  const words = wordsOf(text);
  const spans: [number, number][] = [];
  for (const part of parts) {
    const found = findPart(words, part);
    if (found.length === 0) return null;
    spans.push(...found);
  }
  spans.sort(([a], [b]) => a - b);
  return spans.filter(([at], index) => index === 0 || at >= (spans[index - 1]?.[1] ?? 0));
}

function rangeOf({ testament, book }: KeptSearch): { start: number; end: number } {
  if (book) return getBookRange(book);
  if (testament) return getTestamentRange(testament);
  return { start: 1, end: Number.POSITIVE_INFINITY };
}

/**
 * The verses of a kept text with all words of the query, in canonical order, or those of a
 * reference; in the shape of the site's verse search. `books` are those that are kept.
 */
export function searchKept(text: KeptText, books: readonly BookId[], search: KeptSearch) {
  const named = findReference(search.query);
  // A book's name alone may just as well be a word: "Job", "Mark".
  const reference = named?.bookAlone ? null : named;
  const parts = readWords(search.query);
  const found = reference ? toFoundByReference() : toFoundByWords();
  return {
    query: search.query,
    total: found.length,
    offset: search.offset,
    limit: search.limit,
    translation: text.code,
    verses: found.slice(search.offset, search.offset + search.limit),
    byMeaning: [],
    reading: null,
    message: toMessage(text, books.length, reference !== null),
    correctedQuery: null,
    missingWords: [],
    book: null,
    entries: [],
  };

  function toFoundByReference() {
    return findVersesOf(text, reference?.passages ?? []).map((verse) => ({
      ...verse,
      match: "reference" as const,
      highlights: [] as [number, number][],
    }));
  }
  function toFoundByWords() {
    const { start, end } = rangeOf(search);
    if (parts.length === 0) return [];
    return text.texts.flatMap((words, order) => {
      if (words === "" || order < start || order > end) return [];
      const highlights = findAll(words, parts);
      return highlights ? [{ ...toVerse(text, order), match: "words" as const, highlights }] : [];
    });
  }
}

/** Says what was searched, and how. */
function toMessage({ code }: KeptText, books: number, isReference: boolean): string {
  const what =
    books === BOOKS.length
      ? `the ${translationName(code)} kept in this browser`
      : `the ${books} ${books === 1 ? "book" : "books"} of the ${translationName(code)} kept in this browser`;
  return isReference
    ? `There is no connection: this is ${what}.`
    : `There is no connection: these are verses of ${what} that have every word you typed.`;
}
