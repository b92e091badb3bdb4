import { GET as find } from "@/app/search/words/route";
import { findPictureWords } from "@/lib/share-pictures/find-words";
import { LETTERS } from "@/lib/words/letters";
import { readWordAddress } from "@/lib/words/word-address";
import { findWords, getLetterPage } from "@/lib/words/word-lists-service";
import { getWordPage } from "@/lib/words/word-page-service";
import { call, disconnect, loadScriptureFirst, withQuery } from "./support";

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
  ["greek-alpha-2", { kind: "letter", letter: expect.objectContaining({ page: 2 }) }],
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

test("every word of the dictionary is on one page of one letter", async () => {
  const ids = new Set<string>();
  let listed = 0;
  for (const alphabet of ["greek", "hebrew"] as const) {
    for (const letter of LETTERS[alphabet]) {
      for (let page = 1; ; page++) {
        const found = await getLetterPage({ alphabet, letter, page });
        if (!found) break;
        expect(found.words.length).toBeLessThanOrEqual(200);
        listed += found.words.length;
        for (const { id } of found.words) ids.add(id);
        expect(page).toBeLessThanOrEqual(found.pages);
      }
    }
  }
  expect(ids.size).toBe(listed);
  expect(listed).toBe(14_197);
});

test("words are found by number, letters, sound and English meaning", async () => {
  const firstOf = async (text: string) => {
    const { named, meaning } = await findWords(text);
    return { named: named[0]?.id, meaning: meaning.map(({ id }) => id) };
  };
  expect((await firstOf("G26")).named).toBe("G26");
  expect((await firstOf("חסד")).named).toBe("H2617");
  expect((await firstOf("chesed")).named).toBe("H2617");
  expect((await firstOf("mercy")).meaning).toEqual(expect.arrayContaining(["H2617", "G1656"]));
  // No gloss of ours has it, the dictionary's definitions do.
  expect((await firstOf("locust")).meaning).toContain("G200");
  expect(await findWords("%_")).toMatchObject({ named: [], meaning: [] });
});

test.each([
  ["agape", "/words/find/agape"],
  ["  G0026 ", "/words/g26"],
  ["loyal love", "/words/find/loyal%20love"],
  ["//evil.example", "/words/find/%2F%2Fevil.example"],
  ["", "/words"],
])("the form of /words leads %j to %s", async (word, path) => {
  const { status, headers } = await call(find, withQuery("/search/words", { word }));
  expect([status, headers.get("location")]).toEqual([303, path]);
});
