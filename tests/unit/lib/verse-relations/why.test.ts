import type { Reason } from "@/lib/verse-relations/schema";
import { tellReason, tellWhy } from "@/lib/verse-relations/why";

const lemma: Reason = {
  kind: "lemma",
  id: "G26",
  slug: "g26-agape",
  language: "grc",
  lemma: "ἀγάπη",
  transliteration: "agapē",
  gloss: "love",
  verses: 106,
};

test.each<[Reason, string]>([
  [
    { kind: "quotation", side: "quotes", from: "Acts.2.17-Acts.2.21", to: "Joel.2.28-Joel.2.32" },
    "quotes this verse (Joel 2:28-32)",
  ],
  [{ kind: "quotation", side: "quoted", from: "Matt.1.23", to: "Isa.7.14" }, "quoted here"],
  [lemma, "same word: agapē (G26, “love”), in 106 verses"],
  [{ ...lemma, gloss: null }, "same word: agapē (G26), in 106 verses"],
  [
    { kind: "words", words: ["virgin", "immanuel"], translation: "WEB" },
    "same words in the WEB: “virgin”, “immanuel”",
  ],
  [{ kind: "event", name: "The baptism of Jesus" }, "same event: The baptism of Jesus"],
  [{ kind: "names", names: ["Abraham", "Isaac"] }, "both name Abraham and Isaac"],
  [{ kind: "returned" }, "links back to this verse"],
])("a reason in words: %j", (reason, words) => {
  expect(tellReason(reason)).toBe(words);
});

test("the line tells the two strongest, and nothing where there are none", () => {
  const returned: Reason = { kind: "returned" };
  expect(tellWhy([{ kind: "event", name: "The feeding" }, returned, lemma])).toBe(
    "Same event: The feeding; links back to this verse",
  );
  expect(tellWhy([])).toBeNull();
});
