import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";

/** Where the worker is served, for the whole site. */
export const WORKER_PATH = "/sw.js";
/** The page that says what can be read without a network, and keeps more. */
export const OFFLINE_PATH = "/offline";
/** Its parameter that names the page which was asked for in vain. */
export const WANTED = "page";

/** Every cache of the worker begins so; nothing else of the browser's storage does. */
export const CACHE_PREFIX = "offline-";

/** Caches that outlive a build, by what they hold. */
export const CACHES = {
  /** Chapters that the reader has fetched, by address. */
  chapters: `${CACHE_PREFIX}chapters`,
  /** Public lists such as the articles, as they were last read. */
  lists: `${CACHE_PREFIX}lists`,
  /** Guides and answers kept on purpose, with the files their pages need. */
  studies: `${CACHE_PREFIX}kept-studies`,
  /** What the worker notes of builds; no address of any page. */
  notes: `${CACHE_PREFIX}notes`,
} as const;

/** Caches of one build: its offline page, pages opened, their files, and the site as it is kept. */
export const BUILD_CACHES = ["shell", "pages", "files", "site"] as const;
type BuildCache = (typeof BUILD_CACHES)[number];

/** Name of a cache that belongs to a build. */
export function buildCache(kind: BuildCache, buildId: string): string {
  return `${CACHE_PREFIX}${kind}-${buildId}`;
}

/** Name of the cache that holds a kept translation. */
export function translationCache(code: TranslationCode): string {
  return `${CACHE_PREFIX}kept-${code.toLowerCase()}`;
}

/** Caches of what is kept on purpose, by translation. */
export const TRANSLATION_CACHES = TRANSLATION_CODES.map(translationCache);

/** Most pages kept because they were opened; the least recently opened go first. */
export const MOST_PAGES = 60;
/** Most chapters the reader fetched that are kept. */
export const MOST_CHAPTERS = 120;
/** Most chapters of today's readings that are fetched ahead. */
export const MOST_TODAY = 12;

/** How long the network has before what is stored is shown instead, in ms. */
export const NETWORK_DEADLINE_MS = 4_000;

/** Pages that are kept with a translation, so that the reader and the plans open without a network. */
export const SITE_PAGES = [
  "/",
  "/bible",
  "/search",
  "/reading-plans",
  "/reading-history",
  "/learn",
  OFFLINE_PATH,
] as const;

/** Public lists that pages show, the same for everybody: their last answers stand in offline. */
export const PUBLIC_LISTS: readonly string[] = [
  "/api/articles",
  "/api/bible/verse-of-the-day",
  "/api/daily-quote",
  "/api/news",
  "/api/reading-plans",
  "/api/verses",
  "/api/videos",
];
