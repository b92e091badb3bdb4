import { findDescribedSubject } from "@/lib/retrieval/described-subjects";

test.each([
  ["who was nebuchadnezzar", /^Nebuchadnezzar II: king of Babylon/],
  ["Who is Peter?", /^Peter/],
  ["tell me about King David", /^David/],
  ["Moses", /^Moses/],
  ["where is Capernaum?", /^Capernaum: today /],
  ["what was the exile", /^Babylonian Exile: 605 BC to 538 BC/],
])("%s asks for one subject", (question, lead) => {
  const subject = findDescribedSubject(question);
  expect(subject?.lead).toMatch(lead);
  expect(subject?.keyVerses.length).toBeGreaterThan(0);
});

// Each names a subject and asks for something else of it, or names several.
test.each([
  "Who was the father of David?",
  "Where was Moses born?",
  "Where is Peter?",
  "What did Nebuchadnezzar dream?",
  "Who was Joseph?",
  "Where is Bethany beyond, and where is Bethel?",
  "Who was that?",
  "What is he?",
  "hello",
  "",
])("%s asks for none", (question) => {
  expect(findDescribedSubject(question)).toBeNull();
});
