/** Every page of the site; `/saved-verses` is a redirect and stands apart. */
export const PAGES = [
  "/",
  "/bible",
  "/chat",
  "/discover",
  "/timelines",
  "/study-guides",
  "/answers",
  "/words",
  "/church-fathers",
  "/scripture-library",
  "/about-dev",
  "/reading-plans",
  "/reading-history",
  "/context",
  "/search",
  "/validation",
  "/check",
  "/embed",
  "/developers",
] as const;

/** Every path that is one page. */
export const ROUTES = [...PAGES, "/saved-verses"] as const;

/** Pages of single items, which are made when they are first asked for: one of each kind. */
export const ITEM_PAGES = [
  "/answers/abused-at-home",
  "/answers/faq-hell",
  "/study-guides/exodus-plagues",
  "/church-fathers/augustine",
  "/words/h2617-hesed",
  "/words/greek-alpha",
  "/bible/web/john/3/16",
] as const;

/** A path that does not exist: answered by the not-found page. */
export const MISSING = "/no-such-page";
