import { findDirectAnswer } from "@/lib/answers/facts/direct-answer";

test.each([
  ["The epistle to the Romans was written by which apostle?", "Who wrote Romans, by tradition"],
  ["Which prophet wrote Obadiah?", "Who wrote Obadiah, by tradition"],
  ["What is the shortest prophetic book?", "the shortest book of the prophets is Obadiah, with 21"],
  ["What is the longest gospel?", "the longest gospel is Luke, with 1,151"],
  ["Who was the last Old Testament prophet?", "is Malachi"],
])("%s", (question, words) => {
  expect(findDirectAnswer(question)?.text).toContain(words);
});
