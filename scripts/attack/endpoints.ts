import { readdirSync } from "node:fs";
import path from "node:path";
import { ACCEPTED_BODIES, type Ids } from "../../tests/support/accepted-bodies";
import { projectRoot } from "../project";

// Which calls there are is asked of the folders under app/api and of the running site, so that a
// new one cannot be forgotten.

/** One method of one address. */
export interface Endpoint {
  /** "PATCH /api/collections/{collectionId}" */
  name: string;
  method: string;
  /** "/api/collections/{collectionId}" */
  template: string;
  /** Good values of the parameters it reads. */
  query: Readonly<Record<string, string>>;
  /** Those without which it refuses. */
  needs: readonly string[];
  /** A body it accepts. */
  body?: (ids: Ids) => Record<string, unknown>;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Methods that carry a body. */
const WITH_BODY = /^(POST|PUT|PATCH)$/;

const LIST = {
  limit: "20",
  cursor: "2026-01-02T03:04:05.678Z~0198c0de-0000-7000-8000-000000000000",
};
const PLACES = { limit: "20", cursor: "1" };
const OWN_LIST = { ...LIST, userId: "demo-user" };
const TRANSLATION = { translation: "KJV" };

/**
 * Good values of the parameters of each address that reads any (docs/api.md). What is not here is
 * asked with all of them.
 */
const QUERIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/api/bible/verse": { reference: "John 3:16", ...TRANSLATION, include: "links" },
  "/api/bible/search": {
    query: "love",
    ...TRANSLATION,
    limit: "20",
    offset: "5",
    testament: "NT",
    book: "John",
  },
  "/api/bible/chapter": { reference: "Psalm 23", ...TRANSLATION },
  "/api/bible/verse-links": { reference: "John 3:16", ...TRANSLATION, limit: "20", offset: "1" },
  "/api/bible/words": { reference: "John 3:16", ...TRANSLATION },
  "/api/words": { query: "agape", limit: "10" },
  "/api/words/{id}/verses": { ...TRANSLATION, limit: "20", offset: "0", book: "John" },
  "/api/bible/verse-of-the-day": { date: "2026-01-05", ...TRANSLATION },
  "/api/daily-quote": TRANSLATION,
  "/api/verses": TRANSLATION,
  "/api/search": { q: "flood", ...TRANSLATION, limit: "20", offset: "0" },
  "/api/articles": LIST,
  "/api/videos": LIST,
  "/api/news": LIST,
  "/api/cross-references": { ...PLACES, eventId: "fall-of-jerusalem" },
  "/api/validation-findings": { ...PLACES, crossReferenceId: "1", eventId: "fall-of-jerusalem" },
  "/api/placeholder-image/general": { category: "prophecy" },
  "/api/oembed": {
    url: "http://localhost:3000/bible/web/john/3/16",
    maxwidth: "500",
    maxheight: "300",
    format: "json",
  },
  "/embed/verse": { ref: "John 3:16", ...TRANSLATION, theme: "dark", size: "small" },
  "/embed/card": { path: "/answers/what-is-grace", theme: "light", size: "large" },
  "/study-guides/{slug}/handout": { ...TRANSLATION, sheet: "leader", room: "much", v1: "on" },
  "/answers/{slug}/handout": { ...TRANSLATION, sheet: "leader", room: "much", v1: "on" },
  "/shared/{token}": { limit: "20", cursor: "0" },
  "/shared/{token}/handout": { sheet: "leader", room: "none", v1: "on" },
  "/api/collections": OWN_LIST,
  "/api/collections/{collectionId}/verses": PLACES,
  "/api/collections/shared/{token}": PLACES,
  "/api/conversations": LIST,
  "/api/creations": { ...OWN_LIST, q: "hope", type: "poem", public: "approved" },
  "/api/reading-plans": PLACES,
  "/api/reading-plans/preview": {
    books: "Gen,Exod",
    days: "30",
    start: "2026-01-05",
    weekdays: "1,2,3",
  },
  "/api/workspace": { userId: "demo-user" },
  "/api/workspace/export": { format: "markdown", userId: "demo-user" },
  "/api/workspace/plans": { ...OWN_LIST, today: "2026-01-05" },
  "/api/workspace/plans/{startedPlanId}": { today: "2026-01-05" },
  "/api/workspace/plans/{startedPlanId}/calendar": { time: "07:30" },
  "/api/workspace/reminder": { userId: "demo-user" },
  "/api/workspace/sessions": OWN_LIST,
  "/api/workspace/sessions/summary": { today: "2026-01-05", year: "2026", userId: "demo-user" },
  "/api/workspace/highlights": {
    ...OWN_LIST,
    reference: "John 3",
    book: "John",
    colour: "green",
    label: "Mine",
    ...TRANSLATION,
  },
  "/api/workspace/learning": { ...OWN_LIST, today: "2026-01-05" },
  "/api/workspace/notes": {
    ...OWN_LIST,
    show: "verses",
    reference: "John 11",
    book: "John",
    q: "short",
  },
};

