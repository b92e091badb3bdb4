import { parseReference } from "@/lib/bible/references/parser";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toWords } from "@/lib/bible/search/words";
import { SITUATIONS } from "@/lib/content/situations";

const toLine = (text: string) =>
  toWords(text)
    .map((word) => word.text)
    .join(" ");

test.each(SITUATIONS)("the passages of $id are in the Bible, and short enough", ({ passages }) => {
  for (const { reference } of passages) {
    expect(parseReference(reference)).toMatchObject({ kind: "found", bookAlone: false });
    for (const { start, end } of readWrittenReferences(reference)) {
      expect(end - start).toBeLessThan(12);
    }
  }
});

test("no message tells of two situations", () => {
  const lines = SITUATIONS.flatMap(({ about, toldAs }) => [about, ...toldAs].map(toLine));
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test.each(SITUATIONS)("$id meets the person in three sentences at most", ({ words, toChild }) => {
  for (const text of [words, ...(toChild ? [toChild.words] : [])]) {
    const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)];
    expect(sentences.length).toBeLessThanOrEqual(3);
  }
});

test.each(SITUATIONS)("$id promises no outcome and blames nobody", ({ words, step, toChild }) => {
  const text = [words, step, toChild?.words, toChild?.step].join(" ");
  expect(text).not.toMatch(
    /\b(?:god will (?:heal|give you|bring)|everything will be|you should have|you must (?:forgive|pray|believe)|god['’]s plan|for a reason|just pray)\b/i,
  );
});
