import { site } from "./creator";

/** The Atom feed, as pages name it to feed readers. */
export const FEED = {
  path: "/feed.xml",
  title: `${site.title}: articles and news`,
  type: "application/atom+xml",
} as const;

/** The same as JSON Feed (jsonfeed.org). */
export const JSON_FEED_TYPE = "application/feed+json";

/** What there is a feed of. */
export const FEED_KINDS = ["verse-of-the-day", "articles", "news"] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

const names: Record<FeedKind, string> = {
  "verse-of-the-day": "Verse of the day",
  articles: "Articles",
  news: "News",
};

/** Every feed in both of its forms, that of all articles and news first. */
export const FEEDS = [
  { name: "Articles and news", atom: FEED.path, json: "/feed.json" },
  ...FEED_KINDS.map((kind) => ({
    name: names[kind],
    atom: `/feeds/${kind}.xml`,
    json: `/feeds/${kind}.json`,
  })),
] as const;
