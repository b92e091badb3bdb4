import { CACHE_PREFIX } from "@/lib/offline/constants";
import { WITHDRAWN_WORKER } from "@/lib/offline/withdrawn-worker";
import { memoryCaches } from "@/tests/support/memory-caches";

const mockEnv = { SERVICE_WORKER: true };
jest.mock("@/lib/env", () => ({ env: () => mockEnv }));

/** The handler of a build with this worker. */
async function answerOf(script: string) {
  process.env.SERVICE_WORKER_SCRIPT = script;
  jest.resetModules();
  const { answerWorker } = await import("@/lib/offline/serve-worker");
  return (headers: HeadersInit = {}) =>
    answerWorker(new Request("https://site.example/sw.js", { headers }));
}
afterEach(() => {
  mockEnv.SERVICE_WORKER = true;
  delete process.env.SERVICE_WORKER_SCRIPT;
});

test("the worker of the build is a script that browsers ask for anew, and get once", async () => {
  const answer = await answerOf("the worker");
  const response = await answer();
  expect(await response.text()).toBe("the worker");
  expect(response.headers.get("content-type")).toContain("text/javascript");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const again = await answer({ "If-None-Match": response.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("where it is switched off, and in development, the answer is the one that takes it away", async () => {
  const inDevelopment = await answerOf("");
  expect(await (await inDevelopment()).text()).toBe(WITHDRAWN_WORKER);
  const answer = await answerOf("the worker");
  mockEnv.SERVICE_WORKER = false;
  expect(await (await answer()).text()).toBe(WITHDRAWN_WORKER);
});

test("a withdrawn worker takes over, removes the caches of the site's worker, and goes", async () => {
  const heard = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const calls: string[] = [];
  const caches = memoryCaches();
  for (const name of [`${CACHE_PREFIX}pages-a`, "of another program"]) await caches.open(name);
  const self = {
    addEventListener: (type: string, listen: never) => void heard.set(type, listen),
    skipWaiting: () => calls.push("takes over"),
    registration: { unregister: async () => calls.push("goes") },
  };
  new Function("self", "caches", WITHDRAWN_WORKER)(self, caches);
  const works: Promise<unknown>[] = [];
  for (const type of ["install", "activate"]) {
    heard.get(type)?.({ waitUntil: (work) => void works.push(work) });
  }
  await Promise.all(works);
  expect(calls).toEqual(["takes over", "goes"]);
  expect(await caches.keys()).toEqual(["of another program"]);
});
