import { findMentions } from "@/lib/bible/references/mentions";
import { asksForNoBook, explainMissingBooks } from "@/lib/bible/references/missing-books";

// What visitors type into a box, without signs and with short names.

const read = (text: string) =>
  findMentions(text).map(({ passages, message }) => (passages ? message : `no: ${message}`));

test.each([
  ["John 3 16", ["John 3:16"]],
  ["what does romans 8 28 say", ["Romans 8:28"]],
  ["1 cor 13 4-7 kjv", ["1 Corinthians 13:4-7"]],
  ["explain 1 john 3 16 to me", ["1 John 3:16"]],
  ["song of solomon 2 4 meaning", ["Song of Solomon 2:4"]],
  ["romans 13 18", ["no: Romans 13 has 14 verses."]],
  ["II Timothy 2 15", ["2 Timothy 2:15"]],
  ["1st cor 13 4 through 8", ["1 Corinthians 13:4-8"]],
  ["john chapter 3 16", ["John 3:16"]],
  ["chapter 3 verse 16 of john", ["John 3:16"]],
  ["Romans 8, 28", ["Romans 8:28"]],
  ["jude 24 25", ["Jude 1:24-25"]],
  ["matthew 5 through 7", ["Matthew 5-7"]],
  ["mt. 5.3-12", ["Matthew 5:3-12"]],
  ["first corinthians 13 4", ["1 Corinthians 13:4"]],
  ["acts 2 38 explained", ["Acts 2:38"]],
  ["prov 3 5 6", ["Proverbs 3:5-6"]],
  ["psalm 23 91", ["Psalm 23; Psalm 91"]],
  ["jn3.16-18", ["John 3:16-18"]],
  ["genesis chapter 1 verse 1 to 5", ["Genesis 1:1-5"]],
  ["read John 3:16 through 18 please", ["John 3:16-18"]],
  ["Genesis 1:1 to 2:3", ["Genesis 1:1-2:3"]],
  ["verses 1 to 3 of psalm 23", ["Psalm 23:1-3"]],
  ["ps 23 v 4", ["Psalm 23:4"]],
  ["/v1/Numbers/23/18", ["Numbers 23:18"]],
  ["Johannes im 3. Kapitel, Vers 16", ["John 3:16"]],
])("%s names %j", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ["pslam 300", ["no: Psalms has 150 chapters."]],
  ["genisis 62", ["no: Genesis has 50 chapters."]],
  ["Mateo capítulo 5 versículo 3", ["Matthew 5:3"]],
  ["Exodus capitulo 41 please", ["no: Exodus has 40 chapters."]],
  ["John kapitel 22", ["no: John has 21 chapters."]],
  ["i am 12 years and 200 days", []],
])(
  "%s names %j, misspelled, beyond the last chapter or with words of other languages",
  (text, expected) => {
    expect(read(text)).toEqual(expected);
  },
);

test.each([
  ["tobias 3", "“Tobias” is not one of the 66 books of this Bible.", true],
  ["what is in the book of Elijah chapter 2", "There is no book of Elijah in this Bible.", true],
  ["gospel of Philip 3, do you have it?", "“Gospel of Philip” is not one", false],
])("%s asks for no book that is here", (text, message, isAll) => {
  expect(explainMissingBooks(text).join(" ")).toContain(message);
  if (isAll) expect(asksForNoBook(text)).toBe(true);
});

test("what happened to somebody called so is no reference", () => {
  expect(explainMissingBooks("my son tobias 7 is sick")).toEqual([]);
});

test.each([
  ["matt 18", ["Matthew 18"]],
  ["1cor13", ["1 Corinthians 13"]],
  ["web version of ps 23", ["Psalm 23"]],
  ["what is rom 8 about", ["Romans 8"]],
  ["pslam 23", ["Psalm 23"]],
  ["revelations 3", ["Revelation 3"]],
  ["explain dan 9", ["Daniel 9"]],
  ["summary of acts 2", ["Acts 2"]],
  ["what does phil 4 say about worry", ["Philippians 4"]],
  ["in mark 4, who is the sower", ["Mark 4"]],
])("a short name before a chapter is a book's: %s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  "my son matt 18 ran away",
  "mark 4 as done",
  "I did the job 3 times",
  "pick numbers 1 to 10",
  "we read it on days 2 3 and 4",
  "at 5:30 to 6 we pray",
  "my brother Dan 9 years older",
  "numbers 1 2 3",
  "Timothy 2 15",
  "my sister Ruth 9 years old",
  "Mark 5 boys went",
  "version 3.5 to 4",
])("no reference: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test.each([
  ["read Psalm 23 3 times", ["Psalm 23"]],
  ["compare John 3:16 to 1 John 4:9", ["John 3:16", "1 John 4:9"]],
  ["compare John 3 1 Peter 2:3", ["John 3", "1 Peter 2:3"]],
  ["read John 3:16 to 1 John 1:3", ["John 3:16", "1 John 1:3"]],
])("a number that belongs to what follows is no verse: %s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});
