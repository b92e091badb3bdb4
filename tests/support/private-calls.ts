/**
 * Calls of the API that are in no document for others, each with why. A call is either here or an
 * operation (lib/open-api/operations.ts).
 */
const REASONS: readonly (readonly [reason: string, calls: readonly RegExp[]])[] = [
  [
    "what a browser keeps in its workspace: for the site's own pages, by their cookie",
    [
      /^\w+ \/api\/workspace(\/|$)/,
      /^\w+ \/api\/collections(\/|$)/,
      /^\w+ \/api\/collection-verses\//,
      /^\w+ \/api\/conversations(\/|$)/,
      /^\w+ \/api\/creations(\/|$)/,
      /^POST \/api\/verses$/,
    ],
  ],
  [
    "costs the operator's tokens: for the site's own pages",
    [/^POST \/api\/(ai\/generate-\w+|biblical-context|chat)$/, /^GET \/api\/model$/],
  ],
  ["what the site's own service worker keeps", [/^GET \/api\/offline\//]],
  ["for the operator's monitoring", [/^GET \/api\/health\//]],
  ["a drawn picture that stands in for a missing one", [/^GET \/api\/placeholder-image\//]],
  ["answers what does not exist", [/^\w+ \/api(\/\{path\}|\/undecodable)?$/]],
];

/** Why a call ("GET /api/model") is in no document; undefined where nothing says so. */
export function whyPrivate(call: string): string | undefined {
  return REASONS.find(([, calls]) => calls.some((pattern) => pattern.test(call)))?.[0];
}
