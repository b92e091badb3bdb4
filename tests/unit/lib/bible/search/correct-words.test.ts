import SearchableMap from "minisearch/SearchableMap";
import { correctWords } from "@/lib/bible/search/correct-words";
import { loadPackagedScripture } from "./packaged-scripture";
import { search } from "./packaged-search";

const SCRIPTURE = loadPackagedScripture();

test.each([
  ["shpeherd", "shepherd"],
  ["nebuchadnezer", "nebuchadnezzar"],
  ["beleive in jesus", "believe in jesus"],
  ["beginin", "beginning"],
  ["jerusalm", "jerusalem"],
  ["yhwh", "yahweh"],
])("%j is taken for %j", (typed, corrected) => {
  const found = search(typed);
  expect(found.correctedQuery).toBe(corrected);
  expect(found.total).toBe(search(corrected).total);
  expect(found.hits.every(({ match }) => match === "similar")).toBe(true);
});

test("known words are never replaced, even when no verse holds them together", () => {
  expect(search("shepherd nebuchadnezzar unleavened")).toMatchObject({
    total: 0,
    correctedQuery: null,
  });
});

test.each([
  ["jehovah", "WEB", "Genesis 22:14"],
  ["saviour", "WEB", "Luke 2:11"],
  ["anxiety", "KJV", "Luke 21:25"],
  ["wonderful counselor prince of peace", "KJV", "Isaiah 9:6"],
  ["noahs ark", "WEB", "Hebrews 11:7"],
] as const)(
  "%j, unknown to the %s, is found through the other translation",
  (text, code, verse) => {
    const found = search(text, { code, limit: 50 });
    expect(found.correctedQuery).toBeNull();
    expect(found.references).toContain(verse);
    const at = found.references.indexOf(verse);
    expect(found.hits[at]?.match).toBe("otherTranslation");
  },
);

test.each(["rapture", "depression", "trinity"])(
  "%j stands in no verse, looks like no word of one, and finds nothing",
  (text) => {
    for (const code of ["WEB", "KJV"] as const) {
      expect(search(text, { code })).toMatchObject({
        total: 0,
        correctedQuery: null,
        missingWords: [text],
      });
    }
  },
);

test("a name of the site that is nearer than a word of the text is meant", () => {
  const index = SCRIPTURE.translations.get("WEB")?.index;
  if (!index) throw new Error("The text must be there.");
  const site = { isKnown: () => false, names: () => SearchableMap.from([["trinity", 7]]) };
  expect(correctWords(index, [], ["trinty"], site)).toEqual(["trinity"]);
  expect(correctWords(index, [], ["jerusalm"], site)).toEqual(["jerusalem"]);
});

test("each misspelt word is corrected", () => {
  const found = search("god so lovd the wrld");
  expect(found.references[0]).toBe("John 3:16");
  expect(found.hits[0]?.match).toBe("similar");
  expect(found.correctedQuery).toBe("god so loved the world");
});

test("an apostrophe may be left out", () => {
  const web = search("dont be afraid");
  expect(web).toMatchObject({ total: search("don't be afraid").total, correctedQuery: null });
  expect(web.hits.every(({ match }) => match === "phrase")).toBe(true);
  const kjv = search("dont be afraid", { code: "KJV" });
  expect(kjv.total).toBe(search("don’t be afraid", { code: "KJV" }).total);
  expect(kjv.hits[0]?.match).toBe("otherTranslation");
});
