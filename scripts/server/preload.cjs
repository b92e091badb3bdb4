// Loaded first (--require) by the site's server process: `npm start`, the tests, the benchmarks, a
// standalone folder, the container. It stands between Node's HTTP server and Next and does what
// Next leaves undone; decision 0006 in docs/decisions says why. The site works without it, only
// slower and with barer answers to broken requests; plain JavaScript, since a standalone folder has
// no compiler.
const http = require("node:http");
const { generalHeaders } = require("./build-facts.cjs");
const { compressAnswer } = require("./compress-answers.cjs");
const { answerBrokenRequest, brokenRequest } = require("./broken-requests.cjs");
const { Drain } = require("./drain.cjs");
const { beginToLoadRoutes } = require("./load-routes.cjs");
const { OnDemandPages } = require("./on-demand-pages.cjs");
const { answerProblem, EXPECTATION, NO_IMAGE } = require("./problems.cjs");
const { ReadyAnswers } = require("./ready-answers.cjs");

/**
 * What the API's handlers are written for. Next answers other methods with an empty 400 or a bare
 * 500.
 */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Addresses of the API, its root among them. */
const API = /^\/api(\/|\?|$)/;

/**
 * The sitemaps, the feeds, /llms.txt, the service worker, what is made for other sites' pages and
 * for paper, which route handlers make as well.
 */
const DOCUMENTS =
  /^\/([\w/-]+\.(xml|txt)|feeds?[\w/-]*\.json|sw\.js|embed\/[\w.]+|[\w/-]+\/handout|shared\/[\w-]+)(\?|$)/;

/** What may stand in a frame of another site, where a header that forbids it cannot be set. */
const EMBED = /^\/embed\//;

/** Pages for paper and of shared collections, and the answer to a form: handlers write them too. */
const WRITTEN = /^\/(?:[\w-]+\/[^/?]+\/handout|shared\/[^?]*|check\/result)(?:\?|$)/;
/** What `headers` has for everything else alone (lib/http/csp.ts). */
const KEPT_AT_HOME = new Set(["X-Frame-Options", "Cross-Origin-Resource-Policy"]);

/** Where Next would resize images, of which the site has none. */
const IMAGES = /^\/_next\/image\/?(\?|$)/;

/** The site's own cookies, by name (`cookieName` of lib/workspaces/rules.ts). */
const OWN_COOKIE = /^\s*(__Host-)?workspace\s*=/;

const createServer = http.createServer;

http.createServer = function createServerWithReadyAnswers(...given) {
  const next = given.at(-1);
  if (typeof next !== "function") return createServer.apply(this, given);
  const headers = generalHeaders();
  const ready = new ReadyAnswers();
  const pages = new OnDemandPages();
  const options = typeof given[0] === "object" ? given[0] : {};
  // Node's own answer to a request without a host is a bare 400.
  const server = createServer.call(
    this,
    { ...options, requireHostHeader: false },
    (request, response) => {
      drain.begin(response);
      const broken = brokenRequest(request);
      if (broken) return answerProblem(broken, response, headers);
      if (ready.send(request, response)) return;
      prepare(request, response, headers);
      if (IMAGES.test(request.url)) return answerProblem(NO_IMAGE, response, headers);
      if (pages.send(request, response, () => next(request, response))) return;
      return next(request, response);
    },
  );
  const drain = new Drain(server, headers);
  server.on("clientError", (error, socket) => answerBrokenRequest(error, socket, headers));
  server.on("checkExpectation", (_request, response) =>
    answerProblem(EXPECTATION, response, headers),
  );
  server.once("listening", () => {
    beginToLoadRoutes(server.address());
    pages.begin(server.address());
    void ready.learn(server.address());
  });
  return server;
};

/** What stands on every request before Next sees it. */
function prepare(request, response, headers) {
  // A proxy may name the whole address (RFC 9112, section 3.2.2); Next would redirect it to itself
  // for ever.
  request.url = request.url.replace(/^https?:\/\/[^/?]*(?=\/)/i, "");
  const isEmbed = EMBED.test(request.url);
  // Next sets these itself on most answers; its redirects and bare errors come without them.
  for (const [name, value] of headers) {
    if (!isEmbed || !KEPT_AT_HOME.has(name)) response.setHeader(name, value);
  }
  dropForeignCookies(request.headers);
  const isHandled = API.test(request.url) || DOCUMENTS.test(request.url);
  if (isHandled) compressAnswer(request, response);
  if (!isHandled && !WRITTEN.test(request.url)) return;
  // Every handler refuses OPTIONS with 405 and the methods it has, which is the right answer to an
  // unknown one too.
  if (!METHODS.has(request.method)) request.method = "OPTIONS";
}

/**
 * Next's work on a request grows with the square of the number of its cookies (2,000 take a
 * second), and other sites of the same domain, or anybody who writes to the server, may send as
 * many as a header holds. The site reads its own only.
 */
function dropForeignCookies(headers) {
  const { cookie } = headers;
  if (cookie === undefined) return;
  const own = cookie.split(";").filter((part) => OWN_COOKIE.test(part));
  if (own.length > 0) headers.cookie = own.join(";").trim();
  else delete headers.cookie;
}
