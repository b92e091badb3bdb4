import type { Metadata } from "next";
import { site } from "./creator";
import { FEED, FEEDS, JSON_FEED_TYPE } from "./feed-link";
import type { Route } from "./navigation";
import { oEmbedHref } from "./oembed-link";
import { type ShareImage, shareImage } from "./share-images";

interface RouteWords {
  title: string;
  description: string;
}

/** Title and description of each route. */
export const routeWords: Record<Route, RouteWords> = {
  "/": { title: `${site.title}: ${site.tagline}`, description: site.description },
  "/bible": {
    title: "Bible Study",
    description:
      "Read and search the World English Bible and the King James Version: poetry set as poetry, parallel columns, cross references, and references in any notation.",
  },
  "/chat": {
    title: "AI Assistant",
    description:
      "Ask about the Bible. Every verse shown is printed from the Bible text itself, never from a model's memory.",
  },
  "/discover": {
    title: "Discoveries",
    description:
      "Archaeological discoveries and claims, each with its sources, its critics and what the evidence can bear.",
  },
  "/timelines": {
    title: "Creation vs Evolution Timelines",
    description:
      "Biblical events and evolutionary claims on one timeline, with sources, objections and uncertain dates drawn as uncertain.",
  },
  "/study-guides": {
    title: "Study Guides & FAQ",
    description:
      "Bible study guides for groups and readers, and answers to common questions, each with its verse.",
  },
  "/answers": {
    title: "Questions and Answers",
    description:
      "Questions people ask about the Bible, faith and life, each with a direct answer, its passages, how Christians differ and what critics say.",
  },
  "/words": {
    title: "Original Words of the Bible",
    description:
      "Hebrew, Aramaic and Greek words of the Bible: find one by its sound, letters, Strong’s number or meaning, and see every place it occurs.",
  },
  "/church-fathers": {
    title: "Early Church Fathers",
    description:
      "Foundational theologians and biblical scholars who shaped Christian doctrine and interpretation, in their own words.",
  },
  "/scripture-library": {
    title: "Scripture Library",
    description:
      "Keep collections of verses privately, without an account, and make poems, prayers and meditations from them.",
  },
  "/about-dev": {
    title: "Creator Profile",
    description: `About the person who built ${site.title}.`,
  },
  "/reading-plans": {
    title: "Reading Plans",
    description:
      "Structured plans for reading the Bible day by day: the whole Bible, the New Testament, Psalms and Proverbs, and more.",
  },
  "/reading-history": {
    title: "Reading History",
    description:
      "Your reading sessions, minutes and days in the Word, kept privately without an account.",
  },
  "/context": {
    title: "Contextual Analysis",
    description:
      "Historical, cultural and geographical background of a verse, topic, period or archaeological site.",
  },
  "/search": { title: "Search", description: "Search scripture, articles and videos." },
  "/validation": {
    title: "Biblical & Scientific Validation",
    description:
      "Cross references between the Bible and the sciences, the findings behind them, and how every grade is made.",
  },
  "/check": {
    title: "Check Bible Quotations",
    description:
      "Paste a sermon, an article or an AI’s answer: every reference and quotation is compared with the Bible word by word. Nothing is stored.",
  },
  "/embed": {
    title: "On Your Own Site",
    description:
      "Show a verse in a frame, turn references into links with their verses, and follow the site by feed: without scripts of others, cookies or tracking.",
  },
  "/developers": {
    title: "For Developers",
    description:
      "Scripture, search, original words and graded evidence as an open API: OpenAPI 3.1, no key, readable from any site, and tools for language models (MCP).",
  },
};

/** Title, description, canonical address and share data of a route. */
export function pageMetadata(route: Route): Metadata {
  const { title, description } = routeWords[route];
  const image = shareImage(route);
  const metadata = itemMetadata({ path: route, title, description, image });
  if (route !== "/") return metadata;
  // The other pages name the one feed of all.
  const types = { [FEED.type]: linksTo("atom"), [JSON_FEED_TYPE]: linksTo("json") };
  return { ...metadata, title: { absolute: title }, alternates: { canonical: route, types } };
}

/** Every feed in one of its forms, as a page names it. */
const linksTo = (form: "atom" | "json") =>
  FEEDS.map(({ name, [form]: url }) => ({
    url,
    title: url === FEED.path ? FEED.title : `${site.title}: ${name.toLowerCase()}`,
  }));

/** Longest description search engines show, in characters. */
const DESCRIPTION_LENGTH = 160;

/**
 * The same for the page of one item (a chapter, a discovery, an answer). `path` is its canonical
 * path; a long description ends after a whole word.
 */
export function itemMetadata({
  path,
  title,
  description,
  image,
  embedded,
}: {
  path: string;
  title: string;
  description: string;
  image: ShareImage;
  /** Address below the site's that oEmbed answers with a frame: of pages that have one. */
  embedded?: string;
}): Metadata {
  const short = shorten(description, DESCRIPTION_LENGTH);
  return {
    title,
    description: short,
    // A page's own alternates take the place of the layout's, so the feed is named here.
    alternates: {
      canonical: path,
      types: {
        [FEED.type]: [{ url: FEED.path, title: FEED.title }],
        ...(embedded && { "application/json+oembed": [{ url: oEmbedHref(embedded), title }] }),
      },
    },
    openGraph: {
      title,
      description: short,
      url: path,
      siteName: site.title,
      type: "website",
      locale: "en_US",
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description: short, images: [image] },
  };
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\s,;:.–—-]+\S*$/u, "")}…`;
}
