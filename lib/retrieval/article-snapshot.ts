// The articles as the site search reads them: a copy in memory, so that a search costs no query and
// outlives the database.
import "server-only";
import { findArticles } from "@/lib/articles/data";
import type { ArticleResponse } from "@/lib/articles/schema";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { afterAnswer } from "@/lib/http/after-answer";
import { withDeadline } from "@/lib/http/route";
import { log } from "@/lib/log";
import { toPlainText } from "@/lib/plain-text";
import { processState } from "@/lib/process-state";
import { cutAround } from "./excerpts";

/** Age at which a copy is read anew, in the background, while the old one still serves. */
const FRESH_MS = 30_000;
/** Longest wait of one request for the first copy. */
const WAIT_MS = 2_000;
/** Newest articles that are searched; older ones remain in their list. */
const MOST = 2_000;
const PAGE = 200;
/** How much of an article's text an answer carries, in characters: twice what a result shows. */
const CONTENT_LENGTH = 400;

/** An article as a search finds it. */
export type FoundArticle = Omit<ArticleResponse, "verseReferences">;

/** A passage that an article names, with the paragraph that does. */
interface ArticlePassage extends VerseRange {
  text: string;
}

interface Entry {
  article: FoundArticle;
  passages: readonly ArticlePassage[];
  title: string;
  words: string;
}
interface Snapshot {
  /** Null before the first copy. */
  entries: Entry[] | null;
  /** When a copy was read, or could not be, last. */
  readAt: number;
  reading?: Promise<void> | undefined;
}
const snapshot = processState<Snapshot>("articles", () => ({
  entries: null,
  readAt: Number.NEGATIVE_INFINITY,
}));

function toFound({ verseReferences: _references, ...article }: ArticleResponse): FoundArticle {
  return { ...article, content: cutAround(toPlainText(article.content), 0, CONTENT_LENGTH) };
}

const passagesOf = (content: string): ArticlePassage[] =>
  content.split(/\n{2,}/).flatMap((paragraph) => {
    const ranges = readWrittenReferences(paragraph);
    const text = ranges.length > 0 ? toPlainText(paragraph) : "";
    return ranges.map((range) => ({ ...range, text }));
  });

async function read(): Promise<void> {
  const articles: ArticleResponse[] = [];
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
    passages: passagesOf(article.content),
    title: article.title.toLowerCase(),
    words:
      `${article.title}\n${article.excerpt}\n${article.content}\n${article.category}`.toLowerCase(),
  }));
}

function isDue(): boolean {
  return Date.now() - snapshot.readAt > FRESH_MS;
}

function readAnew(): Promise<void> {
  snapshot.reading ??= read().finally(() => {
    snapshot.readAt = Date.now();
    snapshot.reading = undefined;
  });
  return snapshot.reading;
}

/**
 * Reads the articles anew, or waits while that is under way; a failure keeps the old copy and is
 * tried again later.
 */
export async function refreshArticleSnapshot(): Promise<void> {
  await readAnew().catch((error: unknown) =>
    log.warn({ err: error }, "articles for the search could not be read"),
  );
}

/** Resolves when there is a first copy; rejects when it cannot be read. */
export async function warmUpArticles(): Promise<void> {
  if (snapshot.entries === null) await readAnew();
}

/**
 * Whether the articles can be searched: waits for the first copy, 2 s at most. False when it cannot
 * be had now; for half a minute after a failure the answer is immediate.
 */
export async function haveArticles(): Promise<boolean> {
  if (snapshot.entries !== null) return true;
  if (!snapshot.reading && !isDue()) return false;
  return withDeadline(refreshArticleSnapshot(), WAIT_MS).then(
    () => snapshot.entries !== null,
    () => false,
  );
}

/** The articles with the passages they name, newest first; none before the first copy. */
export function listArticlePassages(): Pick<Entry, "article" | "passages">[] {
  return snapshot.entries ?? [];
}

/**
 * Articles that hold every word of the text, those with it in the title first, newest first within.
 * From memory: never waits and never fails; an article may take half a minute to appear, and before
 * the first copy (`haveArticles`) the list is empty.
 */
export function searchArticles(text: string): FoundArticle[] {
  if (isDue()) {
    snapshot.readAt = Date.now();
    if (snapshot.entries === null) void refreshArticleSnapshot();
    else afterAnswer(refreshArticleSnapshot);
  }
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = (snapshot.entries ?? []).filter(({ words }) =>
    wanted.every((word) => words.includes(word)),
  );
  const inTitle = ({ title }: Entry) => wanted.every((word) => title.includes(word));
  return [...found.filter(inTitle), ...found.filter((entry) => !inTitle(entry))].map(
    ({ article }) => article,
  );
}
