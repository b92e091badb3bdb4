import { findDirectAnswer } from "@/lib/answers/facts/direct-answer";

test.each([
  ["Who wrote Psalm 23?", "names David"],
  ["who wrote psalm 90", "names Moses"],
  ["who is the author of psalm 73", "names Asaph"],
  ["Who wrote Psalm 119?", "names no writer"],
])("%s", (question, words) => {
  const fact = findDirectAnswer(question);
  expect(fact?.text).toContain(words);
  expect(fact?.references).toEqual([`Psalm ${/\d+/.exec(question)?.[0]}:1-2`]);
});

test("73 headings name David", () => {
  const named = Array.from({ length: 150 }, (_value, at) =>
    findDirectAnswer(`who wrote psalm ${at + 1}`),
  ).filter((fact) => fact?.text.includes("names David"));
  expect(named).toHaveLength(73);
  expect(findDirectAnswer("who wrote psalm 151")?.text ?? "").not.toContain("names no writer");
});
