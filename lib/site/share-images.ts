import { site } from "./creator";
import type { Route } from "./navigation";

interface ShareWords {
  title: string;
  line: string;
}

/**
 * What stands on the share image of each public content route. scripts/draw-images.ts draws them;
 * run it after a change.
 */
export const SHARE_WORDS = {
  "/": { title: site.title, line: site.tagline },
  "/bible": { title: "Bible Study", line: "Read and search the whole Bible in two translations." },
  "/discover": {
    title: "Discoveries",
    line: "Archaeological finds and claims, with their sources and their critics.",
  },
  "/timelines": {
    title: "Timelines",
    line: "Biblical events and evolutionary claims, side by side and weighed.",
  },
  "/study-guides": {
    title: "Study Guides & FAQ",
    line: "Ten guides for an hour of study, and answers to 33 questions.",
  },
  "/words": {
    title: "Original Words",
    line: "Hebrew, Aramaic and Greek, with every place in the Bible.",
  },
  "/church-fathers": {
    title: "Early Church Fathers",
    line: "Six teachers of the early church, in their own words.",
  },
  "/validation": {
    title: "Evidence Validation",
    line: "What supports, what correlates, what contradicts, and how it is graded.",
  },
  "/about-dev": { title: "Creator Profile", line: "Why this site exists and what it holds to." },
} as const satisfies Partial<Record<Route, ShareWords>>;

export type ShareRoute = keyof typeof SHARE_WORDS;
export const SHARE_ROUTES = Object.keys(SHARE_WORDS) as ShareRoute[];

/** Pixels, as share cards want them. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Address of a route's share image, in public/. */
export const sharePath = (route: ShareRoute) =>
  `/share/${route === "/" ? "home" : route.slice(1)}.png`;

const hasOwn = (route: Route): route is ShareRoute => route in SHARE_WORDS;

/** A share image as metadata names it. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
  type: "image/png";
}

/** The share image of a route; a route without one of its own shows home's. */
export function shareImage(route: Route): ShareImage {
  const drawn = hasOwn(route) ? route : "/";
  const { title, line } = SHARE_WORDS[drawn];
  return { url: sharePath(drawn), ...SHARE_SIZE, alt: `${title}. ${line}`, type: "image/png" };
}

/**
 * The share picture of a page that has one of its own (lib/share-pictures), by its canonical path.
 * `alt` says what stands on it; `verses` are those of a chapter that it shows ("16", "16-18").
 */
export const sharePictureOf = (path: string, alt: string, verses?: string): ShareImage => ({
  url: `/share${path}.png${verses === undefined ? "" : `?v=${verses}`}`,
  ...SHARE_SIZE,
  alt,
  type: "image/png",
});
