import "server-only";
import { BOOKS } from "@/lib/bible/canon";
import { bookPath, chapterPath, translationPath, versePath } from "@/lib/bible/chapter-path";
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import { formatOsisVerse, toVerseAddress } from "@/lib/bible/rules";
import { OMITTED_VERSES } from "@/lib/bible/text-notes";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { siteUrl } from "@/lib/site/creator";
import { findListedPages, ITEM_LISTS } from "@/lib/site/item-pages";
import { wordPath } from "@/lib/site/item-paths";
import { ROUTES } from "@/lib/site/navigation";
import { findArticlePages } from "@/lib/site/pages/articles";
import { findToldVerses } from "@/lib/verse-page/told-verses";
import { getLexemeIndex } from "@/lib/words/data";
import { findGloss } from "@/lib/words/glosses";
import { LETTERS } from "@/lib/words/letters";
import { toWordSlug } from "@/lib/words/rules";
import { type SitemapEntry, toSitemapIndex, toUrlset } from "./rules";

// Of the pages only articles say when they were last changed. Built-in words carry no date, the
// texts of the Bible do not change, and the time of a build is not that of a change.

/** Sitemaps with rows of the database, which are not written at build time. */
const ARTICLES = "articles.xml";
const WORDS = "words.xml";
/** A rarer word without a gloss of ours has a page that says little more than its verse. */
const LEAST_PLACES = 5;

const makers: ReadonlyMap<string, () => SitemapEntry[]> = new Map([
  ["pages.xml", () => ROUTES.map((path) => ({ path }))],
  ...TRANSLATION_CODES.map(
    (code) => [`bible-${code.toLowerCase()}.xml`, () => bibleEntries(code)] as const,
  ),
  ...TRANSLATION_CODES.map(
    (code) => [`verses-${code.toLowerCase()}.xml`, () => verseEntries(code)] as const,
  ),
  ...ITEM_LISTS.map(
    (list) => [`${list}.xml`, () => findListedPages(list).map(({ path }) => ({ path }))] as const,
  ),
]);

/** The books of a translation: their list, then each with its chapters. */
function bibleEntries(code: TranslationCode): SitemapEntry[] {
  const books = BOOKS.flatMap(({ id, verseCounts }) => [
    bookPath(code, id),
    ...verseCounts.map((_count, index) => chapterPath(code, { book: id, chapter: index + 1 })),
  ]);
  return [translationPath(code), ...books].map((path) => ({ path }));
}

/**
 * The verses of which the site says something; of all others a page has the text, its original words
 * and links.
 */
function verseEntries(code: TranslationCode): SitemapEntry[] {
  const omitted = new Set(OMITTED_VERSES[code].map(({ osis }) => osis));
  return findToldVerses()
    .filter((order) => !omitted.has(formatOsisVerse(order)))
    .map((order) => ({ path: versePath(code, toVerseAddress(order)) }));
}

/** File names of the sitemaps that are the same as long as a build stands. */
export const BUILT_SITEMAPS: readonly string[] = [...makers.keys()];

/** The index of all sitemaps. */
export function getSitemapIndex(): string {
  return toSitemapIndex(
    siteUrl,
    [...BUILT_SITEMAPS, ARTICLES, WORDS].map((file) => `/sitemaps/${file}`),
  );
}

/** One of the built sitemaps by its file name; null when there is no such one. */
export function getBuiltSitemap(file: string): string | null {
  const make = makers.get(file);
  return make ? toUrlset(siteUrl, make()) : null;
}

/** What the sitemap of the articles held last. */
const articles = processState("articleSitemap", () => ({ entries: [] as SitemapEntry[] }));

/** The sitemap of the articles as the database has them, or had them when it could last be read. */
export async function getArticleSitemap(): Promise<string> {
  try {
    articles.entries = (await findArticlePages()).map(({ path, lastModified }) => ({
      path,
      changed: lastModified?.toISOString(),
    }));
  } catch (error) {
    log.warn({ err: error }, "articles for the sitemap could not be read");
  }
  // A sitemap without any page is invalid, so an empty one holds the page that lists them.
  const { entries } = articles;
  return toUrlset(siteUrl, entries.length > 0 ? entries : [{ path: "/discover" }]);
}

/**
 * The sitemap of the words of the original texts: those that the site explains in words of its own,
 * and those that stand often enough to compare; the others are listed by letter. Throws AppError unavailable while they cannot be
 * read.
 */
export async function getWordSitemap(): Promise<string> {
  const index = await getLexemeIndex();
  const listed = [...index.values()].filter(
    ({ id, frequency }) => frequency >= LEAST_PLACES || (frequency > 0 && findGloss(id) !== null),
  );
  const letters = Object.values(LETTERS).flat();
  return toUrlset(siteUrl, [
    ...letters.map(({ slug }) => ({ path: wordPath(slug) })),
    ...listed.map(({ id, transliteration }) => ({
      path: wordPath(toWordSlug(id, transliteration)),
    })),
  ]);
}
