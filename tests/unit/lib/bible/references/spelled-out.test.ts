import { findMentions } from "@/lib/bible/references/mentions";
import { explainMissingBooks } from "@/lib/bible/references/missing-books";
import { parseReference } from "@/lib/bible/references/parser";
import { NO_REFERENCES, ODD_REFERENCES } from "../../../../eval/odd-references";

/** What a text names: each place, or "no" and what there is instead. */
const read = (text: string) => [
  ...findMentions(text).map(({ passages, message }) => (passages ? message : `no: ${message}`)),
  ...explainMissingBooks(text).map((message) => `no: ${message}`),
];

test.each([
  ["the ninth chapter of Titus", "no: Titus has 3 chapters."],
  ["Ruth chapter five verse two", "no: Ruth has 4 chapters."],
  ["Heb xiv 2", "no: Hebrews has 13 chapters."],
  ["Luke 3∶2", "Luke 3:2"],
  ["Jude verse 24 and Jude chapter 2", "no: Jude has one chapter."],
  ["the seventh chapter of first John", "no: 1 John has 5 chapters."],
  ["psalm one nineteen", "Psalm 119"],
  ["Lukas 2,14", "Luke 2:14"],
  ["1. Mose 51,1", "no: Genesis has 50 chapters."],
  [
    "Fourth John",
    "no: There is no book called “4 John” in this Bible; there are 1 John, 2 John and 3 John.",
  ],
  ["What is 2 Romans about?", "no: There is no book called “2 Romans” in this Bible."],
  ["cite me hezekiah 3:16", "no: There is no book called “Hezekiah” in this Bible."],
  ["Letter of Paul to the Spanish", "no: There is no letter to the Spanish in this Bible."],
  ["Gospel of Thomas verse 3", "no: “Gospel of Thomas” is not one of the 66 books of this Bible."],
])("%s names %s", (text, expected) => {
  expect(read(text)).toContain(expected);
});

test("odd notations are read, and what does not exist is said", () => {
  const wrong = ODD_REFERENCES.filter(([text, names]) => {
    const found = read(text);
    return names === null
      ? !found.some((message) => message.startsWith("no: "))
      : !found.includes(names);
  });
  expect(wrong.length).toBeLessThanOrEqual(2);
});

test.each([...NO_REFERENCES, "Judas 30 pieces of silver", "At 4 John came"])(
  "is no reference: %s",
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test("a mention stands where it stood before it was read", () => {
  const text = "Does the ninth chapter of Titus, or 2tim5v30, say so?";
  expect(findMentions(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "the ninth chapter of Titus",
    "2tim5v30",
  ]);
});

test.each([
  ["john three sixteen", "John 3:16"],
  ["the 23rd psalm", "Psalm 23"],
  ["Ps. cxix 105", "Psalm 119:105"],
  ["jn 3 v 16", "John 3:16"],
  ["Salmo 23", "Psalm 23"],
])("the reader's search box reads %s", (text, reference) => {
  expect(parseReference(text)).toMatchObject({ kind: "found", reference });
});

test.each(["I saw Paul at 3:30 pm", "Judas 1:3", "the letter to the Romans", "David 14 sons"])(
  "%s names no book that is missing",
  (text) => {
    expect(explainMissingBooks(text)).toEqual([]);
  },
);
