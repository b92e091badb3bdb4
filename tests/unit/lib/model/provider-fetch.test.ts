import { boundedFetch, type ProviderLimits } from "@/lib/model/provider-fetch";

const LIMITS: ProviderLimits = {
  streamBytes: 100_000,
  lineBytes: 20_000,
  errorBytes: 5_000,
  pieceBytes: 1_000,
};

/** What comes through of an answer of the provider. */
async function read(body: string, init: ResponseInit = {}) {
  let turns = 0;
  let isOver = false;
  const tick = () => {
    turns++;
    if (!isOver) setImmediate(tick);
  };
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, init));
  const response = await boundedFetch(LIMITS)("http://provider.example");
  const sizes: number[] = [];
  tick();
  const error = await (async () => {
    for await (const piece of response.body ?? []) sizes.push(piece.length);
  })().catch((reason: unknown) => reason);
  isOver = true;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return { response, sizes, total, error, turns };
}

afterEach(() => jest.restoreAllMocks());

test("an answer comes through whole, in small pieces with a turn of the event loop between them", async () => {
  const body = "data: grace is a gift\n\n".repeat(2_000);
  const { sizes, total, error, turns } = await read(body);
  expect([total, error]).toEqual([body.length, undefined]);
  expect(Math.max(...sizes)).toBe(1_000);
  expect(turns).toBeGreaterThanOrEqual(sizes.length);
});

test.each([
  ["a line of 10 MB", `data: ${"a".repeat(10_000_000)}\n\n`, 20_000],
  ["10 MB of short lines", ": wait\n\n".repeat(1_250_000), 100_000],
  ["10 MB of one event's lines", "data: a\n".repeat(1_250_000), 100_000],
])("%s fails at its limit", async (_name, body, limit) => {
  const { total, error } = await read(body);
  expect(error).toBeInstanceOf(RangeError);
  expect(total).toBeGreaterThan(limit - 2_000);
  expect(total).toBeLessThanOrEqual(limit);
});

test("a refusal of 10 MB is read as far as its beginning, with its status and headers", async () => {
  const init = { status: 429, headers: { "Retry-After": "7" } };
  const { response, total, error } = await read("x".repeat(10_000_000), init);
  expect([total, error]).toEqual([5_000, undefined]);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
});

test("an answer without a body stays as it is", async () => {
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
  expect((await boundedFetch(LIMITS)("http://provider.example")).status).toBe(204);
});
