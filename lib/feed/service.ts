import "server-only";
import { findArticles } from "@/lib/articles/data";
import { DEFAULT_TRANSLATION, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { getVerseOfTheDay } from "@/lib/bible/daily-service";
import { readerHref, versePageHref } from "@/lib/bible/references/reader-link";
import { toUtcDay } from "@/lib/dates";
import { findNews } from "@/lib/news/data";
import { newsName } from "@/lib/news/rules";
import { site, siteUrl } from "@/lib/site/creator";
import { FEED, type FeedKind } from "@/lib/site/feed-link";
import { articlePath } from "@/lib/site/item-paths";
import { type FeedEntry, toAtom, toJsonFeed } from "./rules";

/** Entries of a feed; further back the pages themselves lead. */
const MOST = 50;
/** Days of the verse of the day, the last of them today's. */
const DAYS = 14;
const DAY_MS = 86_400_000;

/** The forms of a feed. */
export type FeedForm = "atom" | "json";

async function articleEntries(): Promise<FeedEntry[]> {
  const articles = await findArticles({ limit: MOST });
  return articles.items.map(({ id, title, excerpt, publishedAt, category }) => ({
    name: `article/${id}`,
    title,
    summary: excerpt,
    path: articlePath(id),
    published: publishedAt,
    category,
  }));
}

async function newsEntries(): Promise<FeedEntry[]> {
  const news = await findNews({ limit: MOST });
  return news.items.map(({ id, headline, summary, publishedAt, category }) => ({
    name: `news/${id}`,
    title: headline,
    summary,
    path: `/#${newsName(id)}`,
    published: publishedAt,
    category,
  }));
}

/** The verses of the last days in UTC, today's first. */
async function verseEntries(now: Date): Promise<FeedEntry[]> {
  const days = Array.from({ length: DAYS }, (_day, ago) =>
    toUtcDay(new Date(now.getTime() - ago * DAY_MS)),
  );
  return Promise.all(
    days.map(async (day) => {
      const { reference, text, theme } = await getVerseOfTheDay(day, DEFAULT_TRANSLATION);
      return {
        name: `verse-of-the-day/${day}`,
        title: reference,
        summary: `“${text}” (${reference}, ${TRANSLATION_NAMES[DEFAULT_TRANSLATION]})`,
        path:
          versePageHref(reference, DEFAULT_TRANSLATION) ??
          readerHref(reference, DEFAULT_TRANSLATION),
        published: `${day}T00:00:00.000Z`,
        category: theme,
      };
    }),
  );
}

const about: Record<FeedKind, { title: string; subtitle: string }> = {
  "verse-of-the-day": {
    title: `${site.title}: verse of the day`,
    subtitle: "A verse of the World English Bible for each day.",
  },
  articles: { title: `${site.title}: articles`, subtitle: site.tagline },
  news: { title: `${site.title}: news`, subtitle: site.tagline },
};

const written: Record<FeedForm, { write: typeof toAtom; ending: string }> = {
  atom: { write: toAtom, ending: "xml" },
  json: { write: toJsonFeed, ending: "json" },
};

/**
 * The newest articles and news as a feed. Rows of the database and nothing else: it rejects
 * when they cannot be read, because a reader that is told 503 keeps what it has and asks again,
 * while an empty feed would tell it that everything was withdrawn.
 */
export async function getFeed(form: FeedForm = "atom"): Promise<string> {
  const [articles, news] = await Promise.all([articleEntries(), newsEntries()]);
  const entries = [...articles, ...news].sort(
    (a, b) => Date.parse(b.published) - Date.parse(a.published),
  );
  return written[form].write({
    name: "feed",
    origin: siteUrl,
    path: form === "atom" ? FEED.path : "/feed.json",
    title: FEED.title,
    subtitle: site.tagline,
    author: site.title,
    entries: entries.slice(0, MOST),
  });
}

/** The feed of one kind of things; rejects like getFeed. `now` says which day is today. */
export async function getFeedOf(kind: FeedKind, form: FeedForm, now: Date): Promise<string> {
  const find = { articles: articleEntries, news: newsEntries, "verse-of-the-day": verseEntries };
  const { write, ending } = written[form];
  return write({
    name: kind,
    origin: siteUrl,
    path: `/feeds/${kind}.${ending}`,
    ...about[kind],
    author: site.title,
    entries: await find[kind](now),
  });
}
