import { SIGNS } from "@/lib/content/situation-signs";
import { SITUATIONS } from "@/lib/content/situations";
import { matchSituations } from "@/lib/retrieval/match-situations";
import { LIFE_MESSAGES } from "../../../eval/life-messages";

const idsOf = async (message: string) =>
  (await matchSituations(message)).map(({ situation }) => situation.id);

test("most messages of five voices find their situation first", async () => {
  const first = await Promise.all(
    LIFE_MESSAGES.map(async ([message]) => (await idsOf(message))[0]),
  );
  const found = LIFE_MESSAGES.filter(([, ids], at) => ids.includes(first[at] ?? ""));
  expect(found.length).toBeGreaterThanOrEqual(30);
});

test.each([
  ["they did not pay me for the overtime this month", "unfair-treatment"],
  ["my dog died and the house is empty", "pet-died"],
  ["we lost the baby in march", "baby-lost"],
  ["the baby was born this morning", "new-beginning"],
])("%s is %s", async (message, id) => {
  expect((await idsOf(message))[0]).toBe(id);
});

test("nobody is told one is sorry for a death without a word of it", async () => {
  const ids = await idsOf("my baby sister came today, she is so tiny");
  expect(ids).not.toContain("baby-lost");
  expect(ids).not.toContain("someone-died");
});

test("a pet’s death is told only with an animal", async () => {
  expect(await idsOf("my grandad died in his sleep and i cried")).not.toContain("pet-died");
  expect((await idsOf("my cat died in her sleep and i cried"))[0]).toBe("pet-died");
});

test("nobody is congratulated in tears", async () => {
  const ids = await idsOf("we sold the house today and i cried, our own place for forty years");
  expect(ids).not.toContain("new-beginning");
  expect(ids).not.toContain("good-news");
});

test("what somebody is offered to mean leads to its situation", async () => {
  expect((await matchSituations("Exhausted by work."))[0]).toMatchObject({
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
])("who, and what happened to them, is a sign of it: %s", async (message, id) => {
  expect((await matchSituations(message))[0]).toMatchObject({ situation: { id }, isSigned: true });
});

test.each([
  ["they repossessed the car this morning", "debt"],
  ["grandpa put salt in my tea and asked whose boy I was", "grandparent-forgets"],
])("what a message means tells its situation, whatever its words: %s", async (message, id) => {
  const [found] = await matchSituations(message);
  expect(found?.situation.id).toBe(id);
  expect(found?.likely).toBeGreaterThan(0.25);
});

test.each([
  ["smoke alarm no battery since three months, landlord does nothing", "sober-for-days"],
  ["sorry to bother you, I laughed when the test failed again", "joined-in-cruelty"],
])("no sign of it stands in: %s", async (message, id) => {
  const found = (await matchSituations(message)).find(({ situation }) => situation.id === id);
  expect(found?.isSigned ?? false).toBe(false);
});

test("what is only wanted is not congratulated on", async () => {
  const ids = await idsOf("my husband wants to baptize the baby and i don't know");
  expect(ids).not.toContain("new-beginning");
  expect(ids).not.toContain("baptized");
});

test("a sign names a situation and words of it that can be read", () => {
  const known = new Set(SITUATIONS.map(({ id }) => id));
  expect(Object.keys(SIGNS).filter((id) => !known.has(id))).toEqual([]);
});
