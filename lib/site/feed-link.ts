import { site } from "./creator";

/** The Atom feed, as pages name it to feed readers. */
export const FEED = {
  path: "/feed.xml",
  title: `${site.title}: articles and news`,
  type: "application/atom+xml",
} as const;
