import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "@playwright/test";
import { type RawAnswer, rawExchange, rawRequest } from "../support/raw-request";
import { MISSING, PAGES } from "../support/routes";

// scripts/server/preload.cjs stands before Next. A weight (`;q=`) in Accept-Encoding is left to
// Next, so the same server shows both.
const BY_NEXT = { "Accept-Encoding": "gzip;q=1.0" };
const PLAIN_BY_NEXT = { "Accept-Encoding": "identity;q=1.0" };
/** Headers that tell how the body travels, or how many calls are left, not what it is. */
const TRANSPORT =
  /^(date|connection|keep-alive|content-length|transfer-encoding|content-encoding|ratelimit):/;

const unchanged = ({ status, pairs, body }: RawAnswer) => ({
  status,
  body,
  pairs: pairs.filter((line) => !TRANSPORT.test(line)),
});

/** Next sends a body that it compresses in pieces of unknown length; a ready one has its length. */
const isReady = ({ headers }: RawAnswer) =>
  headers["content-encoding"] !== undefined && headers["content-length"] !== undefined;

async function whenReady(url: string, encoding: string): Promise<RawAnswer> {
  const get = () => rawRequest(url, { "Accept-Encoding": encoding });
  await expect.poll(async () => isReady(await get()), { timeout: 30_000 }).toBe(true);
  return get();
}

for (const path of PAGES) {
  test(`${path} is the same ready-compressed as from Next`, async ({ baseURL }) => {
    const url = `${baseURL}${path}`;
    const theirs = unchanged(await rawRequest(url, BY_NEXT));
    expect(theirs.status).toBe(200);

    for (const encoding of ["gzip", "gzip, deflate, br, zstd"]) {
      const ready = await whenReady(url, encoding);
      expect(unchanged(ready)).toEqual(theirs);
      expect(ready.headers["content-encoding"]).toBe(encoding === "gzip" ? "gzip" : "br");
    }
    const plain = await rawRequest(url);
    expect(unchanged(plain)).toEqual(theirs);
    expect(plain.headers["content-length"]).toBe(String(Buffer.byteLength(theirs.body)));
    const head = await rawRequest(url, {}, "HEAD");
    expect(unchanged(head)).toEqual({ ...theirs, body: "" });
  });
}

test("a page made on request is as small as it can be from its second request on", async ({
  baseURL,
}) => {
  const url = `${baseURL}/bible/kjv/obadiah/1`;
  const { body } = await rawRequest(url);
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const first = brotliCompressSync(body, quickly).length;

  const length = async () => {
    const { headers } = await rawRequest(url, { "Accept-Encoding": "br" });
    return Number(headers["content-length"]);
  };
  await expect.poll(length).toBeLessThan(0.95 * first);
});

test("a page with a query is the same page, ready as well", async ({ baseURL }) => {
  const page = await whenReady(`${baseURL}/bible`, "gzip");
  const withQuery = await rawRequest(`${baseURL}/bible?ref=John+3`, { "Accept-Encoding": "gzip" });
  const theirs = await rawRequest(`${baseURL}/bible?ref=John+3`, BY_NEXT);

  expect(isReady(withQuery)).toBe(true);
  expect(withQuery.body).toBe(page.body);
  expect(unchanged(withQuery)).toEqual(unchanged(theirs));
});

test("who has the page already is told so without a body", async ({ baseURL }) => {
  const { headers } = await whenReady(`${baseURL}/bible`, "gzip");
  const etag = headers.etag ?? "";

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = await rawRequest(`${baseURL}/bible`, { "If-None-Match": known });
    expect(answer.status, known).toBe(304);
    expect(answer.bytes).toHaveLength(0);
    expect(answer.headers.etag).toBe(etag);
    expect(answer.headers["cache-control"]).toBe(headers["cache-control"]);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  }
  const other = await rawRequest(`${baseURL}/bible`, { "If-None-Match": '"other"' });
  expect(other.status).toBe(200);
  const forced = { "If-None-Match": etag, "Cache-Control": "no-cache" };
  expect((await rawRequest(`${baseURL}/bible`, forced)).status).toBe(200);
});

