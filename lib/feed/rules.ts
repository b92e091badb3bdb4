import { escapeXml } from "@/lib/xml";

/** One entry of a feed. */
export interface FeedEntry {
  /** What names it for ever, whatever its page is called later: `article/house-of-david`. */
  name: string;
  title: string;
  summary: string;
  /** Of the page where it is read, with the fragment that opens it if it has no page of its own. */
  path: string;
  /** ISO 8601. */
  published: string;
  category: string;
}

export interface Feed {
  /** What names it for ever: "feed", "news". */
  name: string;
  /** Without a slash at the end. */
  origin: string;
  /** Where the feed itself stands. */
  path: string;
  title: string;
  subtitle: string;
  author: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Of feeds without an entry: the day from which the ids count. */
const BEGINNING = "2026-01-01T00:00:00.000Z";

/**
 * A tag: URI (RFC 4151), which stays the same when the site's protocol or port changes. The date
 * says since when the host's name was ours to give such names; any day of the past will do.
 */
const toTag = (origin: string, name: string) =>
  `tag:${new URL(origin).hostname},${BEGINNING.slice(0, 10)}:${name}`;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

/** An Atom feed (RFC 4287). */
export function toAtom({ name, origin, path, title, subtitle, author, entries }: Feed): string {
  const dates = entries.map(({ published }) => published).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element("id", toTag(origin, name)),
    element("title", title),
    element("subtitle", subtitle),
    element("updated", dates.at(-1) ?? BEGINNING),
    `<author>${element("name", author)}${element("uri", `${origin}/`)}</author>`,
    link("self", "application/atom+xml", origin + path),
    link("alternate", "text/html", `${origin}/`),
    ...entries.map((entry) => toEntry(origin, entry)),
    "</feed>",
    "",
  ].join("\n");
}

function toEntry(origin: string, entry: FeedEntry): string {
  return [
    "<entry>",
    element("id", toTag(origin, entry.name)),
    element("title", entry.title),
    element("updated", entry.published),
    element("published", entry.published),
    link("alternate", "text/html", origin + entry.path),
    `<category term="${escapeXml(entry.category)}"/>`,
    element("summary", entry.summary),
    "</entry>",
  ].join("\n");
}

/** A JSON Feed of version 1.1 (jsonfeed.org), with the same ids as the Atom feed. */
export function toJsonFeed({
  origin,
  path,
  title,
  subtitle,
  author,
  entries,
}: Omit<Feed, "name">): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: subtitle,
    home_page_url: `${origin}/`,
    feed_url: origin + path,
    language: "en",
    authors: [{ name: author, url: `${origin}/` }],
    items: entries.map((entry) => ({
      id: toTag(origin, entry.name),
      url: origin + entry.path,
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.published,
      tags: [entry.category],
    })),
  });
}
