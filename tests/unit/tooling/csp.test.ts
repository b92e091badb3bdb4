import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { NO_HASHES_YET, policiesByRoute, securityHeaderRules } from "@/lib/http/csp";
import { collectScriptHashes, longestPolicy } from "@/scripts/csp-hashes";
import { inlineScriptHashes } from "@/scripts/server/inline-scripts.cjs";

const sha256 = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), "csp-"));
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

function writePage(file: string, html: string) {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), html);
}

test("inline scripts are hashed as the browser hashes them, each once", () => {
  const html = `<script>a()</script><script id="x" async>b( 1 )\n</script><SCRIPT>a()</SCRIPT >`;

  expect(inlineScriptHashes(html)).toEqual([sha256("a()"), sha256("b( 1 )\n")]);
});

test("module scripts count, files and data blocks do not", () => {
  const html = [
    `<script type="module">m()</script>`,
    `<script src="/x.js"></script>`,
    `<script type="application/ld+json">{"@type":"WebSite"}</script>`,
    `<script type="text/plain">words</script>`,
    `<script type="text/javascript">t()</script>`,
  ].join("");

  expect(inlineScriptHashes(html)).toEqual([sha256("m()"), sha256("t()")]);
});

test("every page of a build is read under its route", () => {
  writePage("server/app/index.html", "<script>home()</script>");
  writePage("server/app/_not-found.html", "<script>missing()</script>");
  writePage("server/app/bible.html", "<script>bible()</script>");

  expect(collectScriptHashes(dist)).toEqual({
    "/": [sha256("home()")],
    "/_not-found": [sha256("missing()")],
    "/bible": [sha256("bible()")],
  });
});

test("pages that a platform adapter moved are found through the manifest", () => {
  writePage("prerender-manifest.json", JSON.stringify({ routes: { "/": {}, "/_not-found": {} } }));
  writePage("output/static/index.html", "<script>home()</script>");
  writePage("output/static/_not-found.html", "<script>missing()</script>");

  expect(Object.keys(collectScriptHashes(dist))).toEqual(["/", "/_not-found"]);
});

test("routes of pages made on request are named as rules match them", () => {
  const dynamicRoutes = {
    "/answers/[slug]": { dataRoute: "/answers/[slug].rsc" },
    "/missing/[...path]": { dataRoute: "/missing/[...path].rsc" },
    "/share/[...path]": { dataRoute: null },
  };
  writePage("prerender-manifest.json", JSON.stringify({ dynamicRoutes }));
  for (const page of ["index", "_not-found"]) {
    writePage(`server/app/${page}.html`, "<script>a()</script>");
  }

  const { "/": _home, "/_not-found": _missing, ...onRequest } = collectScriptHashes(dist);
  expect(onRequest).toEqual({
    "/answers/:slug": [NO_HASHES_YET],
    "/missing/:path+": [NO_HASHES_YET],
  });
});

test.each([
  ["/", "server/app/_not-found.html"],
  ["/_not-found", "server/app/index.html"],
])("a build without inline scripts for %s is refused", (route, other) => {
  writePage(other, "<script>a()</script>");

  expect(() => collectScriptHashes(dist)).toThrow(`No inline script found for ${route}`);
});

test("each page allows its own scripts and those of the error pages, nothing of another page", () => {
  const policies = policiesByRoute({
    "/": ["'sha256-home'"],
    "/bible": ["'sha256-bible'"],
    "/_not-found": ["'sha256-missing'"],
    "/_global-error": ["'sha256-error'"],
  });

  expect([...policies.keys()]).toEqual(["/:path*", "/", "/bible"]);
  expect(policies.get("/bible")).toContain(
    "script-src 'self' 'sha256-bible' 'sha256-error' 'sha256-missing';",
  );
  expect(policies.get("/:path*")).toContain("script-src 'self' 'sha256-error' 'sha256-missing';");
});

const STYLES = { embedded: "p{margin:0}", sheet: "p{margin:1em}" };
/** What may do nothing when it is opened as a document. */
const CLOSED = ["/api/:path*", "/_next/static/:path*"];
/** Documents that have no page of the site around them. */
const DOCUMENTS = [
  "/study-guides/:slug/handout",
  "/answers/:slug/handout",
  "/shared/:token",
  "/shared/:token/handout",
  "/embed/verse",
  "/embed/card",
];

/** The policies that a path gets of rules that say so, by source; the last one is what counts. */
function policiesOf(rules: ReturnType<typeof securityHeaderRules>) {
  return new Map(
    rules.flatMap(({ source, headers }) =>
      headers.flatMap(({ key, value }) =>
        key === "Content-Security-Policy" ? [[source, value] as const] : [],
      ),
    ),
  );
}

test("the policies of the API, of a build's files and of frames come after the pages', because the last matching rule wins", () => {
  const hashes = { "/": ["'sha256-home'"], "/_not-found": ["'sha256-missing'"] };
  const policies = policiesOf(securityHeaderRules(hashes, STYLES));

  expect([...policies.keys()]).toEqual(["/:path*", "/", ...CLOSED, ...DOCUMENTS]);
  for (const source of CLOSED) {
    expect(policies.get(source)).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

test("what stands in other sites' frames runs nothing and loads nothing", () => {
  const policy = policiesOf(securityHeaderRules(undefined, STYLES)).get("/embed/verse");

  expect(policy).toBe(
    `default-src 'none'; style-src ${sha256("p{margin:0}")}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  );
});

test("only what is below /embed/ may stand in another site's page", () => {
  const rules = securityHeaderRules(undefined, STYLES);
  const denied = rules.find(({ headers }) => headers.some(({ key }) => key === "X-Frame-Options"));
  const matches = (path: string) => new RegExp(`^${denied?.source}$`).test(path);

  expect(["/", "/embed", "/bible/web/john/3", "/api/oembed"].filter(matches)).toHaveLength(4);
  expect(["/embed/verse", "/embed/card"].filter(matches)).toEqual([]);
});

test("without hashes no page gets a policy that would block it", () => {
  const policies = policiesOf(securityHeaderRules(undefined, STYLES));

  expect([...policies.keys()]).toEqual([...CLOSED, ...DOCUMENTS]);
});

test("a policy above 3,000 bytes is refused", () => {
  const many = Array.from({ length: 60 }, (_, index) => sha256(`script ${index}`));

  expect(() => longestPolicy({ "/": many })).toThrow("the limit is 3000");
  expect(longestPolicy({ "/": many.slice(0, 10) })).toBeLessThan(1_000);
});
