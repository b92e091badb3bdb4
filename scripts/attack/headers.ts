import { type Aim, type AttackClass, goodShot, percent, type Shot } from "./shot";

// Classes of hostile headers that an ordinary client can send.

/** The good request with these headers on top. */
function withHeaders(aim: Aim, headers: Shot["headers"]): Shot {
  const good = goodShot(aim);
  return { ...good, headers: { ...good.headers, ...headers } };
}

const TOKEN = "AAAAAAAAAAAAAAAAAAAAAA";
const COOKIES = (aim: Aim) => [
  `workspace=${TOKEN}`,
  `workspace=${TOKEN.slice(1)}`,
  `workspace=${aim.foreign.ids.collection}`,
  `workspace=demo-00000000000000000000000000000000`,
  `workspace=${TOKEN}; workspace=${TOKEN}`,
  `__Host-workspace=${TOKEN}`,
  `${aim.own.cookie}; ${aim.own.cookie}`,
  `${aim.own.cookie}x`,
  `"${aim.own.cookie}"`,
  `workspace="${aim.own.cookie.split("=")[1]}"`,
  `WORKSPACE=${aim.own.cookie.split("=")[1]}`,
  "workspace=",
  "workspace",
  "=",
  ";;;;=;=;",
  `workspace=${percent("' OR 1=1 --")}`,
  "workspace=%00",
  "workspace=%E0%A4%A",
  "__proto__=1; constructor=2",
];
const ACCEPTS = [
  "",
  "*/*",
  "text/html",
  "text/event-stream",
  "text/event-stream;q=0",
  "application/json;q=0.1, text/event-stream",
  "image/webp",
  "application/problem+json",
  "*/*;q=0",
  "text/x-component",
  "a".repeat(9_000),
  ",,,;;;",
  "text/event-stream, ".repeat(300),
  "application/json;version=99",
];
const ENCODINGS = ["gzip", "br", "identity;q=0", "*;q=0", "zstd", "gzip;q=abc", ",".repeat(3_000)];
const ORIGINS = (host: string) => [
  "null",
  "https://evil.example",
  `http://${host}.evil.example`,
  `http://evil.example:${host.split(":")[1]}`,
  `https://${host}`,
  `http://user@${host}`,
  `http://${host}/`,
  `ftp://${host}`,
  "http://",
  "//",
  "",
  `http://${host} http://evil.example`,
  "file://",
  "http://[::1]",
];
const KEYS = [
  "",
  " ",
  "x".repeat(128),
  "x".repeat(129),
  "x".repeat(9_000),
  "same",
  "same",
  "same",
  "../..",
  "' OR 1=1 --",
  "__proto__",
  "a,b",
  "\t",
];
const CONDITIONS: Record<string, string>[] = [
  { Range: "bytes=0-0" },
  { Range: "bytes=-1" },
  { Range: "bytes=0-,0-,0-,0-,0-" },
  { Range: `bytes=${"0-1,".repeat(1_000)}5-6` },
  { Range: "lines=1-2" },
  { "If-None-Match": "*" },
  { "If-None-Match": `W/"x", ${'"y", '.repeat(500)}"z"` },
  { "If-Match": '"nothing"' },
  { "If-Modified-Since": "Thu, 01 Jan 9999 00:00:00 GMT" },
  { "If-Modified-Since": "yesterday" },
  { "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
  { "If-Range": '"x"', Range: "bytes=1-" },
];
/** What Next's own server tells itself by headers. */
const INTERNAL: Record<string, string>[] = [
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { "x-invoke-path": "/api/workspace/export", "x-invoke-status": "200" },
  { "x-invoke-error": "{}", "x-invoke-status": "500" },
  { "x-matched-path": "/api/workspace" },
  { "x-now-route-matches": "1=x" },
  { "x-nextjs-data": "1" },
  { "x-prerender-revalidate": "x" },
  { "x-middleware-rewrite": "/api/workspace/export" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-State-Tree": "%5B%22%22%5D" },
  { "Next-Action": "0123456789abcdef0123456789abcdef01234567" },
  { "Next-Router-State-Tree": "%E0%A4%A" },
  { "x-http-method-override": "DELETE", "x-method-override": "DELETE" },
  { "x-original-url": "/api/workspace", "x-rewrite-url": "/api/workspace" },
  { "x-user-id": "demo-user", "x-workspace-id": "demo-", Authorization: "Bearer admin" },
  { traceparent: "00-0-0-00", baggage: "x".repeat(5_000) },
];
const METHODS = [
  "PUT",
  "PATCH",
  "DELETE",
  "POST",
  "OPTIONS",
  "HEAD",
  "GET",
  "TRACE",
  "PROPFIND",
  "PURGE",
  "M-SEARCH",
  "LOCK",
  "SEARCH",
];

export const HEADER_CLASSES: readonly AttackClass[] = [
  {
    name: "header-flood",
    about: "hundreds of headers, 60 KB",
    make: (aim) => {
      const count = aim.random.int(50, 900);
      const flood = Array.from({ length: count }, (_, at) => [`X-Flood-${at}`, "x".repeat(60)]);
      return withHeaders(aim, Object.fromEntries(flood));
    },
  },
  {
    name: "huge-cookies",
    about: "cookies of 4 to 200 KB",
    make: (aim) => {
      const many = Array.from(
        { length: aim.random.int(50, 2_000) },
        (_, at) => `c${at}=${"x".repeat(80)}`,
      );
      return withHeaders(aim, { Cookie: [aim.own.cookie, ...many].join("; ") });
    },
  },
  {
    name: "forged-cookies",
    about: "cut, doubled, foreign, quoted",
    make: (aim) => withHeaders(aim, { Cookie: aim.random.pick(COOKIES(aim)) }),
  },
  {
    name: "forged-forwarding",
    about: "X-Forwarded-For and its kin",
    make: (aim) => {
      const { random } = aim;
      const address = random.pick([
        "127.0.0.1",
        "::1",
        "1.2.3.4, 5.6.7.8",
        "unknown",
        "' OR 1=1",
        "999.999.999.999",
        "fe80::1%eth0",
        "x".repeat(5_000),
        Array(500).fill("10.0.0.1").join(","),
      ]);
      return withHeaders(aim, {
        "X-Forwarded-For": address,
        "X-Forwarded-Proto": random.pick(["https", "http", "ftp", "https,https", ""]),
        "X-Forwarded-Host": random.pick(["evil.example", aim.host, "a,b", "[::1"]),
        "X-Forwarded-Port": random.pick(["443", "-1", "99999", "x"]),
        Forwarded: `for=${random.pick(["1.2.3.4", '"[::1]"', "_x"])};proto=https`,
        "X-Real-IP": "1.2.3.4",
      });
    },
  },
  {
    name: "methods",
    about: "other methods, known and unknown",
    make: (aim) => ({ ...goodShot(aim), method: aim.random.pick(METHODS) }),
  },
  {
    name: "accept",
    about: "Accept, -Encoding and -Language",
    make: (aim) =>
      withHeaders(aim, {
        Accept: aim.random.pick(ACCEPTS),
        "Accept-Encoding": aim.random.pick(ENCODINGS),
        "Accept-Language": aim.random.pick(["xx", "*", "en;q=9", "x".repeat(2_000)]),
      }),
  },
  {
    name: "origins",
    about: "Origin and Sec-Fetch of other sites",
    make: (aim) =>
      withHeaders(aim, {
        Origin: aim.random.pick(ORIGINS(aim.host)),
        "Sec-Fetch-Site": aim.random.pick(["cross-site", "same-site", "same-origin", "none", "x"]),
        "Sec-Fetch-Mode": aim.random.pick(["navigate", "no-cors", "cors", "websocket"]),
      }),
  },
  {
    name: "idempotency-keys",
    about: "empty, long, shared, repeated",
    make: (aim) => withHeaders(aim, { "Idempotency-Key": aim.random.pick(KEYS) }),
  },
  {
    name: "ranges",
    about: "Range and conditions",
    make: (aim) => withHeaders(aim, aim.random.pick(CONDITIONS)),
  },
  {
    name: "internal-headers",
    about: "what Next tells itself by headers",
    make: (aim) => withHeaders(aim, aim.random.pick(INTERNAL)),
  },
];
