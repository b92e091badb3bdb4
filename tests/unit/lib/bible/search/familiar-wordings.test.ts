import { parseReference } from "@/lib/bible/references/parser";
import { formatVerse } from "@/lib/bible/rules";
import { findFamiliarOrder, findFamiliarWithin } from "@/lib/bible/search/familiar-wordings";
import { toWords } from "@/lib/bible/search/words";
import { FAMILIAR_WORDINGS } from "@/lib/content/familiar-wordings";

test("every familiar wording leads to one verse of the canon, and none is listed twice", () => {
  const wordings = FAMILIAR_WORDINGS.flatMap((one) => one.wordings);
  expect(new Set(wordings).size).toBe(wordings.length);
  for (const { wordings, verse: osis } of FAMILIAR_WORDINGS) {
    expect(parseReference(osis)).toMatchObject({ kind: "found", osis });
    for (const wording of wordings) {
      const order = findFamiliarOrder(toWords(wording).map(({ text }) => text)) ?? 0;
      expect(parseReference(formatVerse(order))).toMatchObject({ osis });
    }
  }
});

test("other words are no familiar wording", () => {
  expect(findFamiliarOrder(["golden"])).toBeNull();
  expect(findFamiliarOrder([])).toBeNull();
});

test("a wording is found among other words, the longest first, if it is long enough", () => {
  const within = (text: string, shortest: number) =>
    findFamiliarWithin(
      toWords(text).map((word) => word.text),
      shortest,
    ).map((order) => formatVerse(order));

  expect(within("my dad says if you don't work you don't eat and laughs", 5)).toEqual([
    "2 Thessalonians 3:10",
  ]);
  expect(within("my dad says work is good and then we eat", 2)).toEqual([]);
  expect(within("what is the golden rule", 4)).toEqual([]);
});
