import { createHash } from "node:crypto";

/**
 * The inline-script hashes of every prerendered page: route path → CSP sources such as
 * `'sha256-…'`.
 */
export type ScriptHashes = Readonly<Record<string, readonly string[]>>;

/** One entry of `headers()` in next.config.ts. */
export type HeaderRule = { source: string; headers: { key: string; value: string }[] };

/**
 * Stands in the place of the hashes of a page that is made when it is first asked for. The layer
 * before Next (scripts/server/on-demand-pages.cjs) puts the page's own hashes there; a platform
 * without it sends the policy so.
 */
export const NO_HASHES_YET = "'unsafe-inline'";

/** Pages Next may answer on any path, so their hashes belong to every policy. */
const ERROR_PAGES = ["/_not-found", "/_global-error"] as const;

/**
 * What an API answer or a file of the build may do when somebody opens it as a document: nothing.
 * The files come twenty to a page, and a page's policy would be as long as many of them.
 */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page whose inline scripts are exactly the ones with these hashes. Styles allow
 * 'unsafe-inline' because React writes style attributes; frames are our own
 * (EMBEDDED) and the one video host a visitor may open; the one sound is the silence that the reader makes to be shown on a lock screen.
 */
function pagePolicy(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Headers that are the same on every answer of the site. HSTS lasts two years, as the preload lists
 * ask.
 */
const COMMON_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=63072000" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=(), serial=()",
  },
];

/** Headers of all that has no place in another site's page: everything but what is made for it. */
const KEPT_AT_HOME = [
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
];
/**
 * Every path but those below /embed/; a header that a rule has set cannot be taken back by another
 * one. The layer before Next reads both rules (scripts/server/build-facts.cjs).
 */
const OUTSIDE_EMBED = "/((?!embed/).*)";

/** Documents for the frames of other sites, by their paths. */
const EMBEDDED = ["/embed/verse", "/embed/card"] as const;
/** Sheets of paper: documents of their own, whose one script is the print button's. */
const SHEETS = [
  "/study-guides/:slug/handout",
  "/answers/:slug/handout",
  "/shared/:token",
  "/shared/:token/handout",
] as const;
/** Files that other sites load: the script for references, and the pictures that oEmbed names. */
const LOADED_ELSEWHERE = ["/embed/:file", "/share/:path*"] as const;

/**
 * The policy of a document in a frame on another site: no script, no request, and the one
 * stylesheet inside it by its hash.
 */
function embeddedPolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");
}

function sheetPolicy(style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${hashOf(style)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const hashOf = (style: string) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** Stylesheets that stand inside documents without the site around them. */
export interface InlineStyles {
  embedded: string;
  sheet: string;
}

/**
 * One policy per route: the hashes of the error pages and the page's own, each once, in a stable
 * order.
 */
export function policiesByRoute(hashes: ScriptHashes): Map<string, string> {
  const everywhere = ERROR_PAGES.flatMap((page) => hashes[page] ?? []);
  const own = Object.entries(hashes).filter(
    ([route]) => !ERROR_PAGES.some((page) => page === route),
  );
  return new Map([
    ["/:path*", pagePolicy(unique(everywhere))],
    ...own.map(([route, list]) => {
      // Browsers would not heed it beside a hash.
      const sources = list.includes(NO_HASHES_YET) ? list : unique([...everywhere, ...list]);
      return [route, pagePolicy(sources)] as const;
    }),
  ]);
}

/**
 * The header rules for next.config.ts. Next applies every rule that matches and the last one wins,
 * so the general policy comes first, then one per page, then those of the API, of the build's
 * files, of what stands in other sites' pages, and on paper, whose stylesheets are `styles`. Without hashes (development, and the
 * first of the two build passes) no page policy is sent.
 */
export function securityHeaderRules(
  hashes: ScriptHashes | undefined,
  styles: InlineStyles,
): HeaderRule[] {
  const policies = hashes ? [...policiesByRoute(hashes)] : [];
  const embedded = embeddedPolicy(styles.embedded);
  const sheet = sheetPolicy(styles.sheet);
  return [
    { source: "/:path*", headers: COMMON_HEADERS },
    { source: OUTSIDE_EMBED, headers: KEPT_AT_HOME },
    ...policies.map(([source, value]) => rule(source, value)),
    rule("/api/:path*", CLOSED_POLICY),
    rule("/_next/static/:path*", CLOSED_POLICY),
    ...LOADED_ELSEWHERE.map((source) => ({
      source,
      headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
    })),
    ...SHEETS.map((source) => rule(source, sheet)),
    ...EMBEDDED.map((source) => ({
      source,
      headers: [
        { key: "Content-Security-Policy", value: embedded },
        // Pages that are isolated (SharedArrayBuffer) frame only what is isolated as well.
        { key: "Cross-Origin-Embedder-Policy", value: "require-corp" },
      ],
    })),
  ];
}

function rule(source: string, policy: string): HeaderRule {
  return { source, headers: [{ key: "Content-Security-Policy", value: policy }] };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
