import { findDirectAnswer } from "@/lib/answers/facts/direct-answer";
import { findParallels } from "@/lib/answers/facts/parallels";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";

test.each([
  ["outline of Ephesians", "One new people (Ephesians 2:1-3:21)"],
  ["who wrote / when / to whom is Philemon", "Readers: Philemon, Apphia"],
  ["when was Romans written", "As scholars date it"],
  ["who was Philippians written to", "The church at Philippi"],
  ["who did Paul write Romans to", "Christians in Rome"],
  ["author and date of Mark", "Scholars’ view"],
  ["main characters in Esther", "Mordecai"],
  ["introduction to Ruth", "At the threshing floor"],
  ["theme of the book of Numbers", "guidance"],
  ["Tell me about the book of Haggai", "Urges the people to build the temple"],
  ["what is the book of Jonah about?", "Purpose"],
  ["what's the gospel of Mark about", "Outline"],
  ["Historical background to Haggai - date, king, what was going on?", "520 BC, in four"],
])("%s", (question, words) => {
  expect(findDirectAnswer(question)?.text).toContain(words);
});

test("key verses are printed", () => {
  expect(findDirectAnswer("key verse of Joel")?.references[0]).toMatch(/^Joel /);
});

test.each([
  "What is Job about?",
  "tell me about Jonah",
  "what does the book of Job say about hell",
  "when is Job",
  "when was Ruth born",
  "purpose of prayer",
  "key verses about love",
  "outline of my sermon",
  "people in Acts who were healed",
  "why did Mark leave Paul",
])("no book is asked about: %s", (question) => {
  expect(findDirectAnswer(question)).toBeNull();
});

test.each([
  ["synoptic parallels of the baptism", "- Luke 3:21-22"],
  ["parallel accounts of the feeding of the 5000", "- John 6:1-14"],
  ["the crucifixion in all four gospels", "- John 19:17-37"],
  ["parallel passages for David's census", "- 1 Chronicles 21:1-27"],
])("%s", (question, passage) => {
  expect(findDirectAnswer(question)?.text).toContain(passage);
});

test.each(["parallels between Jesus and Horus", "why was Jesus baptized", "synoptic problem"])(
  "no parallels are asked for: %s",
  (question) => {
    expect(findDirectAnswer(question)).toBeNull();
  },
);

test("the parallels of a passage leave out its own part", () => {
  const [range] = readWrittenReferences("Mark 6:30");
  expect(range && findParallels(range)).toEqual([
    {
      name: "The five thousand fed",
      passages: ["Matthew 14:13-21", "Luke 9:10-17", "John 6:1-14"],
    },
  ]);
  const [other] = readWrittenReferences("Romans 8:28");
  expect(other && findParallels(other)).toEqual([]);
});
