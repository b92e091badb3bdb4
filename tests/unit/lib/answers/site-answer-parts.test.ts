import { introduce } from "@/lib/answers/site-answer-parts";

test.each([
  ["The wall falls.", "The wall falls:"],
  ["the verses around it", "The verses around it:"],
  [
    "How can I understand, unless someone guides me?",
    "How can I understand, unless someone guides me?",
  ],
])("%j introduces a passage by its own end", (line, words) => {
  expect(introduce(line)).toBe(`\n\n${words}\n\n`);
});
