// Compressed answers of route handlers. Next compresses what has a plain Content-Type header, but sets a route handler's
// as a list of one, which its filter does not understand; and it removes Content-Encoding from a
// handler's answer, so that a handler cannot do it either.
const zlib = require("node:zlib");
const { promisify } = require("node:util");

const gzip = promisify(zlib.gzip);
/** A smaller body fits into one network packet anyway. Bytes. */
const THRESHOLD = 1400;
/**
 * Up to here compressing at once (0.1 ms for 20 KB) is cheaper than handing it to another thread.
 * Bytes.
 */
const AT_ONCE = 64 * 1024;
/**
 * Compressed bodies of answers that name themselves by a strong ETag, the least recently sent first:
 * the lists that lib/http/kept-answers.ts sends again and again. What is made anew for each request
 * has a weak one.
 */
const packedByTag = new Map();
const MOST_PACKED = 32;
const STRONG_TAG = /^"/;
/** JSON of the API, sitemaps, feeds, /llms.txt, scripts, documents for frames. */
const TEXT_TYPES = /^(application\/([\w.-]+\+)?(json|xml)|text\/(plain|javascript|html))\b/;
const ACCEPTS_GZIP = /(^|,)\s*(gzip|\*)\s*(;\s*q=(1|0?\.\d*[1-9])[.\d]*\s*)?(,|$)/i;

/**
 * Makes this answer of a route handler, should it turn out to be JSON, XML, a script or plain
 * text, leave whole: with its length, compressed where that helps. Streams are not touched.
 */
function compressAnswer(request, response) {
  const setHeader = response.setHeader;
  response.setHeader = function (name, value) {
    const result = setHeader.call(this, name, value);
    if (name.toLowerCase() === "content-type" && TEXT_TYPES.test(String(value))) {
      delete response.setHeader;
      collect(request, response);
    }
    return result;
  };
}

function collect(request, response) {
  const { write, end } = response;
  const chunks = [];
  response.flushHeaders = () => undefined;
  response.write = (chunk, encoding) => {
    chunks.push(typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk);
    return true;
  };
  response.end = (chunk, encoding) => {
    if (chunk && typeof chunk !== "function") response.write(chunk, encoding);
    Object.assign(response, { write, end });
    delete response.flushHeaders;
    send(request, response, Buffer.concat(chunks));
    return response;
  };
}

function send(request, response, body) {
  const vary = [response.getHeader("vary") ?? []].flat().join(", ");
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
  }
  const tag = String(response.getHeader("etag") ?? "");
  const finish = (bytes, encoding) => {
    // Gone, or answered otherwise while it was compressed.
    if (response.destroyed || response.headersSent) return;
    if (encoding) {
      response.setHeader("Content-Encoding", encoding);
      // A strong one would say that these are the bytes of the plain answer.
      if (STRONG_TAG.test(tag)) response.setHeader("ETag", `W/${tag}`);
    }
    // The answer to HEAD is as long as the one to GET would be, which is not known here.
    if (request.method !== "HEAD") response.setHeader("Content-Length", bytes.length);
    response.end(bytes);
  };
  const encoded = response.getHeader("content-encoding") !== undefined;
  const accepted = ACCEPTS_GZIP.test(request.headers["accept-encoding"] ?? "");
  if (encoded || !accepted || body.length < THRESHOLD) return finish(body);
  const known = packedByTag.get(tag);
  if (known) {
    remember(tag, known);
    return finish(known, "gzip");
  }
  if (body.length <= AT_ONCE) return finish(remember(tag, zlib.gzipSync(body)), "gzip");
  gzip(body).then(
    (packed) => finish(remember(tag, packed), "gzip"),
    () => finish(body),
  );
}

function remember(tag, packed) {
  if (!STRONG_TAG.test(tag)) return packed;
  packedByTag.delete(tag);
  packedByTag.set(tag, packed);
  const [oldest] = packedByTag.keys();
  if (packedByTag.size > MOST_PACKED) packedByTag.delete(oldest);
  return packed;
}

module.exports = { compressAnswer };
