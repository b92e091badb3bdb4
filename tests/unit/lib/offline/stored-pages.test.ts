import { keepNewest, storePage } from "@/lib/offline/stored-pages";
import { memoryCaches } from "@/tests/support/memory-caches";

const PAGE = '<script src="/_next/static/chunks/a.js"></script>';
const asPage = { headers: { "Content-Type": "text/html; charset=utf-8" } };
const answers = new Map<string, () => Response>();
let pages: Cache;
let files: Cache;

beforeEach(async () => {
  globalThis.caches = memoryCaches();
  pages = await caches.open("pages");
  files = await caches.open("files");
  answers.clear();
  answers.set("/bible", () => new Response(PAGE, asPage));
  answers.set("/_next/static/chunks/a.js", () => new Response("a()"));
  globalThis.fetch = async (input) =>
    answers.get(String(input))?.() ?? new Response("", { status: 404 });
});
const paths = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

test("a page is stored with every file it needs", async () => {
  expect(await storePage("/bible", pages, files)).toBe(true);
  expect(await paths(pages)).toEqual(["/bible"]);
  expect(await paths(files)).toEqual(["/_next/static/chunks/a.js"]);
});

test("without one of its files a page is not stored", async () => {
  answers.delete("/_next/static/chunks/a.js");
  await expect(storePage("/bible", pages, files)).rejects.toThrow("answered with 404");
  expect(await paths(pages)).toEqual([]);
});

test("what is missing or no page is left out", async () => {
  answers.set("/feed", () => Response.json({}));
  expect(await storePage("/feed", pages, files)).toBe(false);
  expect(await storePage("/missing", pages, files)).toBe(false);
  expect(await paths(pages)).toEqual([]);
});

test("a page that is stored again is the last to go", async () => {
  for (const path of ["/a", "/b", "/c"]) answers.set(path, () => new Response("", asPage));
  for (const path of ["/a", "/b", "/a", "/c"]) await storePage(path, pages, files);
  await keepNewest(pages, 2);
  expect(await paths(pages)).toEqual(["/a", "/c"]);
});
