import { changedWords, differenceKind } from "@/scripts/texts/differences";

test.each([
  ["The LORD.", "The LORD.", null],
  ["Isaac's well", "¶ Isaac’s well", "typography"],
  ["he said,’ ”", "he said,’”", "typography"],
  ["“Now go", "Now go", "quotation marks"],
  ["go; and", "go, and", "punctuation"],
  ["the LORD'S house", "the LORD’s house", "capital letters"],
  ["the Abiezrite", "the Abi-ezrite", "word division"],
  ["much sope", "much soap", "wording"],
])("%j and %j differ in %s", (ours, theirs, kind) => {
  expect(differenceKind(ours, theirs)).toBe(kind);
});

test("changes are told word by word with the word before them", () => {
  expect(changedWords("He will go up", "He shall go up again")).toEqual([
    "He will → He shall",
    "up → up again",
  ]);
  expect(changedWords("same words", "same words")).toEqual([]);
});
