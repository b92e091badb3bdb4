import { z } from "zod";
import { AppError } from "@/lib/errors";
import { type Handler, methods, Reply, route } from "@/lib/http/route";
import { log } from "@/lib/log";
import { HANG_MS } from "@/tests/support/time";

const ADDRESS = "http://localhost/api/thing";

async function call(
  handler: Handler,
  init?: RequestInit & { query?: string },
  params?: Record<string, string>,
) {
  const request = new Request(`${ADDRESS}${init?.query ?? ""}`, init);
  const response = await handler(request, { params: Promise.resolve(params ?? {}) });
  const text = await response.text();
  return { response, status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const send = (body: BodyInit, type = "application/json") => ({
  method: "POST",
  body,
  headers: { "content-type": type },
});

const echo = route({
  query: z.object({
    limit: z.coerce.number().int().min(1).default(5),
    word: z.string().optional(),
  }),
  handle: async ({ query }) => query,
});
const save = route({
  body: z.object({ name: z.string().min(1, "Name it") }),
  status: 201,
  handle: async ({ body }) => body,
});

test("parsed parts reach the handler, its result is the answer", async () => {
  const { response, status, body } = await call(echo, { query: "?limit=7&other=x" });
  expect([status, body]).toEqual([200, { limit: 7 }]);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("path parameters are parsed", async () => {
  const handler = route({
    params: z.object({ id: z.string().uuid("No such thing") }),
    handle: async ({ params }) => params,
  });
  expect((await call(handler, {}, { id: "x" })).body).toMatchObject({
    status: 400,
    detail: "No such thing",
  });
  const id = "8f14e45f-ceea-4a7b-9c3d-2b1a5d6e7f80";
  expect((await call(handler, {}, { id })).body).toEqual({ id });
});

test("a wrong parameter is named, with the message for visitors", async () => {
  const { response, status, body } = await call(echo, { query: "?limit=0" });
  expect(status).toBe(400);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(body).toMatchObject({
    type: "about:blank",
    title: "Invalid request",
    status: 400,
    code: "invalid_request",
  });
  expect(body.errors).toEqual([{ path: "limit", message: body.detail }]);
});

test("a parameter given twice is refused, control characters count as blanks", async () => {
  expect((await call(echo, { query: "?word=a&word=b" })).body.errors[0].path).toBe("word");
  expect((await call(echo, { query: "?word=a%00b%0Ac" })).body.word).toBe("a b c");
  expect((await call(echo, { query: "?__proto__=1&word=x" })).body.word).toBe("x");
});

test("a body is read as JSON and answered with the route's status", async () => {
  expect(await call(save, send('{"name":"Ruth"}'))).toMatchObject({
    status: 201,
    body: { name: "Ruth" },
  });
  expect((await call(save, send('{"name":""}'))).body.detail).toBe("Name it");
});

test.each([
  ["no content type", { method: "POST", body: new Uint8Array([123, 125]) }, 415],
  ["a form", send("name=Ruth", "application/x-www-form-urlencoded"), 415],
  ["broken JSON", send("{"), 400],
  ["nothing", { method: "POST", headers: { "content-type": "application/json" } }, 400],
  ["a NUL", send('{"name":"a\\u0000b"}'), 400],
  ["half a surrogate pair", send('{"name":"a\\ud800b"}'), 400],
  ["bytes that are no UTF-8", send(new Uint8Array([0x22, 0xff, 0x22])), 400],
  ["65 KB", send(JSON.stringify({ name: "x".repeat(65 * 1024) })), 413],
  [
    "umlauts of more bytes than letters",
    send(JSON.stringify({ name: "ä".repeat(40 * 1024) })),
    413,
  ],
])("a body of %s is refused", async (_name, init, status) => {
  const answer = await call(save, init as RequestInit);
  expect([answer.status, answer.body.status]).toEqual([status, status]);
});

test("a body without a length is counted while it comes", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16 * 1024;
      controller.enqueue(new Uint8Array(16 * 1024).fill(32));
    },
  });
  const init = { ...send("", "application/json"), body, duplex: "half" } as RequestInit;
  expect((await call(save, init)).status).toBe(413);
  expect(sent).toBeLessThan(256 * 1024);
});

