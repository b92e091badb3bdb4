import createClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./schema";

export type BibleClient = Client<paths>;
/** A shape of the API by its name: `Shape<"Verse">`. */
export type Shape<Name extends keyof components["schemas"]> = components["schemas"][Name];

/**
 * A client of a site's open API. Every call is typed by the API's document:
 *
 *     const { data, error } = await client.GET("/api/bible/verse", {
 *       params: { query: { reference: "John 3:16" } },
 *     });
 *
 * `data` is a good answer, `error` the problem otherwise (its `detail` is a sentence that can be
 * shown). Rejects only when there is no answer at all.
 */
export function createBibleClient(
  site: string,
  options: { fetch?: typeof fetch } = {},
): BibleClient {
  return createClient<paths>({ baseUrl: site.replace(/\/+$/, ""), ...options });
}
