import { toBriefLexeme } from "@/lib/words/brief";
import type { IndexedLexeme } from "@/lib/words/data";

test("an entry is named with its gloss where it has one", () => {
  const entry = { language: "grc", lemma: "ἀγάπη", transliteration: "agapē", frequency: 116 };
  const glossOf = (id: string) => toBriefLexeme({ ...entry, id } as IndexedLexeme).gloss;
  expect(glossOf("G26")).toBe("love");
  expect(glossOf("G9999")).toBeNull();
});
