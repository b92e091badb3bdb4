import { site } from "@/lib/site/creator";

/** How an item of this page is cited; address and day are added when it is copied. */
export const citationOf = (title: string) =>
  `“${title}.” Creation vs Evolution Timelines. ${site.title}.`;
