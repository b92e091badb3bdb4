import { textCache } from "@/lib/bible/text-cache";
import { frameRoute } from "@/lib/embeds/answer-frame";
import { embeddedVerseQuery } from "@/lib/embeds/schema";
import { getEmbeddedVerse } from "@/lib/embeds/service";
import { methods } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: frameRoute(embeddedVerseQuery, getEmbeddedVerse, ({ translation }) =>
    textCache(translation),
  ),
});