test("what Next's router asks for goes to Next", async ({ baseURL }) => {
  await whenReady(`${baseURL}/bible`, "gzip");

  // Next leads a request of its router to the address that belongs to its headers.
  const { status, headers } = await rawRequest(`${baseURL}/bible`, { RSC: "1" });
  expect(status).toBe(307);
  expect(headers.location).toMatch(/^\/bible\?_rsc/);
  const payload = await rawRequest(`${baseURL}${headers.location}`, { RSC: "1" });
  expect(payload.status).toBe(200);
  expect(payload.headers["content-type"]).toMatch(/^text\/x-component/);
});

test("what does not exist, and other methods, go to Next", async ({ baseURL }) => {
  await whenReady(`${baseURL}/bible`, "gzip");

  const missing = await rawRequest(baseURL + MISSING, { "Accept-Encoding": "gzip" });
  expect(missing.status).toBe(404);
  expect(missing.body).toContain("404 Page Not Found");
  expect((await rawRequest(`${baseURL}/bible/`)).headers.location).toBe("/bible");
  expect((await rawRequest(`${baseURL}/bible`, {}, "POST")).status).toBe(405);
});

test("scripts and styles of a page are the same ready-compressed", async ({ baseURL }) => {
  const { body } = await rawRequest(`${baseURL}/`);
  const files = body.match(/\/_next\/static\/[\w\-./~]+\.(?:js|css)/g) ?? [];
  expect(files.length).toBeGreaterThan(3);

  for (const file of new Set(files)) {
    const theirs = await rawRequest(baseURL + file, PLAIN_BY_NEXT);
    expect(unchanged(await rawRequest(baseURL + file))).toEqual(unchanged(theirs));
    if (theirs.bytes.length < 1024) continue;
    expect(unchanged(await whenReady(baseURL + file, "br"))).toEqual(unchanged(theirs));
  }
});

test("long API answers are compressed, short ones are not", async ({ baseURL }) => {
  const chapter = `${baseURL}/api/bible/chapter?reference=John+3`;
  const plain = await rawRequest(chapter);
  const packed = await rawRequest(chapter, { "Accept-Encoding": "gzip, br" });
  const verse = await rawRequest(`${baseURL}/api/bible/verse?reference=John+3:16`, {
    "Accept-Encoding": "gzip",
  });

  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(unchanged(packed)).toEqual(unchanged(plain));
  expect(plain.headers.vary).toMatch(/Accept-Encoding/);
  expect(verse.headers["content-encoding"]).toBeUndefined();
  expect(JSON.parse(verse.body)).toMatchObject({ chapter: 3, verse: 16 });
  const head = await rawRequest(chapter, { "Accept-Encoding": "gzip" }, "HEAD");
  expect(head.status).toBe(200);
});

for (const method of ["TRACE", "PROPFIND", "LOCK"]) {
  test(`${method} is refused with the methods that an address has`, async ({ baseURL }) => {
    const answer = await rawRequest(`${baseURL}/api/bible/verse`, {}, method);

    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(JSON.parse(answer.body)).toMatchObject({ status: 405, code: "method_not_allowed" });
    for (const path of ["/embed/verse?ref=John+3:16", "/answers/what-is-grace/handout"]) {
      const written = await rawRequest(baseURL + path, {}, method);
      expect([path, written.status]).toEqual([path, 405]);
    }
  });
}

const BROKEN: [name: string, text: string, status: number][] = [
  ["the address *", "GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["no HTTP at all", "rubbish\r\n\r\n", 400],
  ["an address without a slash", "GET bible HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["an unknown method", "FROB /api/articles HTTP/1.1\r\nHost: a\r\n\r\n", 501],
  ["too long a header", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(300_000)}\r\n\r\n`, 431],
];
for (const [name, text, status] of BROKEN) {
  test(`${name} is answered with a problem and the connection closed`, async ({ baseURL }) => {
    const answer = await rawExchange(baseURL ?? "", text);

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nContent-Type: application\/problem\+json\r\n/i);
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ status });
  });
}

test("a whole address as the target is understood", async ({ baseURL }) => {
  const text = `GET ${baseURL}/api/health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

  expect(await rawExchange(baseURL ?? "", text)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
});

test("the redirect of /saved-verses has the security headers too", async ({ baseURL }) => {
  const { status, headers } = await rawRequest(`${baseURL}/saved-verses`);

  expect(status).toBe(307);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toMatch(/max-age/);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});
