// Next evaluates the code of an API route at its first request, which then takes 50 to 100 ms
// longer than the next one. Here every route is asked once while the site loads its texts.
const { apiPaths } = require("./build-facts.cjs");
const { ask } = require("./self-request.cjs");

/** Asks each route for its methods, which every handler answers without doing anything. */
async function loadRoutes(address) {
  if (!address || typeof address === "string") return;
  for (const path of apiPaths()) {
    // A visitor's request loads what could not be loaded now.
    await ask(address, "OPTIONS", path).catch(() => undefined);
  }
}

/** Begins to load them, and lets the site's start wait for it (lib/health/warm-up.ts). */
function beginToLoadRoutes(address) {
  globalThis.processStates ??= {};
  globalThis.processStates.routes ??= {};
  globalThis.processStates.routes.loaded = loadRoutes(address);
}

module.exports = { beginToLoadRoutes };
