import { parseReference } from "@/lib/bible/references/parser";
import { findFamiliar } from "@/lib/bible/search/familiar-wordings";
import { toWords } from "@/lib/bible/search/words";
import { FAMILIAR_WORDINGS } from "@/lib/content/familiar-wordings";

test("every familiar wording leads to one verse of the canon, and none is listed twice", () => {
  const wordings = FAMILIAR_WORDINGS.flatMap((one) => one.wordings);
  expect(new Set(wordings).size).toBe(wordings.length);
  for (const { wordings, verse: osis } of FAMILIAR_WORDINGS) {
    expect(parseReference(osis)).toMatchObject({ kind: "found", osis });
    for (const wording of wordings) {
      const { book, chapter, verse } = findFamiliar(toWords(wording).map(({ text }) => text)) ?? {};
      expect(`${book}.${chapter}.${verse}`).toBe(osis);
    }
  }
});

test("other words are no familiar wording", () => {
  expect(findFamiliar(["golden"])).toBeNull();
  expect(findFamiliar([])).toBeNull();
});
