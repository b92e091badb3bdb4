import { openPositions, toTranslatedRuns, translatedBy } from "@/lib/words/translated-order";

const text = "In the beginning, God was light.";
const verse = {
  text,
  alignments: [
    { start: 7, end: 16, positions: [1] },
    { start: 18, end: 21, positions: [3] },
    { start: 26, end: 31, positions: [4] },
  ],
  supplied: [[22, 25]] as [number, number][],
  words: [1, 2, 3, 4].map((position) => ({ position })) as never,
};

test("a verse is cut at its alignments, signs stay with their word, and nothing is lost", () => {
  const runs = toTranslatedRuns(verse);
  expect(runs.map((run) => [run.text, run.positions.join(), run.isSupplied])).toEqual([
    ["In the", "", false],
    ["beginning,", "1", false],
    ["God", "3", false],
    ["was", "", true],
    ["light.", "4", false],
  ]);
  expect(runs.map((run) => run.text).join(" ")).toBe(text);
});

test("without alignments the verse is one run; without text there is none", () => {
  expect(toTranslatedRuns({ text, alignments: [], supplied: [] })).toHaveLength(1);
  expect(toTranslatedRuns({ text: "", alignments: [], supplied: [] })).toEqual([]);
});

test("words that nothing goes back to are named", () => {
  expect(openPositions(verse)).toEqual([2]);
});

test("what the translation has for a word is told as it stands there, parts of it in their order", () => {
  const parted = {
    text: "He makes me lie down",
    alignments: [
      { start: 3, end: 8, positions: [2] },
      { start: 12, end: 20, positions: [1, 2] },
    ],
  };
  expect(translatedBy(parted, 2)).toBe("makes … lie down");
  expect(translatedBy(parted, 1)).toBe("lie down");
  expect(translatedBy(parted, 3)).toBe("");
});
