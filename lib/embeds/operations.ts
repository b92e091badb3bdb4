import { operation } from "@/lib/http/operation";
import { siteUrl } from "@/lib/site/creator";
import { oEmbedQuery, oEmbedResponse } from "./schema";

export const getOEmbed = operation({
  id: "getOEmbed",
  method: "GET",
  path: "/api/oembed",
  topic: "Study content",
  summary: "A frame for a page (oEmbed)",
  description:
    "As oembed.com has it. 404 for addresses that have no frame, 401 for pages that show what a visitor keeps, 501 for formats but json and xml.",
  query: oEmbedQuery,
  response: oEmbedResponse,
  example: { query: { url: `${siteUrl}/bible/web/john/3/16`, maxwidth: "500" } },
});

export const embedOperations = [getOEmbed];
