// The inline scripts of a page, as a Content-Security-Policy names them. Used when the site is
// built (scripts/csp-hashes.ts) and when a page is made on request (on-demand-pages.cjs).
const { createHash } = require("node:crypto");

const SCRIPTS = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const DATA_BLOCK = /^(application\/(ld\+)?json|speculationrules|text\/(?!javascript)[\w-]+)$/i;

/**
 * CSP sources (`'sha256-…'`) of the inline scripts a browser would run in this page, each once, in
 * page order. Scripts with a `src` and data blocks (JSON-LD and the like) are left out: the policy
 * does not ask for them.
 * @param {string} html
 * @returns {string[]}
 */
function inlineScriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes = "", body = ""] of html.matchAll(SCRIPTS)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? "";
    if (/\ssrc\s*=/i.test(attributes) || DATA_BLOCK.test(type)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [...hashes];
}

module.exports = { inlineScriptHashes };
