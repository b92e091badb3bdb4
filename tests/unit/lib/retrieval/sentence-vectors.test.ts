import { cosine, isEverydayWord, SentenceSpace } from "@/lib/retrieval/sentence-vectors";

const space = new SentenceSpace([
  "how old is the earth",
  "why does god let people suffer",
  "my father died last week",
  "who wrote the letter to the romans",
  "is it wrong to drink wine",
]);
const likeness = (one: string, other: string) => cosine(space.vectorOf(one), space.vectorOf(other));

test("sentences that mean the same in other words are nearer than others", () => {
  const grief = "my dad passed away on sunday";
  expect(likeness(grief, "my father died last week")).toBeGreaterThan(
    likeness(grief, "how old is the earth"),
  );
  expect(likeness("may christians drink beer", "is it wrong to drink wine")).toBeGreaterThan(
    likeness("may christians drink beer", "who wrote the letter to the romans"),
  );
});

test("a sentence is as like itself as can be, and one of unknown words like none", () => {
  expect(likeness("who made god", "who made god")).toBeCloseTo(1, 5);
  expect(likeness("xqzzt blorf", "who made god")).toBe(0);
});

test("apostrophes and capitals make no other word", () => {
  expect(likeness("Jesus’ mother", "jesus mother")).toBeCloseTo(1, 5);
});

test("words of every day are told from what is none", () => {
  expect(isEverydayWord("dinosaurs")).toBe(true);
  expect(isEverydayWord("dinosors")).toBe(false);
});
