import { chapter, passage } from "@/lib/bible/contract";
import { toCanonicalOrder } from "@/lib/bible/rules";
import { translationCache } from "@/lib/offline/constants";
import { keptBookPath } from "@/lib/offline/kept-text";
import { isKept, KEPT_ANSWERS } from "@/lib/offline/worker/kept-answers";
import { siteSearch } from "@/lib/search/contract";
import { memoryCaches } from "@/tests/support/memory-caches";

const LAYOUT = { breaks: [{ at: 0, kind: "paragraph" }], headings: [], italics: [], selah: [] };
const order = (verse: number) => toCanonicalOrder({ book: "Mark", chapter: 3, verse });

beforeEach(async () => {
  globalThis.caches = memoryCaches();
  const book = {
    translation: "WEB",
    book: "Mark",
    verses: [
      [order(16), "Simon (to whom he gave the name Peter);", LAYOUT],
      [order(17), "James the son of Zebedee;", LAYOUT],
    ],
  };
  const cache = await caches.open(translationCache("WEB"));
  await cache.put(keptBookPath("WEB", "Mark"), Response.json(book));
});

const ask = async (path: string) => {
  const url = new URL(path, "https://site.example");
  return (await KEPT_ANSWERS.get(url.pathname)?.(url))?.json();
};

test("a chapter is answered as the reader takes it, with the verses asked for", async () => {
  const answer = chapter.parse(
    await ask("/api/bible/chapter?reference=Mark+3%3A16&translation=WEB"),
  );
  expect(answer).toMatchObject({ title: "Mark 3", reference: "Mark 3:16", markedVerses: [16] });
  expect(answer.verses.map(({ text }) => text)).toContain("James the son of Zebedee;");
  expect(answer.verses[0]?.layout).toEqual(LAYOUT);
});

test("a passage and a search are answered from what is kept", async () => {
  const found = passage.parse(await ask("/api/bible/verse?reference=Mark+3%3A16-17"));
  expect(found?.text).toBe("Simon (to whom he gave the name Peter); James the son of Zebedee;");
  const results = siteSearch.parse(await ask("/api/search?q=zebedee"));
  expect(results).toMatchObject({ total: 1, articles: [] });
  expect(results.message).toContain("1 book of the World English Bible");
});

test("what is not kept is not answered", async () => {
  expect(await ask("/api/bible/chapter?reference=Luke+3&translation=WEB")).toBeUndefined();
  expect(await ask("/api/bible/chapter?reference=Mark+3&translation=KJV")).toBeUndefined();
  expect(await isKept("Mark 3", "WEB")).toBe(true);
  expect(await isKept("Mark 3", "KJV")).toBe(false);
});
