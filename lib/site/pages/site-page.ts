import type { Route } from "@/lib/site/navigation";

/** The page of one item: what lists, the sitemap and related items need of it. */
export interface SitePage {
  /** Its canonical path: "/discover/tel-dan-stele". */
  path: string;
  /** As its heading says. */
  title: string;
  /** What it is, for a reader who meets its name elsewhere: "Discovery". */
  kind: string;
  /** The page that lists it among others of its kind. */
  parent: Route;
  /** Passages it tells of, as written in its words. */
  references: readonly string[];
  /** When its words last changed, where that is truly known. */
  lastModified?: Date;
}
