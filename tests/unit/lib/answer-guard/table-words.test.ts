import { sharedWords, standsInPassages, standsInTable } from "@/lib/answer-guard/table-words";
import { parseReference } from "@/lib/bible/references/parser";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function place(reference: string) {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") throw new Error(reference);
  return parsed.passages;
}

test.each([
  "In the beginning, God created the heavens and the earth.",
  "IN THE BEGINNING GOD CREATED THE HEAVEN AND THE EARTH",
  "“Jesus wept.”",
  // Over the border of two verses.
  "the heavens and the earth. The earth was formless and empty",
  // From the middle to the middle.
  "loved the world, that he gave his",
  "don't LET your heart be troubled",
  "the",
])("stands in the table: %s", (text) => {
  expect(standsInTable(scripture, text)).toBe(true);
});

test.each([
  "God helps those who help themselves",
  // Two halves that do not belong together.
  "For God so loved the world that he created the heavens and the earth",
  // The words are there, in another order, or with one left out.
  "the earth and the heavens created God beginning the in",
  "In the beginning God the heavens and the earth",
  // Half a word.
  "In the beginning God created the heav",
  // The end of one book and the beginning of the next.
  "be with all the saints. Amen. In the beginning",
  "the the the the the the",
  "",
  "…",
])("does not: %s", (text) => {
  expect(standsInTable(scripture, text)).toBe(false);
});

test("every verse stands in the table, and at its own place", () => {
  for (const { texts } of scripture.translations.values()) {
    for (let order = 1; order < texts.length; order += 97) {
      const text = texts[order] ?? "";
      if (text === "") continue;
      expect(standsInTable(scripture, text)).toBe(true);
      expect(standsInPassages(scripture, text, [{ start: order, end: order }])).toBe(true);
    }
  }
});

test("at a place means beginning or ending in it", () => {
  const text = "the heavens and the earth. The earth was formless and empty";
  expect(standsInPassages(scripture, text, place("Genesis 1:1"))).toBe(true);
  expect(standsInPassages(scripture, text, place("Genesis 1:2"))).toBe(true);
  expect(standsInPassages(scripture, text, place("Genesis 1"))).toBe(true);
  expect(standsInPassages(scripture, text, place("Genesis 1:3"))).toBe(false);
  expect(standsInPassages(scripture, text, place("John 3:16"))).toBe(false);
});

test("a paraphrase shares most of its words with its passage, other words few", () => {
  const paraphrase = "God so loved the world that he gave his one and only Son";
  expect(sharedWords(scripture, paraphrase, place("John 3:16"))).toBeGreaterThan(0.9);
  expect(sharedWords(scripture, "cleanliness stands beside godliness", place("John 3:16"))).toBe(0);
  expect(sharedWords(scripture, "", place("John 3:16"))).toBe(0);
});
