import { GET as getVerseLinks } from "@/app/api/bible/verse-links/route";
import { relateVerses } from "@/lib/verse-relations/relate";
import { getRelatedVerses } from "@/lib/verse-relations/service";
import { loadPackagedLexemes } from "@/tests/support/packaged-lexemes";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";
import { call, disconnect, loadScriptureFirst, withQuery } from "./support";

loadScriptureFirst();
afterAll(disconnect);

test("the database's words and links give what those of the packages give", async () => {
  const sources = { scripture: loadPackagedScripture(), ...loadPackagedLexemes() };
  for (const order of [1, 14_237, 26_137]) {
    expect(await getRelatedVerses(order)).toEqual(relateVerses(sources, order));
  }
  expect((await getRelatedVerses("John.3.16"))[0]?.osis).toBe("1John.4.9");
});

test("links say why they belong to the verse", async () => {
  const query = { reference: "John 3:16", limit: 3 };
  const { body } = await call(getVerseLinks, withQuery("/api/bible/verse-links", query));
  expect(body.links[0]).toMatchObject({ reference: "1 John 4:9", translation: "WEB" });
  expect(body.links[0].reasons).toContainEqual(
    expect.objectContaining({ kind: "lemma", id: "G3439", transliteration: "monogenēs" }),
  );
});
