// Which requests are the worker's, and under which addresses it stores. Pure.
import { PUBLIC_LISTS } from "./constants";

/** Paths that no page has: the API, files, what Next and the share pictures answer. */
const NO_PAGE = /^\/(api|_next|share|sitemaps)(\/|$)|\.[^/]*$/;

/** True for an address that a page may have. */
export function isPagePath(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}

/**
 * The address a page is stored under: its path alone. A page is the same for every query, which is
 * read in the browser, and a query may hold a visitor's own words.
 */
export function pageKey(url: URL): string {
  return url.origin + url.pathname;
}

/**
 * Whether the page at this address is the one of its path: a chapter with verses asked for
 * (`?v=16`) has a page of its own, which is not stored.
 */
export function isPlainPage(url: URL): boolean {
  return !url.searchParams.has("v");
}

/** True for a file of the build, whose name changes with its content. */
export function isBuildFile(pathname: string): boolean {
  return pathname.startsWith("/_next/static/");
}

/** True for a public list whose last answer may stand in for the next. */
export function isPublicList(pathname: string): boolean {
  return PUBLIC_LISTS.includes(pathname);
}

/** Paths of the build's files that a page or a stylesheet names, each once. */
export function filesNamedIn(text: string): string[] {
  return [...new Set(text.match(/\/_next\/static\/[\w./~-]+\.\w+/g))];
}
