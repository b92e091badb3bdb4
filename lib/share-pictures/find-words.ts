import "server-only";
import { getArticle } from "@/lib/articles/data";
import { type BookId, getBook } from "@/lib/bible/canon";
import { bookOfSlug, translationOfSlug } from "@/lib/bible/chapter-path";
import { type ChapterId, chapterTitle } from "@/lib/bible/chapters";
import { TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { readVerses } from "@/lib/bible/page-address";
import { formatReference, toChapterPassage, toPassage } from "@/lib/bible/rules";
import { getText } from "@/lib/bible/service";
import { builtOnce } from "@/lib/built-once";
import { formatVerseCount } from "@/lib/collections/rules";
import { getSharedCollection } from "@/lib/collections/service";
import { BOOK_FACTS } from "@/lib/content/books";
import { findListedPages, ITEM_LISTS } from "@/lib/site/item-pages";
import { LANGUAGE_NAMES } from "@/lib/words/constants";
import { getLexeme } from "@/lib/words/lexeme-service";
import { readWordAddress } from "@/lib/words/word-address";
import { soundOf } from "@/lib/words/word-summary";
import { reading } from "@/lib/workspaces/data";
import { beginningOf, type PictureWords, toDrawable } from "./rules";

/** Characters of a chapter's beginning, of verses asked for, and of what is said of an item. */
const CHAPTER_LENGTH = 200;
const VERSES_LENGTH = 560;
const ITEM_LENGTH = 130;

const ARTICLE = /^\/discover\/articles\/([a-z0-9-]{1,100})$/;
const SHARED = /^\/shared\/([\w-]{22})$/;
const WORD = /^\/words\/([a-z0-9-]{1,80})$/;
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

/** A word by its sound, since the fonts of the pictures have no Hebrew. */
async function findWordWords(slug: string): Promise<PictureWords | undefined> {
  const address = await readWordAddress(slug);
  if (address.kind !== "page") return;
  const word = await getLexeme(address.id);
  const label = `${LANGUAGE_NAMES[word.language]} word · Strong’s ${word.id}`;
  return toItemWords(label, soundOf(word), word.gloss ?? word.definition);
}

/** A shared collection by its title, for whoever has its link. */
async function findSharedWords(token: string): Promise<PictureWords> {
  const { collection } = await getSharedCollection(reading(), token, { limit: 1 });
  const { title, description, verseCount } = collection;
  const count = formatVerseCount(verseCount);
  return toItemWords("Shared collection", title, description ? `${count}. ${description}` : count);
}

function toBookWords(code: TranslationCode, book: BookId): PictureWords {
  const { name, verseCounts } = getBook(book);
  const facts = BOOK_FACTS.find(({ osis }) => osis === book);
  const chapters = verseCounts.length === 1 ? "One chapter" : `${verseCounts.length} chapters`;
  const text = facts ? `${facts.purpose}. ${chapters}.` : `${chapters}.`;
  return toItemWords(TRANSLATION_NAMES[code], name, text);
}

/**
 * The first printed words of a chapter, or verses of it as far as they have room; undefined where
 * there are none. Verses that this translation does not print show the chapter, as their page does.
 */
async function findScripture(
  code: TranslationCode,
  { book, chapter }: ChapterId,
  verses: string | undefined,
): Promise<PictureWords | undefined> {
  const { texts } = getText(await getScripture(), code);
  const whole = toChapterPassage(book, chapter);
  if (!whole) return;
  const asked = verses === undefined ? null : readVerses(verses, whole.endVerse);
  if (verses !== undefined && !asked) return;
  const start = whole.start + (asked ? asked.start - 1 : 0);
  const end = asked ? whole.start + asked.end - 1 : whole.end;
  const length = asked ? VERSES_LENGTH : CHAPTER_LENGTH;
  let text = "";
  for (let at = start; at <= end && text.length <= length; at++)
    text = `${text} ${texts[at]}`.trim();
  if (text === "") return asked ? findScripture(code, { book, chapter }, undefined) : undefined;
  return {
    label: TRANSLATION_NAMES[code],
    title: asked ? formatReference(toPassage(start, end)) : chapterTitle({ book, chapter }),
    text: beginningOf(toDrawable(text), length, " …"),
    isScripture: true,
  };
}

/**
 * What stands on the picture of a page, by its path ("/answers/what-is-grace"), or of verses of a
 * chapter's page ("16", "16-18"); undefined for pages without one. Only texts that the site holds: nothing of the
 * address itself is ever drawn. Throws AppError not_found for an unknown article or a
 * collection that is not shared, unavailable while
 * rows or texts cannot be read.
 */
export async function findPictureWords(
  path: string,
  verses: string | undefined,
): Promise<PictureWords | undefined> {
  const [, translation = "", slug = "", chapter] = BIBLE.exec(path) ?? [];
  const code = translationOfSlug(translation);
  const book = bookOfSlug(slug);
  if (code && book) {
    if (chapter) return findScripture(code, { book, chapter: Number(chapter) }, verses);
    return verses === undefined ? toBookWords(code, book) : undefined;
  }
  if (verses !== undefined) return;
  const [, shared] = SHARED.exec(path) ?? [];
  if (shared) return findSharedWords(shared);
  const [, article] = ARTICLE.exec(path) ?? [];
  if (article) return findArticleWords(article);
  const [, word] = WORD.exec(path) ?? [];
  return word ? findWordWords(word) : getItemWords().get(path);
}
