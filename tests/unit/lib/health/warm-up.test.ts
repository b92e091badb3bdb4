/**
 * Where nothing is kept that another file built.
 * @jest-environment node
 */
import { findArticles } from "@/lib/articles/data";
import type { Scripture } from "@/lib/bible/scripture";
import { contextBody } from "@/lib/biblical-context/schema";
import { NEWEST_MIGRATION } from "@/lib/health/constants";
import { countTranslations, findNewestMigration } from "@/lib/health/data";
import { isFrozenBetweenRequests, isWarm, noteWarmUp, warmingUp } from "@/lib/health/lifecycle";
import { checkReadiness } from "@/lib/health/service";
import { warmUp } from "@/lib/health/warm-up";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { scheduleRetention } from "@/lib/workspaces/retention/service";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

// Without a key, as most tests: the test must not depend on the environment that it is run in.
jest.mock("@/lib/model/provider", () => ({ configuredModel: () => null }));
jest.mock("@/lib/model/embedding-model", () => ({ configuredEmbeddingModel: () => null }));
jest.mock("@/lib/bible/imported/data", () => ({ getImports: async () => new Map() }));
jest.mock("@/lib/articles/data", () => ({ findArticles: jest.fn() }));
jest.mock("@/lib/health/data", () => ({
  countTranslations: jest.fn(),
  findNewestMigration: jest.fn(),
}));

const scripture = loadPackagedScripture();

beforeAll(() => {
  processState<{ scripture?: Scripture }>("scripture", () => ({})).scripture = scripture;
  jest.mocked(findNewestMigration).mockResolvedValue(NEWEST_MIGRATION);
  jest.mocked(countTranslations).mockResolvedValue([
    { code: "KJV", verses: 1, expected: 1 },
    { code: "WEB", verses: 1, expected: 1 },
  ]);
});
afterEach(() => {
  delete process.env.VERCEL;
});

const ready = () =>
  checkReadiness().then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
const built = () =>
  jest
    .mocked(log.debug)
    .mock.calls.flatMap(([facts]) =>
      typeof facts === "object" && facts !== null && "built" in facts ? [facts.built] : [],
    );

test("a process is ready when the articles and every index stand, and then no request builds one", async () => {
  jest.spyOn(log, "debug").mockImplementation(() => undefined);
  let give: () => void = () => undefined;
  jest.mocked(findArticles).mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      give = resolve;
    });
    return { items: [], next: false } as never;
  });
  expect(await ready()).toMatch(/being loaded/);
  const done = warmUp();
  await new Promise((resolve) => setImmediate(resolve));
  expect([await ready(), isWarm()]).toEqual([expect.stringMatching(/being loaded/), false]);
  give();
  await done;
  expect([await ready(), isWarm()]).toEqual(["ready", true]);

  const before = built();
  expect(new Set(before).size).toBe(before.length);
  const { findSources } = await import("@/lib/retrieval/find-sources");
  const { answerFromFacts, factsVersion } = await import("@/lib/biblical-context/facts");
  const { searchContent } = await import("@/lib/retrieval/content-search");
  await findSources("Who built the ark?", "WEB");
  searchContent("flood");
  for (const body of [
    { type: "topic", topic: "The Exodus" },
    { type: "historical", historicalPeriod: "Babylonian Exile" },
    { type: "archaeological", archaeologicalSite: "Sodom" },
    { type: "verse", verse: "Isaiah 53:5" },
  ]) {
    answerFromFacts(scripture, contextBody.parse(body));
  }
  factsVersion("none");
  expect(built()).toEqual(before);
  expect(before).toEqual(
    expect.arrayContaining(["siteItemWords", "siteStatements", "subjectNames"]),
  );
});

test("where processes are frozen between requests, a request keeps its own awake while it loads, and no timer is set", async () => {
  const never = new Promise<void>(() => undefined);
  const interval = jest.spyOn(globalThis, "setInterval");
  const timeout = jest.spyOn(globalThis, "setTimeout");

  noteWarmUp(never);
  expect([isFrozenBetweenRequests(), warmingUp()]).toEqual([false, undefined]);
  process.env.VERCEL = "1";
  expect([isFrozenBetweenRequests(), warmingUp()]).toEqual([true, expect.any(Promise)]);
  const timers = timeout.mock.calls.length;
  scheduleRetention();
  expect([interval.mock.calls.length, timeout.mock.calls.length]).toEqual([0, timers]);

  const done = Promise.resolve();
  noteWarmUp(done);
  await done;
  expect(warmingUp()).toBeUndefined();
});
