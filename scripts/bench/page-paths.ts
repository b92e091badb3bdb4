/** The pages whose loading is measured: a chapter with its verse, and what most visits begin with. */
export const PAGE_PATHS = [
  "/bible/web/john/3#v16",
  "/",
  "/bible",
  "/discover",
  "/timelines",
  "/search?q=grace",
  "/reading-plans",
  "/chat",
  "/scripture-library",
  "/reading-history",
] as const;
