import { answerLife } from "@/lib/answers/life-answer";
import { matchAnswers } from "@/lib/retrieval/match-answers";

const meet = (message: string) => answerLife(message, matchAnswers(message));

test("an incidental word picks no page for who tells of life", async () => {
  const met = await meet(
    "stopped believing two years ago and dinner with my parents is every sunday",
  );
  expect(met?.answer).toBeNull();
  expect(met?.near.join(" ")).not.toMatch(/Sabbath|Sunday/);
});

test("a written answer that is certain goes first", async () => {
  expect((await meet("mum has dementia and she does not know me"))?.answer?.id).toBe(
    "answer:a-parent-with-dementia",
  );
});

test("a situation meets what no written answer fits", async () => {
  const met = await meet("Boss not pay me the extra hours already three month");
  expect(met).toMatchObject({ answer: null, situation: { id: "unfair-treatment" } });
});

test("what is too unlike any situation is met all the same, with situations to choose from", async () => {
  const met = await meet("they changed the lock on my shed and the parrot looked at me");
  expect(met).toMatchObject({ answer: null, situation: null });
});

test.each(["Who wrote Hebrews?", "Can I lose my salvation?", "what does the bible say about debt"])(
  "%s is looked up, not met",
  async (question) => {
    expect(await meet(question)).toBeNull();
  },
);

test.each([
  ["my hamster died yesterday and i am sad", "pet-died"],
  ["they want to send me back to my country", "to-be-sent-back"],
  ["conflict in the congregation", "church-conflict"],
])("plain words are met: %s", async (message, id) => {
  expect((await meet(message))?.situation?.id).toBe(id);
});

test("what only comes nearest is told as that, and never a loss", async () => {
  const met = await meet("we prayed and he died anyway");
  expect(met?.answer).toBeNull();
  expect(met?.situation?.id).toBe("someone-died");
  expect(
    (await meet("they changed the lock on my shed and the parrot looked at me"))?.isUnsure,
  ).toBe(undefined);
});

test("a question about angels is asked, though it says “me”", async () => {
  expect(await meet("can angels see me")).toBeNull();
});

test("no page about a harm is told to somebody who told of none", async () => {
  expect((await meet("my ex moved out and everyone blames me"))?.answer?.isGrave).not.toBe(true);
});

test.each([
  [
    "My husband seems to be going into a depression cycle. this has been going on for years.",
    "relative-depressed",
  ],
])("each sentence may tell of it by itself: %s", async (message, id) => {
  expect((await meet(message))?.situation?.id).toBe(id);
});

test("good news is met with no condolence", async () => {
  const met = await meet("got the all clear from oncology!!");
  expect(met?.situation?.id).not.toBe("bad-diagnosis");
});

test("words for the bereaved need a death", async () => {
  const inPrison = "My son got four years. At church they look through me like I was the one.";
  const met = await answerLife(inPrison, matchAnswers(inPrison));
  expect(met?.situation?.id).toBe("court-or-prison");
  expect(met?.answer).toBeNull();
  const died = "we buried our boy on tuesday";
  expect((await answerLife(died, matchAnswers(died)))?.answer?.id).toBe("answer:my-child-died");
});
