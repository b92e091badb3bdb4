import { asksOfTheText, isFromChild, isFromLife, withoutTelling } from "@/lib/retrieval/from-life";
import { LIFE_MESSAGES } from "../../../eval/life-messages";
import { FACTS } from "../../../eval/questions-facts";
import { TRIVIA } from "../../../eval/questions-trivia";
import { TYPED_FACTS } from "../../../eval/typed-facts";

test("messages of five voices are read as told from life", () => {
  const missed = LIFE_MESSAGES.filter(([message]) => !isFromLife(message));
  expect(missed).toEqual([]);
});

test("no question of fact is read as told from life", () => {
  const taken = [...TYPED_FACTS, ...TRIVIA, ...FACTS].filter(([question]) => isFromLife(question));
  expect(taken).toEqual([]);
});

test.each([
  "lost two tonight. drove home and couldnt go in",
  "mum has dementia and calls me by her sisters name",
  "six people last sunday",
  "tomorrow I have an interview, please give me one verse",
  "I haven’t read the Bible for myself in years",
])("%s tells", (message) => {
  expect(isFromLife(message)).toBe(true);
});

test.each([
  "anger",
  "what does the bible say about my anger",
  "I want to know who wrote Hebrews",
  "I am looking for a verse about hope",
  "i heard that paul was married",
  "I don't understand why Uzzah had to die",
  "Can I lose my salvation?",
  "Is tithing required today?",
  "wasn't the bible changed over the centuries",
  "tell me about my namesake Daniel",
  "my pastor says the Bible teaches a rapture",
  "In which way shall I pray to God?",
  "David was the last son of Jesse",
])("%s asks or names, and tells nothing", (question) => {
  expect(isFromLife(question)).toBe(false);
});

test.each([
  ["i took 2 pounds from my mums purse and my tummy feels bad", true],
  ["nobody sits with me at playtime", true],
  ["been looking after mum for six years", false],
  ["my kids told my teacher friend i shout at school", false],
  ["my dad pulled out of my wedding cos im marrying a guy", false],
])("%s: by a child %p", (message, isChild) => {
  expect(isFromChild(message)).toBe(isChild);
});

describe("a question about the text with a telling around it", () => {
  test.each([
    ["Where was Tarshish? I am making a map and want it to be right.", "Where was Tarshish?"],
    [
      "In Come Thou Fount we sing 'here I raise my Ebenezer'. What on earth is an Ebenezer?",
      "What on earth is an Ebenezer?",
    ],
  ])("%s", (message, asked) => {
    expect(asksOfTheText(message)).toBe(true);
    expect(withoutTelling(message)).toBe(asked);
  });

  test.each([
    "My grandson won't have the baby christened. Where does the text say to baptise infants?",
    "We had an argument about the widow with the oil. Was that Elijah or Elisha?",
    "I need the twelve apostles. Why does Luke have a Judas where Matthew and Mark have Thaddaeus?",
    "Our minister read something about a valley full of bones and I wanted to read it again. Can you find it for me",
  ])("keeps what its question needs: %s", (message) => {
    expect(asksOfTheText(message)).toBe(true);
    expect(withoutTelling(message)).toBe(message);
  });

  test.each([
    "My son was arrested last night. What shall I do?",
    "My knees have gone. I don't feel I'm much use to anybody these days. Is there something in the Psalms?",
    "my husband lost his job and I find it hard to pray",
  ])("none of the text: %s", (message) => {
    expect(asksOfTheText(message)).toBe(false);
    expect(withoutTelling(message)).toBe(message);
  });
});

test.each([
  "woman says to her mother-in-law your people will be my people",
  "old man in prison says ive run my race",
  "dont quit doing good it pays off later",
  "kids shouldnt be executed for what dad did",
  "if the dead dont come back then our faith is pointless",
  "working out is fine but being good is worth more",
  "husband of one wife passage",
  "bro is it true the bible got changed",
])("a story, a rule or an argument is told of nobody's life: %s", (message) => {
  expect(isFromLife(message)).toBe(false);
});

test.each([
  "my mum says i am lazy",
  "dont know what to do any more",
  "lately I wonder whether any of it mattered to anyone",
  "hey guys, my dad is ill",
  "dying man asked me if god would have him",
  "working nights is destroying my marriage",
  "if i die then who looks after my kids",
  "we should never have bought this house",
  "husband who drinks every night and i clean up",
])("and this is: %s", (message) => {
  expect(isFromLife(message)).toBe(true);
});

test.each([
  "no weapon fashioned against me shall prosper pls which chapter",
  "touch not mine anointed. where is it and what does it really mean",
])("words are looked for that are asked after last: %s", (message) => {
  expect(asksOfTheText(message)).toBe(true);
});
