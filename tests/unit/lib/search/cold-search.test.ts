import { GET } from "@/app/api/search/route";
import { findArticles } from "@/lib/articles/data";
import type { ArticleResponse } from "@/lib/articles/schema";
import type { Scripture } from "@/lib/bible/scripture";
import { processState } from "@/lib/process-state";
import { loadPackagedScripture } from "../bible/search/packaged-scripture";

// Without a database nothing says how often anybody may call, nor from where.
jest.mock("@/lib/limits/calls", () => ({ countCall: async () => null }));
jest.mock("@/lib/http/cors", () => ({ openToOtherSites: () => undefined }));
jest.mock("@/lib/articles/data", () => ({ findArticles: jest.fn() }));
const reads = jest.mocked(findArticles);

const article = {
  id: "a",
  title: "Zyxwv",
  content: "Words",
  excerpt: "Words",
  category: "biblical",
  publishedAt: "2026-01-01T00:00:00.000Z",
  featured: false,
  imageUrl: null,
  readTime: null,
  sourceUrl: null,
} as unknown as ArticleResponse;

const search = async () => {
  const answer = await GET(new Request("http://localhost/api/search?q=zyxwv"));
  const { articles, total } = await answer.json();
  return { articles: articles.length, total, cache: answer.headers.get("cache-control") };
};

beforeAll(() => {
  processState<{ scripture?: Scripture }>("scripture", () => ({})).scripture =
    loadPackagedScripture();
});
beforeEach(() => {
  const articles = processState<object>("articles", () => ({}));
  Object.assign(articles, { entries: null, readAt: Number.NEGATIVE_INFINITY, reading: undefined });
});

test("a search at the start of a process waits for the articles, and all who search share one reading", async () => {
  let give: () => void = () => undefined;
  reads.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      give = resolve;
    });
    return { items: [article], next: false } as never;
  });
  const early = Promise.all([search(), search()]);
  await new Promise((resolve) => setImmediate(resolve));
  give();
  const whole = { articles: 1, total: 1, cache: "public, max-age=300" };
  expect(await early).toEqual([whole, whole]);
  expect(await search()).toEqual(whole);
  expect(reads).toHaveBeenCalledTimes(1);
});

test("without the articles the rest is found, and nobody may keep the answer", async () => {
  reads.mockRejectedValueOnce(new Error("away"));
  const without = { articles: 0, total: 0, cache: "no-store" };
  expect(await search()).toEqual(without);
  // Who comes next is told at once; the reading is tried again half a minute later.
  expect(await search()).toEqual(without);
  expect(reads).toHaveBeenCalledTimes(1);
});
