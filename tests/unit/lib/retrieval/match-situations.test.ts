import { matchSituations } from "@/lib/retrieval/match-situations";
import { LIFE_MESSAGES } from "../../../eval/life-messages";

const idsOf = (message: string) => matchSituations(message).map(({ situation }) => situation.id);

test("most messages of five voices find their situation first", () => {
  const found = LIFE_MESSAGES.filter(([message, ids]) => ids.includes(idsOf(message)[0] ?? ""));
  expect(found.length).toBeGreaterThanOrEqual(30);
});

test.each([
  ["they did not pay me for the overtime this month", "unfair-treatment"],
  ["my dog died and the house is empty", "pet-died"],
  ["we lost the baby in march", "baby-lost"],
  ["the baby was born this morning", "new-beginning"],
])("%s is %s", (message, id) => {
  expect(idsOf(message)[0]).toBe(id);
});

test("nobody is told one is sorry for a death without a word of it", () => {
  const ids = idsOf("my baby sister came today, she is so tiny");
  expect(ids).not.toContain("baby-lost");
  expect(ids).not.toContain("someone-died");
});

test("a pet’s death is told only with an animal", () => {
  expect(idsOf("my grandad died in his sleep and i cried")).not.toContain("pet-died");
  expect(idsOf("my cat died in her sleep and i cried")[0]).toBe("pet-died");
});

test("nobody is congratulated in tears", () => {
  const ids = idsOf("we sold the house today and i cried, our own place for forty years");
  expect(ids).not.toContain("new-beginning");
  expect(ids).not.toContain("good-news");
});

test("what somebody is offered to mean leads to its situation", () => {
  expect(matchSituations("Exhausted by work.")[0]).toMatchObject({
    situation: { id: "burnout" },
    likely: 1,
  });
});
