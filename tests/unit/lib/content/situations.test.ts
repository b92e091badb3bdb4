import { parseReference } from "@/lib/bible/references/parser";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toWords } from "@/lib/bible/search/words";
import { SITUATIONS } from "@/lib/content/situations";

const toLine = (text: string) =>
  toWords(text)
    .map((word) => word.text)
    .join(" ");

/** The ids of the situations that are not as they should be. */
const idsWhere = (isWrong: (situation: (typeof SITUATIONS)[number]) => boolean) =>
  SITUATIONS.filter(isWrong).map(({ id }) => id);

test("the passages are in the Bible, and short enough", () => {
  const isFit = (reference: string) => {
    const read = parseReference(reference);
    const verses = readWrittenReferences(reference);
    return (
      read.kind === "found" && !read.bookAlone && verses.every(({ start, end }) => end - start < 12)
    );
  };

  expect(idsWhere(({ passages }) => !passages.every(({ reference }) => isFit(reference)))).toEqual(
    [],
  );
});

test("no message tells of two situations", () => {
  const lines = SITUATIONS.flatMap(({ about, toldAs }) => [about, ...toldAs].map(toLine));
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test("a situation meets the person in three sentences at most", () => {
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

  expect(
    idsWhere(({ words, toChild }) =>
      [words, toChild?.words ?? ""].some((text) => [...sentences.segment(text)].length > 3),
    ),
  ).toEqual([]);
});

test("no situation promises an outcome or blames anybody", () => {
  const unkind =
    /\b(?:god will (?:heal|give you|bring)|everything will be|you should have|you must (?:forgive|pray|believe)|god['’]s plan|for a reason|just pray)\b/i;

  expect(
    idsWhere(({ words, step, toChild }) =>
      unkind.test([words, step, toChild?.words, toChild?.step].join(" ")),
    ),
  ).toEqual([]);
});
