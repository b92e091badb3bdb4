// What the build says about itself, read once per server. Next changes into a standalone folder
// before it creates its server, so the paths are looked up only then.
const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");

function distDir() {
  return path.resolve(process.env.NEXT_DIST_DIR || ".next");
}

function manifest(name) {
  try {
    return JSON.parse(readFileSync(path.join(distDir(), name), "utf8"));
  } catch {
    // No build here: everything is left to Next, which says so itself.
    return {};
  }
}

/** Of the rules for every answer, and for every one outside /embed/ (lib/http/csp.ts). */
const GENERAL = new Set(["/:path*", "/((?!embed/).*)"]);

/** The headers that next.config.ts gives every answer, as [name, value] pairs. */
function generalHeaders() {
  const rules = manifest("routes-manifest.json").headers ?? [];
  return rules
    .filter(({ source }) => GENERAL.has(source))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
}

/**
 * Addresses whose answer stays the same as long as this build stands: prerendered pages, then their
 * scripts and styles.
 */
function unchangingPaths() {
  const routes = Object.entries(manifest("prerender-manifest.json").routes ?? {});
  const pages = routes
    .filter(([route, { dataRoute }]) => dataRoute && !route.startsWith("/_"))
    .map(([route]) => route);
  const folder = path.join(distDir(), "static");
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `/_next/static/${file.split(path.sep).join("/")}`);
  return [...pages, ...files];
}

/** An address of each route of the API; a variable part is a word that names nothing. */
function apiPaths() {
  return Object.values(manifest("app-path-routes-manifest.json"))
    .filter((route) => route.startsWith("/api/"))
    .map((route) => route.replace(/\[[^\]]+\]/g, "none"));
}

/** Patterns of the paths whose pages are made when they are first asked for. */
function onDemandRoutes() {
  return Object.values(manifest("prerender-manifest.json").dynamicRoutes ?? {})
    .filter(({ dataRoute }) => dataRoute)
    .map(({ routeRegex }) => new RegExp(routeRegex));
}

/** Names of the query parameters by which next.config.ts leads a path to another page. */
function shapingParameters() {
  const { rewrites = {} } = manifest("routes-manifest.json");
  const all = Array.isArray(rewrites) ? rewrites : Object.values(rewrites).flat();
  const conditions = all.flatMap(({ has = [] }) => has);
  return new Set(conditions.filter(({ type }) => type === "query").map(({ key }) => key));
}

module.exports = {
  apiPaths,
  generalHeaders,
  onDemandRoutes,
  shapingParameters,
  unchangingPaths,
};
