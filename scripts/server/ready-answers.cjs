// Prerendered pages and their scripts, answered from memory and compressed once instead of for
// every visitor.
const { setTimeout } = require("node:timers/promises");
const { sendForms, toForms } = require("./answer-forms.cjs");
const { unchangingPaths } = require("./build-facts.cjs");
const { ask } = require("./self-request.cjs");

/** Of 11, which takes more than twice the time for 2 % fewer bytes; 6 % fewer than 9. */
const BROTLI_QUALITY = 10;
/** Words wait for their styles, so these are as small as can be. */
const STYLES_QUALITY = 11;
/** The site loads its texts first; meanwhile Next answers the pages. */
const LEARN_AFTER_MS = 1_500;

/** With any of these Next may answer something else, so it is asked. */
const UNUSUAL = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
  "next-action",
  "x-nextjs-data",
  "x-middleware-prefetch",
  "range",
  "if-range",
  "if-match",
  "if-modified-since",
  "if-unmodified-since",
  "content-length",
  "transfer-encoding",
  "expect",
];
/** Next's own query parameters. */
const NEXT_PARAMETER = /[?&](_|nxt)/;
/** Next's preview of drafts. */
const NEXT_COOKIE = /__(prerender|next)_/;
/** Weights (`gzip;q=0.5`) and `*` are for Next to weigh. */
const PLAIN_ENCODINGS = /^[\w\-, ]*$/;

class ReadyAnswers {
  /** path → the forms of its answer. */
  #answers = new Map();

  /**
   * Answers this request if its answer is ready and the request asks for nothing unusual. Returns
   * whether it did.
   */
  send(request, response) {
    const { method, url, headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const query = url.indexOf("?");
    const answer = this.#answers.get(query === -1 ? url : url.slice(0, query));
    if (!answer || (query !== -1 && NEXT_PARAMETER.test(url))) return false;
    for (const name of UNUSUAL) if (headers[name] !== undefined) return false;
    if (headers.cookie !== undefined && NEXT_COOKIE.test(headers.cookie)) return false;
    const known = headers["if-none-match"];
    // A reader who reloads by force wants no 304.
    if (known !== undefined && headers["cache-control"] !== undefined) return false;
    const accepted = headers["accept-encoding"] ?? "";
    if (!PLAIN_ENCODINGS.test(accepted)) return false;
    sendForms(answer, request, response);
    return true;
  }

  /**
   * Asks Next for every page and file of the build, one after another; what fails or looks unusual
   * stays with Next.
   */
  async learn(address) {
    if (!address || typeof address === "string") return;
    await setTimeout(LEARN_AFTER_MS, undefined, { ref: false });
    for (const path of pathsOfBuild()) {
      try {
        const answer = await makeReady(await ask(address, "GET", path));
        if (answer) this.#answers.set(path, answer);
      } catch {
        // Next goes on answering this one.
      }
    }
  }
}

function pathsOfBuild() {
  try {
    return unchangingPaths();
  } catch {
    return [];
  }
}

async function makeReady(answer) {
  const { statusCode, headers } = answer.response;
  const { etag, "cache-control": lifetime = "", "set-cookie": cookie } = headers;
  // A year: how Next marks what stays the same until the next build.
  if (statusCode !== 200 || !etag || cookie || !/max-?age=31536000/.test(lifetime)) return;
  const isStyles = /^text\/css\b/.test(headers["content-type"] ?? "");
  return toForms(answer, { quality: isStyles ? STYLES_QUALITY : BROTLI_QUALITY });
}

module.exports = { ReadyAnswers };
