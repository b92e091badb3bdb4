import "server-only";
import { openToOtherSites } from "@/lib/http/cors";
import { FEED, JSON_FEED_TYPE } from "@/lib/site/feed-link";
import type { FeedForm } from "./service";

const types: Record<FeedForm, string> = { atom: FEED.type, json: JSON_FEED_TYPE };

/** A feed as an answer. Readers in browsers ask for it from their own sites. */
export function feedResponse(text: string, form: FeedForm, cache: string): Response {
  const headers = new Headers({
    "Content-Type": `${types[form]}; charset=utf-8`,
    "Cache-Control": cache,
  });
  openToOtherSites(headers);
  return new Response(text, { headers });
}
