// Requests that Node's parser refuses, or that Next cannot read, answered in the API's own form
// (RFC 9457).

const { NO_HOST, problem, STAR, UNKNOWN_METHOD, UNREADABLE } = require("./problems.cjs");

/**
 * Node's error code → status, title and what to do about it. Everything else is a request that
 * cannot be read.
 */
const PROBLEMS = {
  HPE_HEADER_OVERFLOW: [
    431,
    "Request header fields too large",
    "The address and headers are too long.",
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "Payload too large", "The chunk extensions are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request timeout", "The request took too long to arrive."],
};
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
  // The parser calls anything that begins with no method it knows so; only a request line with a
  // word there means one.
  const line = /^[A-Z][\w-]* \S+ HTTP\/1\.\d\r?\n/;
  if (code === "HPE_INVALID_METHOD" && line.test(String(rawPacket))) return UNKNOWN_METHOD;
  return PROBLEMS[code] ?? UNREADABLE;
}

/**
 * What is wrong with a request that Node's parser let through and nobody should answer; undefined
 * when nothing is.
 */
function brokenRequest({ url, rawHeaders, httpVersion }) {
  // `*` names the server as a whole, about which there is nothing to ask.
  if (url === "*") return STAR;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at].length === 4 && rawHeaders[at].toLowerCase() === "host") hosts++;
  }
  // RFC 9112, section 3.2: exactly one; before HTTP/1.1 there was none.
  return hosts > 1 || (hosts === 0 && httpVersion === "1.1") ? NO_HOST : undefined;
}

module.exports = { answerBrokenRequest, brokenRequest };
