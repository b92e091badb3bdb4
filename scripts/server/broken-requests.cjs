// Requests that Node's parser refuses, or that Next cannot read, answered in the API's own form (RFC 9457).

/** Node's error code → status, title and what to do about it. Everything else is a request that cannot be read. */
const PROBLEMS = {
  HPE_HEADER_OVERFLOW: [
    431,
    "Request header fields too large",
    "The address and headers are too long.",
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Payload too large", "The chunk extensions are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request timeout", "The request took too long to arrive."],
};
const UNKNOWN_METHOD = [
  501,
  "Not implemented",
  "The server knows no such method.",
  [["Allow", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]],
];
const UNREADABLE = [400, "Invalid request", "This is not a request that the server can read."];

function problem([status, title, detail, further = []]) {
  const body = JSON.stringify({
    type: "about:blank",
    title,
    status,
    detail,
    code: "invalid_request",
  });
  const headers = [
    ["Content-Type", "application/problem+json"],
    ["Cache-Control", "no-store"],
    ["Content-Length", String(Buffer.byteLength(body))],
    ["Connection", "close"],
    ...further,
  ];
  return { status, title, headers, body };
}

/** For the server's `clientError`: says what was wrong and closes the connection. */
function answerBrokenRequest(error, socket, generalHeaders) {
  // Half an answer on the wire, or nobody there: nothing can be said any more.
  if (!socket.writable || error.code === "ECONNRESET" || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, title, headers, body } = problem(kindOf(error));
  const lines = [...generalHeaders, ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join("")}\r\n${body}`);
  socket.destroySoon();
}

function kindOf({ code, rawPacket }) {
  // The parser calls anything that begins with no method it knows so; only a request line with a word there means one.
  const line = /^[A-Z][\w-]* \S+ HTTP\/1\.\d\r?\n/;
  if (code === "HPE_INVALID_METHOD" && line.test(String(rawPacket))) return UNKNOWN_METHOD;
  return PROBLEMS[code] ?? UNREADABLE;
}

/** `*` names the server as a whole, about which there is nothing to ask. */
function answerStar(response, generalHeaders) {
  const { status, headers, body } = problem([
    400,
    "Invalid request",
    "Ask for an address that begins with a slash.",
  ]);
  response.writeHead(status, [...generalHeaders, ...headers].flat());
  response.end(body);
}

module.exports = { answerBrokenRequest, answerStar };
