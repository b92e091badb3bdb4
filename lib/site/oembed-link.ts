import { siteUrl } from "./creator";

/** Address of oEmbed's answer about a page, by its path and query: what its page's head names. */
export const oEmbedHref = (path: string) =>
  `/api/oembed?format=json&url=${encodeURIComponent(siteUrl + path)}`;
