/** Every page of the site; `/saved-verses` is a redirect and stands apart. */
export const PAGES = [
  "/",
  "/bible",
  "/chat",
  "/discover",
  "/timelines",
  "/study-guides",
  "/church-fathers",
  "/scripture-library",
  "/about-dev",
  "/reading-plans",
  "/reading-history",
  "/context",
  "/search",
  "/validation",
] as const;

/** All 15 routes of the specification. */
export const ROUTES = [...PAGES, "/saved-verses"] as const;

/** A path that does not exist: answered by the not-found page. */
export const MISSING = "/no-such-page";
