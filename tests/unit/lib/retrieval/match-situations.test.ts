import { SIGNS } from "@/lib/content/situation-signs";
import { SITUATIONS } from "@/lib/content/situations";
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

test.each([
  ["jordan calls me pig and everyone laughs at me", "bullied"],
  ["mummy and daddy are yelling at each other downstairs", "parents-fight"],
  ["They made me redundant on Tuesday, and my mother sent me a verse", "no-work"],
  ["My wife and I are like room mates, we hardly talk", "spouse-distant"],
  ["my nana doesn't know who i am any more", "grandparent-forgets"],
  ["Only nine people came on Sunday, my family included", "church-small"],
  ["My parents won't speak to me since I came out", "family-rejects-me"],
  ["three months sober, no drink since Easter", "sober-for-days"],
  ["my mate from school od'd last week", "someone-died"],
  ["lost my purse and a man brought it back, God is good", "good-news"],
  ["went to my ex-pastor's trial today", "church-scandal"],
])("who, and what happened to them, is a sign of it: %s", (message, id) => {
  expect(matchSituations(message)[0]).toMatchObject({ situation: { id }, isSigned: true });
});

test("what is only wanted is not congratulated on", () => {
  const ids = idsOf("my husband wants to baptize the baby and i don't know");
  expect(ids).not.toContain("new-beginning");
  expect(ids).not.toContain("baptized");
});

test("a sign names a situation and words of it that can be read", () => {
  const known = new Set(SITUATIONS.map(({ id }) => id));
  expect(Object.keys(SIGNS).filter((id) => !known.has(id))).toEqual([]);
});
