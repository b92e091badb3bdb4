import { findMentions, strikeMissing } from "@/lib/bible/references/mentions";

const read = (text: string) =>
  findMentions(text).map(
    ({ start, end, passages }) => `${passages ? "" : "no "}${text.slice(start, end)}`,
  );

test.each([
  ["As John 3:16 and Romans 8:28-30 say", ["John 3:16", "Romans 8:28-30"]],
  ["See 1 Cor. 13:4-7, 13; Ps. 23:1.", ["1 Cor. 13:4-7, 13", "Ps. 23:1"]],
  ["Psalm 23, Genesis 1 and Song of Solomon 2:1", ["Psalm 23", "Genesis 1", "Song of Solomon 2:1"]],
  ["John chapter 3, verse 16 and john 3:17", ["John chapter 3, verse 16", "john 3:17"]],
  ["John 3:16, 17, and 40 days later", ["John 3:16, 17"]],
  ["John 3:16 and 40 days later", ["John 3:16"]],
  ["III John 4:1 or John iii. 99", ["no III John 4:1", "no John iii. 99"]],
  ["Hezekiah 3:16, 2 Opinions 4:2", ["no Hezekiah 3:16", "no 2 Opinions 4:2"]],
  ["John 3:16-99 and John 3:16, 99.", ["no John 3:16-99", "John 3:16", "no , 99"]],
  ["Jn 3:99 (see 1 Cor. 17:3), Psalm 151", ["no Jn 3:99", "no 1 Cor. 17:3", "no Psalm 151"]],
])("finds the references in: %s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  "At 10:30 on Monday 9:00 the odds were 3:1.",
  "Is 99.9 per cent enough? It is 5.5 here.",
  "Enoch 1:9, Tobit 1:3, Antiquities 18:63 and Surah 2:255 are other books.",
  "Chapter 3 of the book, verse 4, line 5:6",
  "In 722 BC the north fell; Mark wrote 16 chapters.",
])("leaves other numbers alone: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test("what does not exist is struck and what exists stays", () => {
  expect(strikeMissing("As Hezekiah 3:16 says (John 3:99), and John 3:16, 99 too.")).toBe(
    "As (no such verse) says (no such verse), and John 3:16, 99 too.",
  );
  expect(strikeMissing("Read John 3:16, 99.")).toBe("Read John 3:16.");
});
