// Answers of the layer before Next in the API's own form (RFC 9457).

const READ_AGAIN = "This is not a request that the server can read.";

/** Each: status, title, what to do about it, further headers, code. */
const UNREADABLE = [400, "Invalid request", READ_AGAIN];
const NO_HOST = [400, "Invalid request", "Name the host you ask once, in a Host header."];
const STAR = [400, "Invalid request", "Ask for an address that begins with a slash."];
const NO_IMAGE = [404, "Not found", "The site resizes no images.", [], "not_found"];
const EXPECTATION = [417, "Expectation failed", "The only thing to expect here is 100-continue."];
const UNKNOWN_METHOD = [
  501,
  "Not implemented",
  "The server knows no such method.",
  [["Allow", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]],
];
const DRAINING = [
  503,
  "Service unavailable",
  "The site is being restarted. Please try again.",
  [["Retry-After", "2"]],
  "unavailable",
];

/** Status, title, headers and body of an answer after which the connection is closed. */
function problem([status, title, detail, further = [], code = "invalid_request"]) {
  const body = JSON.stringify({ type: "about:blank", title, status, detail, code });
  const headers = [
    ["Content-Type", "application/problem+json"],
    ["Cache-Control", "no-store"],
    ["Content-Length", String(Buffer.byteLength(body))],
    ["Connection", "close"],
    ...further,
  ];
  return { status, title, headers, body };
}

/** Answers a request that Next shall not see. */
function answerProblem(kind, response, generalHeaders) {
  const { status, headers, body } = problem(kind);
  response.writeHead(status, [...generalHeaders, ...headers].flat());
  response.end(body);
}

module.exports = {
  DRAINING,
  EXPECTATION,
  NO_HOST,
  NO_IMAGE,
  STAR,
  UNKNOWN_METHOD,
  UNREADABLE,
  answerProblem,
  problem,
};
