import { keepAnswers } from "@/lib/http/kept-answers";

const mockEnv = { LIST_FRESH_SECONDS: 30 };
jest.mock("@/lib/env", () => ({ env: () => mockEnv }));
jest.mock("@/lib/http/after-answer", () => ({ afterAnswer: (work: () => unknown) => work() }));

const ask = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);
/** A handler that counts what it is asked. */
function counting(respond: (count: number) => Response = (count) => Response.json([count])) {
  let count = 0;
  return keepAnswers(async () => {
    count += 1;
    return respond(count);
  });
}
const bodyOf = async (response: Response) => response.json();

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  mockEnv.LIST_FRESH_SECONDS = 30;
});
afterEach(() => jest.useRealTimers());

test("an answer is sent again while it is fresh, and each address has its own", async () => {
  const handler = counting();
  expect(await bodyOf(await handler(ask("/a")))).toEqual([1]);
  expect(await bodyOf(await handler(ask("/a")))).toEqual([1]);
  expect(await bodyOf(await handler(ask("/a?limit=1")))).toEqual([2]);
});

test("an older one is sent while the next is read behind it", async () => {
  const handler = counting();
  await handler(ask("/b"));
  jest.setSystemTime(31_000);
  expect(await bodyOf(await handler(ask("/b")))).toEqual([1]);
  await new Promise(setImmediate);
  expect(await bodyOf(await handler(ask("/b")))).toEqual([2]);
});

test("what cannot be read anew stays, and a failure is never kept", async () => {
  const failing = counting((count) =>
    count === 2 ? new Response("{}", { status: 503 }) : Response.json([count]),
  );
  await failing(ask("/c"));
  jest.setSystemTime(31_000);
  await failing(ask("/c"));
  await new Promise(setImmediate);
  expect(await bodyOf(await failing(ask("/c")))).toEqual([1]);

  const first = counting((count) => new Response("{}", { status: count === 1 ? 503 : 200 }));
  expect((await first(ask("/d"))).status).toBe(503);
  expect((await first(ask("/d"))).status).toBe(200);
});

test("who has it already is told so; headers stay", async () => {
  const handler = counting(() => Response.json(["x"], { headers: { Link: "</e?c=1>; rel=next" } }));
  const etag = (await handler(ask("/e"))).headers.get("etag") ?? "";
  const again = await handler(ask("/e", { headers: { "If-None-Match": etag } }));
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await handler(ask("/e"))).headers.get("link")).toContain("rel=next");
});

test("a path asked for in many ways pushes no other out", async () => {
  const handler = counting();
  await handler(ask("/g"));
  for (let index = 0; index < 100; index++) await handler(ask(`/h?${index}`));
  expect(await bodyOf(await handler(ask("/g")))).toEqual([1]);
});

test("the least recently asked for goes first, and 0 seconds keep nothing", async () => {
  const handler = counting();
  for (let index = 0; index < 64; index++) await handler(ask(`/f?${index}`));
  await handler(ask("/f?0"));
  await handler(ask("/f?64"));
  expect(await bodyOf(await handler(ask("/f?0")))).toEqual([1]);
  expect(await bodyOf(await handler(ask("/f?1")))).toEqual([66]);

  mockEnv.LIST_FRESH_SECONDS = 0;
  expect(await bodyOf(await handler(ask("/f?0")))).toEqual([67]);
});
