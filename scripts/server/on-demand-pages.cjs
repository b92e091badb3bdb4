// Pages that Next makes when they are first asked for (a chapter, an answer, a discovery). Their
// inline scripts are known only then, so this is where the policy gets their hashes. What stays the
// same as long as the build stands is kept ready-compressed, within a bound.
const { onDemandRoutes, shapingParameters } = require("./build-facts.cjs");
const { inlineScriptHashes } = require("./inline-scripts.cjs");
const { repack, sendForms, toForms } = require("./answer-forms.cjs");
const { KeptForms } = require("./kept-forms.cjs");
const { ask, isOwnRequest } = require("./self-request.cjs");

/**
 * Of 11. A visitor waits for it: 5 takes a tenth of the time of 10 for a tenth more bytes.
 */
const BROTLI_QUALITY = 5;
/** Of a page that is asked for again, made behind an answer (a tenth of a second for 100 KB). */
const REPACKED_QUALITY = 11;
/**
 * What is kept of pages, in bytes: about all 2,378 chapters compressed (10 to 40 KB each in two
 * encodings). Decision 0022 has the figures.
 */
const KEPT_BYTES = 64 * 1024 * 1024;
/** With any of these a request is one of Next's router, which wants no page. */
const ROUTER_HEADERS = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-action",
  "x-nextjs-data",
];
const NEXT_PARAMETER = /[?&](_rsc|nxt)/;
/** How Next marks what stays the same until the next build: good for a year. */
const FOR_A_YEAR = /max-?age=31536000/;
const UNSAFE = "'unsafe-inline'";
/** No page has this path. */
const MISSING_PATH = "/missing-page";
/** Below it are the not-found pages of paths below /bible, which say what there is instead. */
const MISSING_FOLDER = "/missing/";
const BIBLE = /^\/bible\/([^?]+)/;

class OnDemandPages {
  #kept = new KeptForms(KEPT_BYTES);
  /** Key → promise of { status, forms }: two visitors at once wait for one page. */
  #making = new Map();
  /** Pages are compressed once more one after another. */
  #repacking = Promise.resolve();
  /** Forms of the prerendered not-found page, once it was needed. */
  #missing = null;
  #address = null;
  #routes = [];
  #parameters = new Set();

  /** From here on pages can be asked for. */
  begin(address) {
    if (!address || typeof address === "string") return;
    this.#address = address;
    this.#routes = onDemandRoutes();
    this.#parameters = shapingParameters();
  }

  /**
   * Answers the request if it is for a page of this kind. Returns whether it does; `pass` takes it
   * when the page cannot be made here.
   */
  send(request, response, pass) {
    const key = this.#keyOf(request);
    if (key === null) return false;
    const forms = this.#kept.get(key);
    if (forms) {
      sendForms(forms, request, response);
      this.#repack(key, forms);
      return true;
    }
    this.#make(key).then(
      ({ status, forms: made }) => sendForms(made, request, response, status),
      pass,
    );
    return true;
  }

  #keyOf({ method, url, headers }) {
    if (this.#address === null || (method !== "GET" && method !== "HEAD")) return null;
    if (isOwnRequest(headers) || NEXT_PARAMETER.test(url)) return null;
    for (const name of ROUTER_HEADERS) if (headers[name] !== undefined) return null;
    const at = url.indexOf("?");
    const path = at === -1 ? url : url.slice(0, at);
    if (!this.#routes.some((route) => route.test(path))) return null;
    return at === -1 ? path : path + this.#shaping(url.slice(at + 1));
  }

  /** The parameters that lead to a page of their own; all others are read in the browser. */
  #shaping(query) {
    const given = [...new URLSearchParams(query)].filter(([name]) => this.#parameters.has(name));
    return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
  }

  /** Takes a page that is asked for again more of the processor, once, to be smaller from then on. */
  #repack(key, forms) {
    if (forms.isRepacked) return;
    forms.isRepacked = true;
    const again = async () => {
      const smaller = await repack(forms, REPACKED_QUALITY);
      if (this.#kept.get(key) === forms) this.#kept.keep(key, smaller);
    };
    // What fails leaves the page as it was.
    this.#repacking = this.#repacking.then(again).catch(() => undefined);
  }

  #make(key) {
    const making = this.#making.get(key) ?? this.#ask(key);
    this.#making.set(key, making);
    const done = () => this.#making.delete(key);
    making.then(done, done);
    return making;
  }

  async #ask(key) {
    const answer = await ask(this.#address, "GET", key);
    const { statusCode, headers } = answer.response;
    if (statusCode === 404) return { status: 404, forms: await this.#askMissing(key) };
    if (key.startsWith(MISSING_FOLDER)) return { status: 404, forms: await toMissing(answer) };
    const forms = await toFormsOfPage(answer);
    if (statusCode === 200 && FOR_A_YEAR.test(headers["cache-control"] ?? "")) {
      this.#kept.keep(key, forms);
    }
    return { status: statusCode, forms };
  }

  /**
   * Next answers a page that is not found with an empty shell which scripts fill. A page of our own
   * says without them what there is below /bible instead, the prerendered one of every other
   * missing path that there is nothing.
   */
  async #askMissing(key) {
    const [, path] = BIBLE.exec(key) ?? [];
    if (path) {
      const answer = await ask(this.#address, "GET", MISSING_FOLDER + path);
      if (answer.response.statusCode === 200) return toMissing(answer);
    }
    this.#missing ??= await toForms(await ask(this.#address, "GET", MISSING_PATH), {
      quality: BROTLI_QUALITY,
    });
    return this.#missing;
  }
}

/** The forms of a page, with its own policy; `change` may give other [name, value] headers. */
function toFormsOfPage(answer, change = (list) => list) {
  return toForms(answer, {
    quality: BROTLI_QUALITY,
    lean: true,
    change: (list) => change(withHashes(list, answer.body)),
  });
}

/** The forms of a page that says there is none, which nobody keeps: one may come. */
function toMissing(answer) {
  const isLifetime = ([name]) => /^cache-control$/i.test(name);
  return toFormsOfPage(answer, (list) => [
    ...list.filter((header) => !isLifetime(header)),
    ["Cache-Control", "private, no-cache, no-store, max-age=0, must-revalidate"],
  ]);
}

/** The headers with the page's own hashes where the policy would allow every inline script. */
function withHashes(headers, body) {
  const isPolicy = ([name, value]) =>
    /^content-security-policy$/i.test(name) && value.includes(UNSAFE);
  if (!headers.some(isPolicy)) return headers;
  const hashes = inlineScriptHashes(body.toString("utf8")).join(" ");
  return headers.map((header) =>
    isPolicy(header)
      ? [header[0], header[1].replace(`script-src 'self' ${UNSAFE}`, `script-src 'self' ${hashes}`)]
      : header,
  );
}

module.exports = { OnDemandPages };
