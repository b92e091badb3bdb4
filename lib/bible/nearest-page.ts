import { getBook } from "./canon";
import {
  bookOfSlug,
  bookPath,
  chapterPath,
  translationOfSlug,
  translationPath,
} from "./chapter-path";
import { chapterTitle } from "./chapters";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES, TRANSLATION_NAMES } from "./constants";
import { chapterRangeMessage, verseRangeMessage } from "./rules";

/**
 * What does exist in the place of a missing page below /bible, in a sentence, and the page of it;
 * for book names and numbers as pages spell them. Runs in the browser, without the grammar.
 */
export function nearestPage(pathname: string): { words: string; path: string; name: string } {
  const given = pathname.toLowerCase().split("/").slice(2);
  const named = translationOfSlug(given[0] ?? "");
  const translation = named ?? DEFAULT_TRANSLATION;
  // Without a translation, or after one that is not here.
  const at = named || bookOfSlug(given[1] ?? "") ? 1 : 0;
  const book = bookOfSlug(given[at] ?? "");
  const held = TRANSLATION_CODES.map((code) => TRANSLATION_NAMES[code]).join(" and the ");
  if (!book) {
    const words = `Here are the 66 books of the ${held}.`;
    return { words, path: translationPath(translation), name: "All books" };
  }
  const place = { book, chapter: Number(given[at + 1]) };
  const { name, verseCounts } = getBook(book);
  if (verseCounts[place.chapter - 1] === undefined) {
    return { words: chapterRangeMessage(book), path: bookPath(translation, book), name };
  }
  const hasVerse = given[at + 2] !== undefined;
  return {
    words: hasVerse ? verseRangeMessage(book, place.chapter) : `Here it is in the ${held}.`,
    path: chapterPath(translation, place),
    name: chapterTitle(place),
  };
}
