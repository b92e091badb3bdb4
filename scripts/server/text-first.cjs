// The words of a page before its scripts. Next names a page's scripts in its head, so they are fetched
// beside the styles and fonts that the first words wait for, and on a fast line run before these are
// painted. Here they are asked for when the browser says that it has painted.
const { createHash } = require("node:crypto");

/**
 * Asks for the scripts that were held back: after the first paint; at once in a tab that is not
 * seen, which paints nothing; after a second where no paint is told. The parser reaches it after
 * the styles.
 */
const BEGIN = `{
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const later of [...document.querySelectorAll('script[type="text/later"]')]) {
      const script = document.createElement("script");
      script.async = true;
      script.src = later.getAttribute("src");
      later.replaceWith(script);
    }
  };
  if (document.hidden || !window.PerformanceObserver) begin();
  else {
    new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
    setTimeout(begin, 1000);
  }
}`.replace(/\n\s*/g, "");

const BEGIN_HASH = `'sha256-${createHash("sha256").update(BEGIN).digest("base64")}'`;

/** A script of the build that browsers may run whenever it has come. */
const SCRIPT = /<script (?=[^>]*\bsrc="\/_next\/static\/)(?=[^>]*\basync="")(?![^>]*\btype=)/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\bhref="\/_next\/static\/[^>]*>/g;
const END = "</body>";

/**
 * The page with its scripts asked for after the first paint; a page that is not whole, or without
 * such scripts, as it was.
 * @param {Buffer} body the HTML as Next makes it.
 * @returns {Buffer}
 */
function textFirst(body) {
  const html = body.toString("utf8");
  const end = html.lastIndexOf(END);
  if (end === -1) return body;
  const held = html
    .slice(0, end)
    .replace(PRELOAD, "")
    .replace(SCRIPT, '<script type="text/later" ');
  if (!held.includes("text/later")) return body;
  return Buffer.from(`${held}<script>${BEGIN}</script>${html.slice(end)}`);
}

/**
 * A policy that allows what {@link withTextFirst} adds.
 * @param {string} policy Content-Security-Policy with a script-src that names 'self'.
 * @returns {string}
 */
function policyWithBegin(policy) {
  if (policy.includes(BEGIN_HASH)) return policy;
  return policy.replace("script-src 'self'", `script-src 'self' ${BEGIN_HASH}`);
}

/**
 * An answer of Next with its page so, under a tag of its own: who has this page must not be told by
 * Next, whose policy does not allow what is added, that it is still the same.
 * @param {{ response: object, body: Buffer }} answer as `ask` (self-request.cjs) brought it.
 * @returns the same answer where nothing was held back.
 */
function withTextFirst(answer) {
  const body = textFirst(answer.body);
  if (body === answer.body) return answer;
  const { headers, rawHeaders } = answer.response;
  const { etag } = headers;
  if (!etag) return { ...answer, body };
  const tag = etag.replace(/"$/, '-first"');
  const response = {
    statusCode: answer.response.statusCode,
    headers: { ...headers, etag: tag },
    rawHeaders: rawHeaders.map((value) => (value === etag ? tag : value)),
  };
  return { response, body };
}

module.exports = { policyWithBegin, withTextFirst };
