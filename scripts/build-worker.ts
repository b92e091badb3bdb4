import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { OFFLINE_PATH, SITE_PAGES } from "../lib/offline/constants";
import { filesNamedIn } from "../lib/offline/rules";
import type { SiteFile, WorkerFacts } from "../lib/offline/worker-facts";
import { prerenderedPages } from "./csp-hashes";
import { projectRoot } from "./project";

const ENTRY = "lib/offline/worker/service-worker.ts";
const GRAMMAR = "bible-passage-reference-parser/esm/lang";
/** How a script or stylesheet of the build names another file. */
const NAMED_INSIDE = /(?:static\/|\.\.\/)((?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2))/g;

/**
 * Bundles the service worker with what it must know of the build whose pages stand in `distDir`:
 * its id, the offline page with its files, and the site that is kept with a translation.
 * @returns the worker's bytes, and the paths of the files it names.
 * @throws when a page or a file is missing, or the bundle fails.
 */
export async function buildWorker(
  distDir: string,
  buildId: string,
  file: string,
): Promise<{ bytes: number; files: string[] }> {
  const pages = new Map(prerenderedPages(distDir));
  const htmlOf = (route: string) => {
    const page = pages.get(route);
    if (!page) throw new Error(`${route} is not among the prerendered pages of ${distDir}`);
    return readFileSync(page, "utf8");
  };
  const shellFiles = filesNamedIn(htmlOf(OFFLINE_PATH));
  const siteFiles = closure(
    distDir,
    SITE_PAGES.flatMap((route) => filesNamedIn(htmlOf(route))),
  );
  const facts: WorkerFacts = {
    buildId,
    shell: [
      { url: OFFLINE_PATH, revision: buildId },
      ...shellFiles.map((url) => ({ url, revision: null })),
    ],
    site: [
      ...SITE_PAGES.map((url) => ({ url, bytes: gzipSync(htmlOf(url)).length })),
      ...siteFiles.map((url): SiteFile => ({ url, bytes: transferBytes(distDir, url) })),
    ],
  };
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    // Names of books in other languages are explained online; they weigh three times the grammar.
    alias: { [`${GRAMMAR}/full.js`]: `${GRAMMAR}/en.js` },
    define: {
      WORKER_FACTS: JSON.stringify(facts),
      "process.env.NODE_ENV": '"production"',
    },
  });
  const script = outputFiles[0]?.text ?? "";
  writeFileSync(file, script);
  return { bytes: Buffer.byteLength(script), files: [...shellFiles, ...siteFiles] };
}

/** Fails when a file that the worker names is not in the build. */
export function requireFiles(distDir: string, files: readonly string[]): void {
  const missing = files.filter((url) => !existsSync(fileOf(distDir, url)));
  if (missing.length > 0) {
    throw new Error(`The service worker names files that the build lacks: ${missing.join(", ")}`);
  }
}

const fileOf = (distDir: string, url: string) => path.join(distDir, url.replace("/_next/", ""));

function transferBytes(distDir: string, url: string): number {
  const file = fileOf(distDir, url);
  return /\.(js|css)$/.test(url) ? gzipSync(readFileSync(file)).length : statSync(file).size;
}

/** Files and all that they may load, also on demand. */
function closure(distDir: string, start: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...start];
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (found.has(url) || !existsSync(fileOf(distDir, url))) continue;
    found.add(url);
    if (!/\.(js|css)$/.test(url)) continue;
    const text = readFileSync(fileOf(distDir, url), "utf8");
    for (const [, name] of text.matchAll(NAMED_INSIDE)) waiting.push(`/_next/static/${name}`);
  }
  return [...found].sort();
}
