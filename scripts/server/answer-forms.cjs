// The forms in which one answer of Next is kept to be sent again: its headers, and its body as it
// is and compressed.
const { promisify } = require("node:util");
const zlib = require("node:zlib");

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);
const brotli = promisify(zlib.brotliCompress);

/** Headers that Node or the choice of encoding writes anew for every answer. */
const OWN_HEADERS =
  /^(date|connection|keep-alive|transfer-encoding|content-length|content-encoding)$/i;
/** Shorter bodies are not worth it; bytes. */
const LEAST_COMPRESSED = 1024;

/** Headers and body as they are sent. */
function withLength(headers, body, encoding) {
  return {
    rawHeaders: [
      ...headers.flat(),
      ...(encoding ? ["Content-Encoding", encoding] : []),
      ...["Content-Length", String(body.length)],
    ],
    body,
  };
}

/**
 * What to keep of an answer that `ask` (self-request.cjs) brought: { etag, notModified, identity,
 * gzip, br }; the last three hold raw headers and body. `quality` is Brotli's (0 to 11), `change`
 * may give another list of [name, value] headers, and a `lean` answer that is compressed keeps its
 * plain body in that form alone.
 */
async function toForms({ response: { headers, rawHeaders }, body }, { quality, change, lean }) {
  const own = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (!OWN_HEADERS.test(rawHeaders[index])) own.push([rawHeaders[index], rawHeaders[index + 1]]);
  }
  const kept = change ? change(own) : own;
  const forms = {
    etag: headers.etag,
    notModified: kept.filter(([name]) => !/^content-type$/i.test(name)).flat(),
    identity: withLength(kept, body),
  };
  // Where Next would not compress either (its Vary says so), there is nothing to gain.
  if (!/accept-encoding/i.test(headers.vary ?? "") || body.length < LEAST_COMPRESSED) return forms;
  const level = quality >= 9 ? 9 : 6;
  // Side by side: who asks first for a page waits for the slower of both, not for their sum.
  const [zipped, brotlied] = await Promise.all([gzip(body, { level }), toBrotli(body, quality)]);
  forms.gzip = withLength(kept, zipped, "gzip");
  forms.br = withLength(kept, brotlied, "br");
  if (lean) forms.identity.body = null;
  return forms;
}

/** The same forms with the Brotli one made anew, as small as `quality` (0 to 11) makes it. */
async function repack(forms, quality) {
  if (!forms.br) return forms;
  const { rawHeaders, body } = forms.identity;
  const packed = await toBrotli(body ?? (await gunzip(forms.gzip.body)), quality);
  // All but the length, which stands last.
  return { ...forms, br: withLength(rawHeaders.slice(0, -2), packed, "br") };
}

const toBrotli = (body, quality) =>
  brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Sends the form that fits the request: 304, or the body in an encoding the browser takes. */
async function sendForms(forms, request, response, status = 200) {
  const known = request.headers["if-none-match"];
  // A reader who reloads by force wants no 304.
  const isForced = request.headers["cache-control"] !== undefined;
  if (status === 200 && forms.etag && known !== undefined && !isForced) {
    if (isAmong(forms.etag, known)) {
      response.writeHead(304, forms.notModified).end();
      return;
    }
  }
  const { rawHeaders, body } = choose(forms, request.headers["accept-encoding"] ?? "");
  response.writeHead(status, rawHeaders).end(body ?? (await gunzip(forms.gzip.body)));
}

function choose(forms, accepted) {
  const names = accepted.toLowerCase().split(/[ ,]+/);
  if (forms.br && names.includes("br")) return forms.br;
  if (forms.gzip && names.includes("gzip")) return forms.gzip;
  return forms.identity;
}

/** RFC 9110, section 13.1.2: weak comparison. */
function isAmong(etag, list) {
  const plain = (tag) => tag.trim().replace(/^W\//, "");
  return list.trim() === "*" || list.split(",").some((tag) => plain(tag) === plain(etag));
}

module.exports = { repack, sendForms, toForms };
