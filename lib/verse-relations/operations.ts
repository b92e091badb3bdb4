import { verseLinksQuery } from "@/lib/bible/schema";
import { operation } from "@/lib/http/operation";
import { verseLinksResponse } from "./schema";

export const findVerseLinks = operation({
  id: "findVerseLinks",
  method: "GET",
  path: "/api/bible/verse-links",
  topic: "Scripture",
  summary: "Verses that belong to a verse, each with why",
  description: "The closest first: quotations, the same wording, event, word, names or story.",
  query: verseLinksQuery,
  response: verseLinksResponse,
  example: { query: { reference: "John 3:16", limit: "3" } },
});

export const verseRelationOperations = [findVerseLinks];