test("a write that needs no body waits for one all the same: broken half-way, nothing is done", async () => {
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  const handle = jest.fn(async () => ({}));
  const write = route({ handle });
  const sendPieces = (...pieces: (string | Error)[]) => {
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        if (piece instanceof Error) controller.error(piece);
        else if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    return call(write, { method: "DELETE", body, duplex: "half" } as RequestInit);
  };

  expect((await sendPieces("0", new Error("aborted"))).status).toBe(500);
  expect((await sendPieces("x".repeat(40_000), "x".repeat(40_000))).status).toBe(413);
  expect(handle).not.toHaveBeenCalled();
  expect((await sendPieces("{", "}")).status).toBe(200);
  expect((await call(write, { method: "DELETE" })).status).toBe(200);
});

test("errors meant to happen keep their status, detail and headers", async () => {
  const handler = route({
    handle: () => {
      throw new AppError("too_many_requests", "Wait a little.", {
        retryAfter: 30,
        headers: { "X-Rule": "chat" },
      });
    },
  });
  const { response, body } = await call(handler);
  expect([response.status, body.detail]).toEqual([429, "Wait a little."]);
  expect([response.headers.get("retry-after"), response.headers.get("x-rule")]).toEqual([
    "30",
    "chat",
  ]);
});

test("anything else is logged whole and answered flat", async () => {
  const logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const failure = new Error("secret detail");
  const handler = route({ handle: () => Promise.reject(failure) });
  const { status, body } = await call(handler, { query: "?word=private" });
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toMatch(/secret/);
  expect(logged).toHaveBeenCalledWith({ err: failure, where: "/api/thing" }, expect.any(String));
});

test("an answer that breaks its contract is an error while we develop", async () => {
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  const handler = route({
    response: z.object({ total: z.number() }),
    handle: async () => ({ total: "many" }) as unknown as { total: number },
  });
  expect((await call(handler)).status).toBe(500);
});

test("a database that cannot be reached is 503 with the time to try again", async () => {
  jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const failure = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const handler = route({ handle: () => Promise.reject(new Error("outer", { cause: failure })) });
  const { response } = await call(handler);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("an answer that takes too long becomes 503 within its deadline", async () => {
  const handler = route({ deadlineMs: 50, handle: () => new Promise<never>(() => undefined) });
  const started = performance.now();
  expect((await call(handler)).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(HANG_MS);
});

test("a reply carries its own status and headers, a response passes untouched", async () => {
  const reply = route({
    handle: async () => new Reply([1], { status: 202, headers: { Link: "</x>" } }),
  });
  const { response, body } = await call(reply);
  expect([response.status, response.headers.get("link"), body]).toEqual([202, "</x>", [1]]);
  const whole = route({
    handle: async () => new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } }),
  });
  const image = await whole(new Request(ADDRESS));
  expect([image.headers.get("content-type"), await image.text()]).toEqual([
    "image/svg+xml",
    "<svg/>",
  ]);
});

test("the cache rule may depend on the query", async () => {
  const handler = route({
    query: z.object({ day: z.string().optional() }),
    cache: ({ day }) => (day ? "public, max-age=3600" : "public, max-age=60"),
    handle: async () => ({}),
  });
  expect((await call(handler)).response.headers.get("cache-control")).toBe("public, max-age=60");
  expect((await call(handler, { query: "?day=1" })).response.headers.get("cache-control")).toBe(
    "public, max-age=3600",
  );
});

test("methods that a path does not have are refused with those it has", async () => {
  const all = methods({ GET: echo, POST: save });
  expect((await call(all.GET)).status).toBe(200);
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
    const { response, status, body } = await call(all[method], { method });
    expect([status, body.status]).toEqual([405, 405]);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  }
});
