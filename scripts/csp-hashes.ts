import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { NO_HASHES_YET, policiesByRoute, type ScriptHashes } from "../lib/http/csp";
import { inlineScriptHashes } from "./server/inline-scripts.cjs";

/**
 * Longer than this and proxies in front of the site may refuse the answer's headers. Bytes of one
 * policy.
 */
const POLICY_LIMIT = 3000;

/**
 * Reads every prerendered page of a build: route path → hashes of its inline scripts. Routes whose
 * pages are made on request ("/answers/:slug") have {@link NO_HASHES_YET} instead.
 * @param distDir absolute folder of the build.
 * @throws when the home page or the not-found page yields no script: a collector that looks in the
 *   wrong place would otherwise finish without a word and the policy would block every page.
 */
export function collectScriptHashes(distDir: string): ScriptHashes {
  const collected: Record<string, string[]> = {};
  for (const [route, file] of prerenderedPages(distDir)) {
    collected[route] = inlineScriptHashes(readFileSync(file, "utf8"));
  }
  for (const route of onDemandRoutes(distDir)) collected[route] = [NO_HASHES_YET];
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
export function prerenderedPages(distDir: string): [route: string, file: string][] {
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

/** Routes with pages made on request, as a rule of next.config.ts names them. */
function onDemandRoutes(distDir: string): string[] {
  const manifest = path.join(distDir, "prerender-manifest.json");
  if (!existsSync(manifest)) return [];
  const { dynamicRoutes = {} } = JSON.parse(readFileSync(manifest, "utf8")) as {
    dynamicRoutes?: Record<string, { dataRoute: string | null }>;
  };
  return Object.entries(dynamicRoutes)
    .filter(([, { dataRoute }]) => dataRoute)
    .map(([route]) => route.replace(/\[\.{3}(\w+)\]/g, ":$1+").replace(/\[(\w+)\]/g, ":$1"));
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
