import { findPictureWords } from "@/lib/share-pictures/find-words";
import { readWordAddress } from "@/lib/words/word-address";
import { getWordPage } from "@/lib/words/word-page-service";
import { disconnect, loadScriptureFirst } from "./support";

loadScriptureFirst();
afterAll(disconnect);

test.each([
  ["g26-agape", { kind: "page", id: "G26" }],
  ["G26", { kind: "elsewhere", path: "/words/g26-agape" }],
  ["g0026-love", { kind: "elsewhere", path: "/words/g26-agape" }],
  ["agape", { kind: "elsewhere", path: "/words/g26-agape" }],
  ["%E1%BC%80%CE%B3%CE%AC%CF%80%CE%B7", { kind: "elsewhere", path: "/words/g26-agape" }],
  ["hesed", { kind: "elsewhere", path: "/words/h2617-hesed" }],
  ["g99999", { kind: "missing" }],
  ["no-such-word", { kind: "missing" }],
  ["%E0%A4", { kind: "missing" }],
])("/words/%s leads to its word", async (segment, expected) => {
  expect(await readWordAddress(segment)).toEqual(expected);
});

test("a word's page has its entry, the site's own words and its first places", async () => {
  const { word, partOfSpeech, explained, named, around, places } = await getWordPage("G26");
  expect(word.gloss).not.toBeNull();
  expect(partOfSpeech).toBe("noun");
  expect(explained.map(({ id }) => id)).toEqual(["agape"]);
  expect(named.get("G25")?.slug).toBe("g25-agapao");
  expect(around.map(({ id }) => id)).toEqual(["G25", "G26", "G27"]);
  expect(places.places).toHaveLength(20);
  const [first] = places.places;
  expect(first?.path).toBe("/bible/web/matthew/24#v12");
  expect(first?.forms[0]?.plain).toContain("noun");
});

test("a word's share picture names it by its sound", async () => {
  const words = await findPictureWords("/words/g26-agape", undefined);
  expect(words).toMatchObject({ label: "Greek word · Strong’s G26", title: "agapē" });
  expect(await findPictureWords("/words/G26", undefined)).toBeUndefined();
});
