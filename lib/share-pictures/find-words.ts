import "server-only";
import { getArticle } from "@/lib/articles/data";
import { type BookId, getBook } from "@/lib/bible/canon";
import { bookOfSlug, translationOfSlug } from "@/lib/bible/chapter-path";
import { chapterTitle } from "@/lib/bible/chapters";
import { TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { formatVerse, toCanonicalOrder, toChapterPassage } from "@/lib/bible/rules";
import { getText } from "@/lib/bible/service";
import { builtOnce } from "@/lib/built-once";
import { BOOK_FACTS } from "@/lib/content/books";
import { findListedPages, ITEM_LISTS } from "@/lib/site/item-pages";
import { beginningOf, type PictureWords, toDrawable } from "./rules";

/** Characters of a chapter's beginning, and of what is said of an item. */
const CHAPTER_LENGTH = 200;
const ITEM_LENGTH = 130;

const ARTICLE = /^\/discover\/articles\/([a-z0-9-]{1,100})$/;
const BIBLE = /^\/bible\/([a-z]+)\/([a-z0-9-]+)(?:\/([1-9]\d{0,2}))?$/;

function toItemWords(label: string, title: string, text: string): PictureWords {
  const drawable = toDrawable(text);
  return {
    label: toDrawable(label),
    title: toDrawable(title),
    text: beginningOf(drawable, ITEM_LENGTH),
    isScripture: false,
  };
}

const getItemWords = builtOnce(
  "sharePictureWords",
  (): ReadonlyMap<string, PictureWords> =>
    new Map(
      ITEM_LISTS.flatMap(findListedPages).map(({ path, kind, title, summary }) => [
        path,
        toItemWords(kind, title, summary),
      ]),
    ),
);

async function findArticleWords(id: string): Promise<PictureWords> {
  const { title, excerpt } = await getArticle(id);
  return toItemWords("Article", title, excerpt);
}

function toBookWords(code: TranslationCode, book: BookId): PictureWords {
  const { name, verseCounts } = getBook(book);
  const facts = BOOK_FACTS.find(({ osis }) => osis === book);
  const chapters = verseCounts.length === 1 ? "One chapter" : `${verseCounts.length} chapters`;
  const text = facts ? `${facts.purpose}. ${chapters}.` : `${chapters}.`;
  return toItemWords(TRANSLATION_NAMES[code], name, text);
}

interface Place {
  book: BookId;
  chapter: number;
}

/** The first printed words of a chapter, or a whole verse; undefined when it is not printed. */
async function findScripture(
  code: TranslationCode,
  place: Place,
  verse: number | undefined,
): Promise<PictureWords | undefined> {
  const { texts } = getText(await getScripture(), code);
  const label = TRANSLATION_NAMES[code];
  if (verse !== undefined) {
    const order = toCanonicalOrder({ ...place, verse });
    const text = order === null ? "" : (texts[order] ?? "");
    if (order === null || text === "") return;
    return { label, title: formatVerse(order), text: toDrawable(text), isScripture: true };
  }
  const whole = toChapterPassage(place.book, place.chapter);
  if (!whole) return;
  let text = "";
  for (let at = whole.start; at <= whole.end && text.length <= CHAPTER_LENGTH; at++) {
    text = `${text} ${texts[at]}`.trim();
  }
  const beginning = beginningOf(toDrawable(text), CHAPTER_LENGTH, " …");
  return { label, title: chapterTitle(place), text: beginning, isScripture: true };
}

/**
 * What stands on the picture of a page, by its path ("/answers/what-is-grace"), or of a verse of a
 * chapter's page; undefined for pages without one. Only texts that the site holds: nothing of the
 * address itself is ever drawn. Throws AppError not_found for an unknown article, unavailable while
 * rows or texts cannot be read.
 */
export async function findPictureWords(
  path: string,
  verse: number | undefined,
): Promise<PictureWords | undefined> {
  const [, translation = "", slug = "", chapter] = BIBLE.exec(path) ?? [];
  const code = translationOfSlug(translation);
  const book = bookOfSlug(slug);
  if (code && book) {
    if (chapter) return findScripture(code, { book, chapter: Number(chapter) }, verse);
    return verse === undefined ? toBookWords(code, book) : undefined;
  }
  if (verse !== undefined) return;
  const [, article] = ARTICLE.exec(path) ?? [];
  return article ? findArticleWords(article) : getItemWords().get(path);
}
