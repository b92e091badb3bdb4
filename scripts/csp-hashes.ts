import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { policiesByRoute, type ScriptHashes } from "../lib/http/csp";

/**
 * Longer than this and proxies in front of the site may refuse the answer's headers. Bytes of one
 * policy.
 */
const POLICY_LIMIT = 3000;

const DATA_BLOCK = /^(application\/(ld\+)?json|speculationrules|text\/(?!javascript)[\w-]+)$/i;

/**
 * CSP sources (`'sha256-…'`) of the inline scripts a browser would run in this page, each once, in
 * page order. Scripts with a `src` and data blocks (JSON-LD and the like) are left out: the policy
 * does not ask for them.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi,
  )) {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? "";
    if (/\ssrc\s*=/i.test(attributes) || DATA_BLOCK.test(type)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * Reads every prerendered page of a build: route path → hashes of its inline scripts.
 * @param distDir absolute folder of the build.
 * @throws when the home page or the not-found page yields no script: a collector that looks in the
 *   wrong place would otherwise finish without a word and the policy would block every page.
 */
export function collectScriptHashes(distDir: string): ScriptHashes {
  const collected: Record<string, string[]> = {};
  for (const [route, file] of prerenderedPages(distDir)) {
    collected[route] = inlineScriptHashes(readFileSync(file, "utf8"));
  }
  for (const route of ["/", "/_not-found"]) {
    if (!collected[route]?.length) {
      throw new Error(`No inline script found for ${route} in ${distDir}; the CSP would block it`);
    }
  }
  return collected;
}

/** The longest policy these hashes lead to, in bytes; throws above {@link POLICY_LIMIT}. */
export function longestPolicy(hashes: ScriptHashes): number {
  const sizes = [...policiesByRoute(hashes)].map(
    ([route, policy]) => [Buffer.byteLength(policy), route] as const,
  );
  const [bytes, route] = sizes.reduce((longest, next) => (next[0] > longest[0] ? next : longest));
  if (bytes > POLICY_LIMIT) {
    throw new Error(`The CSP of ${route} has ${bytes} bytes; the limit is ${POLICY_LIMIT}`);
  }
  return bytes;
}

/**
 * Route and file of every prerendered page, in the place `next build` puts them or where a platform
 * adapter moved them.
 */
function prerenderedPages(distDir: string): [route: string, file: string][] {
  const app = path.join(distDir, "server", "app");
  const own = htmlFiles(app).map((file) => toPage(app, file));
  if (own.length > 0) return own;
  const output = path.join(distDir, "output");
  const moved = htmlFiles(output);
  const manifest = path.join(distDir, "prerender-manifest.json");
  const routes = existsSync(manifest)
    ? Object.keys((JSON.parse(readFileSync(manifest, "utf8")) as { routes: object }).routes)
    : [];
  return routes.flatMap((route) => {
    const name = route === "/" ? "/index.html" : `${route}.html`;
    const file = moved.find((candidate) => toPosix(candidate).endsWith(name));
    return file ? [[route, file] as [string, string]] : [];
  });
}

function htmlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => path.join(folder, file));
}

function toPage(folder: string, file: string): [string, string] {
  const route = `/${toPosix(path.relative(folder, file)).replace(/\.html$/, "")}`;
  return [route === "/index" ? "/" : route, file];
}

function toPosix(file: string): string {
  return file.split(path.sep).join("/");
}
