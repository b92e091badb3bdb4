import { GET } from "@/app/share/[...page]/route";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { getScripture } from "@/lib/bible/data";
import { findPictureWords } from "@/lib/share-pictures/find-words";
import { toDrawable } from "@/lib/share-pictures/rules";
import { findListedPages, ITEM_LISTS } from "@/lib/site/item-pages";
import { sharePictureOf } from "@/lib/site/share-images";
import { disconnect, loadScriptureFirst } from "./support";

loadScriptureFirst();
afterAll(disconnect);

function get(path: string, headers: Record<string, string> = {}) {
  const [, ...page] = (path.split("?")[0] ?? "").split("/").slice(1);
  const request = new Request(`http://localhost:3000${path}`, { headers });
  return GET(request, { params: Promise.resolve({ page }) });
}

test.each([
  "/bible/web/john/3",
  "/bible/kjv/song-of-solomon",
  "/study-guides/the-flood",
  "/answers/faq-after-death",
  "/church-fathers/augustine",
  "/discover/tel-dan-stele",
  "/discover/articles/house-of-david",
  "/timelines/crucifixion",
])("%s has a picture, which whoever holds it is not sent again", async (path) => {
  const { url } = sharePictureOf(path, "");
  const response = await get(url);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=86400\b/);
  const png = Buffer.from(await response.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  const again = await get(url, { "If-None-Match": response.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test.each([
  "/share/bible/web/john/22.png",
  "/share/bible/niv/john/3.png",
  "/share/bible/web/john/3.png?v=37",
  "/share/bible/web/john/3.png?v=18-16",
  "/share/bible/web/john/3.png?v=x",
  "/share/bible/web/john.png?v=1",
  "/share/study-guides/none.png",
  "/share/study-guides/the-flood",
  "/share/study-guides/the-flood.png?v=1",
  "/share/discover/articles/none.png",
  "/share/constructor.png",
])("%s is not found", async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    404,
    "application/problem+json",
  ]);
});

test("a chapter shows its first words, a verse all of its own, as they are in the table", async () => {
  const scripture = await getScripture();
  const texts = scripture.translations.get("KJV")?.texts ?? [];
  const chapter = await findPictureWords("/bible/kjv/genesis/1", undefined);
  const verse = await findPictureWords("/bible/kjv/genesis/1", "2");

  expect(chapter).toMatchObject({ title: "Genesis 1", label: "King James Version" });
  expect(`${texts[1]} ${texts[2]} ${texts[3]}`).toContain(chapter?.text.replace(/ ?…$/, "") ?? "-");
  const verses = await findPictureWords("/bible/kjv/genesis/1", "1-2");
  expect(verses).toMatchObject({ title: "Genesis 1:1-2", text: `${texts[1]} ${texts[2]}` });
  const unprinted = await findPictureWords("/bible/web/acts/8", "37");
  expect(unprinted?.title).toBe("Acts 8");
  expect(verse).toMatchObject({ title: "Genesis 1:2", text: texts[2], isScripture: true });
});

test("no letter of any verse is lost in a picture", async () => {
  for (const { code, texts } of (await getScripture()).translations.values()) {
    for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
      const text = texts[order] ?? "";
      if (toDrawable(text) !== text) throw new Error(`${code} ${order}: ${text}`);
    }
  }
});

test("every item has a picture whose words have room on it", async () => {
  for (const { path } of ITEM_LISTS.flatMap(findListedPages)) {
    const words = await findPictureWords(path, undefined);
    expect([path, words?.title !== "", words?.text !== ""]).toEqual([path, true, true]);
    expect(words?.title.length).toBeLessThanOrEqual(110);
  }
});
