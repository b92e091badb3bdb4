// The articles as the site search reads them: a copy in memory, so that a search costs no query and outlives the database.
import "server-only";
import { findArticles } from "@/lib/articles/data";
import type { Article } from "@/lib/articles/schema";
import { log } from "@/lib/log";
import { toPlainText } from "@/lib/plain-text";
import { cutAround } from "./rules";
import type { FoundArticle } from "./schema";

/** Age at which a copy is read anew, in the background, while the old one still serves. */
const FRESH_MS = 30_000;
/** Newest articles that are searched; older ones remain in their list. */
const MOST = 2_000;
const PAGE = 200;
/** How much of an article's text an answer carries, in characters: twice what a result shows. */
const CONTENT_LENGTH = 400;

interface Entry {
  article: FoundArticle;
  title: string;
  words: string;
}
interface Snapshot {
  entries: Entry[];
  readAt: number;
  reading: boolean;
}
// On globalThis like the scripture itself: one copy per process.
const globals = globalThis as typeof globalThis & { articleSnapshot?: Snapshot };
globals.articleSnapshot ??= { entries: [], readAt: Number.NEGATIVE_INFINITY, reading: false };
const snapshot = globals.articleSnapshot;

function toFound({ verseReferences: _references, ...article }: Article): FoundArticle {
  return { ...article, content: cutAround(toPlainText(article.content), 0, CONTENT_LENGTH) };
}

async function read(): Promise<void> {
  const articles: Article[] = [];
  let cursor: { publishedAt: Date; id: string } | undefined;
  do {
    const page = await findArticles({ limit: PAGE, cursor });
    articles.push(...page.items);
    const last = page.items[page.items.length - 1];
    cursor =
      page.next && last ? { publishedAt: new Date(last.publishedAt), id: last.id } : undefined;
  } while (cursor && articles.length < MOST);
  snapshot.entries = articles.map((article) => ({
    article: toFound(article),
    title: article.title.toLowerCase(),
    words:
      `${article.title}\n${article.excerpt}\n${article.content}\n${article.category}`.toLowerCase(),
  }));
}

/** Reads the articles anew unless that is under way; a failure keeps the old copy and is tried again later. */
export async function refreshArticleSnapshot(): Promise<void> {
  if (snapshot.reading) return;
  snapshot.reading = true;
  try {
    await read();
  } catch (error) {
    log.warn({ err: error }, "articles for the search could not be read");
  } finally {
    snapshot.readAt = Date.now();
    snapshot.reading = false;
  }
}

/**
 * Articles that hold every word of the text, those with it in the title first, newest first within. From memory: never waits and never
 * fails; an article may take half a minute to appear, and before the first copy the list is empty.
 */
export function searchArticles(text: string): FoundArticle[] {
  if (Date.now() - snapshot.readAt > FRESH_MS) void refreshArticleSnapshot();
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = snapshot.entries.filter(({ words }) =>
    wanted.every((word) => words.includes(word)),
  );
  const inTitle = ({ title }: Entry) => wanted.every((word) => title.includes(word));
  return [...found.filter(inTitle), ...found.filter((entry) => !inTitle(entry))].map(
    ({ article }) => article,
  );
}
