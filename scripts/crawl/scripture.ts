import type { BookId } from "../../lib/bible/canon";
import { chapterPath } from "../../lib/bible/chapter-path";
import { TRANSLATION_CODES } from "../../lib/bible/constants";
import { IMPORTERS } from "../../prisma/seed/bible/importers";
import type { PrintedPlace, PrintedVerse } from "./document";

/** Every chapter's verses as the packages have them, by the path of its page. */
export function packagedChapters(): Map<string, PrintedVerse[]> {
  const chapters = new Map<string, PrintedVerse[]>();
  for (const code of TRANSLATION_CODES) {
    for (const { book, chapter, verse, text } of IMPORTERS[code]()) {
      // What a translation leaves out has no text.
      if (text === "") continue;
      const path = chapterPath(code, { book, chapter });
      const verses = chapters.get(path) ?? [];
      chapters.set(path, verses);
      verses.push({ number: verse, text });
    }
  }
  return chapters;
}

const VERSE_PATH = /^(\/bible\/([a-z]+)\/[^/]+\/\d+)\/(\d+)$/;
/** Verses that a verse's page prints before and after its own. */
const AROUND = 2;

/** What a page is to print of the Bible: a chapter's all its verses, a verse's those around it. */
export function wantedVerses(
  chapters: ReadonlyMap<string, PrintedVerse[]>,
  path: string,
): PrintedVerse[] {
  const [, chapter, , verse] = VERSE_PATH.exec(path) ?? [];
  if (chapter === undefined) return chapters.get(path) ?? [];
  const near = ({ number }: PrintedVerse) => Math.abs(number - Number(verse)) <= AROUND;
  return (chapters.get(chapter) ?? []).filter(near);
}

/**
 * What is wrong with the texts that elements of a page say are verses, letter for letter; a verse's
 * page must have its own.
 */
export function namedVerseFaults(
  named: readonly { id: string; text: string }[],
  chapters: ReadonlyMap<string, PrintedVerse[]>,
  path: string,
): string[] {
  const faults = named.flatMap(({ id, text }) => {
    const [code = "", book = "", chapter = "", verse = ""] = id.split(/[:.]/);
    const place = { book: book as BookId, chapter: Number(chapter) };
    const wanted = chapters
      .get(chapterPath(code, place))
      ?.find(({ number }) => number === Number(verse));
    return wanted && plain(wanted.text) === plain(text) ? [] : [`${id} is ${JSON.stringify(text)}`];
  });
  const [, chapter = "", code = "", verse] = VERSE_PATH.exec(path) ?? [];
  const isPrinted = chapters.get(chapter)?.some(({ number }) => number === Number(verse));
  const isOwn = ({ id }: { id: string }) =>
    id.startsWith(`${code.toUpperCase()}:`) && id.endsWith(`.${verse}`);
  if (isPrinted && !named.some(isOwn)) faults.push("its own verse is missing");
  return faults;
}

/** Pages may keep two marks on one line with a no-break space; every other character is the text's. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/**
 * What is wrong with the verses of a page, letter for letter: each under its own number, in order,
 * and nothing besides.
 */
export function verseFaults(
  printed: readonly PrintedVerse[],
  wanted: readonly PrintedVerse[],
): string[] {
  const faults: string[] = [];
  const numbers = (verses: readonly PrintedVerse[]) => verses.map(({ number }) => number).join(" ");
  if (numbers(printed) !== numbers(wanted)) {
    faults.push(`numbers ${numbers(printed) || "none"} instead of ${numbers(wanted)}`);
  }
  const byNumber = new Map(printed.map(({ number, text }) => [number, text]));
  for (const { number, text } of wanted) {
    const found = byNumber.get(number);
    if (found === undefined) faults.push(`verse ${number} is missing`);
    else if (plain(found) !== plain(text)) {
      faults.push(`verse ${number} is ${JSON.stringify(found)} instead of ${JSON.stringify(text)}`);
    }
  }
  return faults;
}

/**
 * What is wrong with the places on a word's page: each is a verse letter for letter, with the word
 * marked in the original; one that its translation leaves out has no text.
 */
export function placeFaults(
  places: readonly PrintedPlace[],
  chapters: ReadonlyMap<string, readonly PrintedVerse[]>,
): string[] {
  return places.flatMap(({ href, text, marked }) => {
    const [path = "", number] = href.split("#v");
    const chapter = chapters.get(path);
    const wanted = chapter?.find((verse) => verse.number === Number(number))?.text ?? "";
    const faults: string[] = [];
    if (!chapter) faults.push(`a place leads to ${href}`);
    else if (plain(text) !== plain(wanted)) faults.push(`${href} is ${JSON.stringify(text)}`);
    if (marked === 0) faults.push(`no word is marked at ${href}`);
    return faults;
  });
}