/** Parameters without which a call is refused. */
const NEEDED = ["reference", "query", "books", "days", "url", "ref", "path"];

/**
 * Bodies of calls that nobody owns, and of those for which an accepted one is never twice the same.
 */
const OTHER_BODIES: Readonly<Record<string, Endpoint["body"]>> = {
  "POST /api/biblical-context": () => ({ type: "topic", topic: "The Flood", useModel: false }),
  "POST /api/quotations/check": () => ({ text: "“Jesus wept” (John 11:35)." }),
  "POST /api/workspace/link": () => ({ code: "22222-22222", own: "merge" }),
  "POST /api/workspace/transfer": () => ({ code: "22222-22222", replace: false }),
};

/** All parameters that any address reads: what an address is asked with whose own are not known. */
export const ALL_PARAMETERS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(QUERIES),
);

/**
 * Documents that route handlers write of what their address says, outside the API: for the frames
 * of other sites, and for paper.
 */
const DOCUMENTS = [
  "/embed/verse",
  "/embed/card",
  "/study-guides/{slug}/handout",
  "/answers/{slug}/handout",
  "/shared/{token}",
  "/shared/{token}/handout",
];

/**
 * The addresses that folders under `api` (app/api unless told) answer:
 * "/api/collections/{collectionId}", the catch-all as "/api/{path}".
 */
export function addressesOf(api = path.join(projectRoot, "app/api")): string[] {
  return readdirSync(api, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => ["/api", ...path.dirname(file).split(path.sep)].filter((part) => part !== "."))
    .map((parts) => parts.join("/").replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}"))
    .sort();
}

/** An endpoint with all that is known of it. */
export function endpointOf(method: string, template: string): Endpoint {
  const name = `${method} ${template}`;
  const query = QUERIES[template] ?? {};
  const body = ACCEPTED_BODIES[name]?.body ?? OTHER_BODIES[name];
  return {
    name,
    method,
    template,
    query: WITH_BODY.test(method) ? {} : query,
    needs: Object.keys(query).filter((parameter) => NEEDED.includes(parameter)),
    ...(body ? { body } : {}),
  };
}

/**
 * Every method of every address, as the site itself names them (`Allow` of its answer to OPTIONS);
 * of an address that has none, all methods.
 * @throws when one takes a body of which no accepted one is known: without it hostile input would
 *   not get past the first check.
 */
export async function findEndpoints(origin: string): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for (const template of [...addressesOf(), ...DOCUMENTS]) {
    const target = origin + template.replace(/\{\w+\}/g, "x");
    const { headers, status } = await fetch(target, { method: "OPTIONS" });
    const allowed = status === 405 ? headers.get("allow")?.split(", ") : null;
    for (const method of allowed ?? METHODS) {
      const endpoint = endpointOf(method, template);
      if (allowed && WITH_BODY.test(method) && !endpoint.body) {
        throw new Error(
          `${endpoint.name}: add a body it accepts to tests/support/accepted-bodies.ts`,
        );
      }
      found.push(endpoint);
    }
  }
  return found;
}
