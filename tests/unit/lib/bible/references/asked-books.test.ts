import { findAskedBooks } from "@/lib/bible/references/asked-books";
import { formatReference, toPassage } from "@/lib/bible/rules";

const asked = (question: string) =>
  findAskedBooks(question).ranges.map(({ start, end }) => formatReference(toPassage(start, end)));

test.each([
  ["What does Isaiah say of fasting?", ["Isaiah"]],
  ["Which Psalm says it?", ["Psalms"]],
  ["Who speaks first in the book of Job?", ["Job"]],
  ["What is said of rest in Hebrews?", ["Hebrews"]],
  ["Who is called a liar in 1 John?", ["John", "1 John", "2 John", "3 John"]],
])("%s", (question, books) => {
  expect(asked(question)).toEqual(books);
});

test.each([
  "Which job did the Romans give to Mark?",
  "How did Peter die?",
  "the kings and judges of old",
  "Where was Paul shipwrecked?",
  "What is a revelation?",
])("a name that means something else names no book: %s", (question) => {
  expect(asked(question)).toEqual([]);
});

test("where Paul says something, his letters are meant, and his name tells only that", () => {
  const { ranges, names } = findAskedBooks("What does Paul say about running a race?");
  expect(ranges).toHaveLength(1);
  expect([...names]).toEqual(["paul"]);
});
