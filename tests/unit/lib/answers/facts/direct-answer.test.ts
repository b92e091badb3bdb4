import { findDirectAnswer } from "@/lib/answers/facts/direct-answer";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";
import { NOT_TYPED, TYPED_FACTS } from "../../../../eval/typed-facts";

test.each([
  ["Who was Samuel's mother?", "Samuel’s mother was Hannah.", ["1 Samuel 1:20"]],
  ["who is isaacs father", "Isaac’s father was Abraham.", ["Genesis 21:3"]],
  [
    "Whose father was Zebedee?",
    "Zebedee’s sons were James (son of Zebedee) and John (son of Zebedee).",
    ["Matthew 4:21"],
  ],
  ["Please tell me: who was Jesse the grandfather of?", null, []],
  ["Who was David's grandfather?", "David’s grandfather was Obed.", ["Ruth 4:17"]],
  ["who came before Solomon?", "Before Solomon came David.", ["1 Kings 2:12"]],
  ["How long did Hezekiah reign over Judah?", "Hezekiah reigned 29 years.", ["2 Kings 18:1-2"]],
  ["How many chapters does the book of Ruth have?", "Ruth has 4 chapters.", []],
  ["What is the shortest chapter in the New Testament?", null, null],
  [
    "What is the first book in the New Testament?",
    "The first book of the New Testament is Matthew.",
    ["Matthew 1:1"],
  ],
  ["how many books in the old testament", "There are 39 books in the Old Testament.", []],
  ["samuel's mum name", "Samuel’s mother was Hannah.", ["1 Samuel 1:20"]],
  ["What was Peter's original name?", "Peter was formerly called Simon.", ["Mark 3:16"]],
  ["How many people were saved on Noah's ark?", null, ["1 Peter 3:20", "Genesis 7:13"]],
  ["Which book comes after Acts?", "After Acts comes Romans.", []],
  ["Where are the Beatitudes?", null, ["Matthew 5:3-12"]],
  [
    "Who was Joseph's father?",
    "The father of Joseph (Mary’s husband) was Jacob (Matthew 1:16) or Heli (Luke 3:23). The two genealogies differ. The father of Joseph (Jacob’s son) was Jacob.",
    ["Matthew 1:16", "Luke 3:23", "Genesis 37:2"],
  ],
  ["Who was Cain's wife?", "The Bible does not name Cain’s wife.", ["Genesis 4:17"]],
] as const)("%s", (question, text, references) => {
  const fact = findDirectAnswer(question);
  if (text !== null) expect(fact?.text).toBe(text);
  if (references && references.length > 0) expect(fact?.references).toEqual(references);
  if (text === null && references?.length === 0) expect(fact).toBeNull();
});

test("nearly all questions of fact are answered, however they are asked", () => {
  const answered = TYPED_FACTS.filter(([question]) => findDirectAnswer(question) !== null);
  expect(answered.length).toBeGreaterThanOrEqual(160);
});

test.each([
  ...NOT_TYPED,
  "Who is my father?",
  "Where did my grandfather go after he died?",
  "How old was I when Jesus loved me?",
  "Who is like David today?",
  "How long should Moses be read?",
  "What did Paul say about marriage?",
  "Who did David kill and why?",
  "How many wives did Solomon have compared with David?",
  "What is Job about?",
  "How many books has John Piper written?",
  "Who wrote Paradise Lost?",
  "what is an apostle",
  "What does Christ mean?",
])("is no question of one fact: %s", (question) => {
  expect(findDirectAnswer(question)).toBeNull();
});

test.each([
  ["how call the mother of Samuel", "Hannah"],
  ["how is called the wife of Abraham", "Sarah"],
  ["how many years live Abraham", "175"],
  ["how many times did they walk round jericho", "seven times"],
  ["the lady who sold purple cloth", "Lydia"],
  ["what is the mountain where Moses died", "Nebo"],
  ["the man who climbed a tree to see Jesus", "Zacchaeus"],
  ["who was the lady that turned to salt", "Lot’s wife"],
])("in other grammar, and told by what they did: %s", (question, words) => {
  expect(findDirectAnswer(question)?.text).toContain(words);
});

test.each([
  ["What is name of river where Jesus was take baptism", "Jordan"],
  ["Who is the grandmother of Timothy, I forget", "Lois"],
  ["Deborah, Rebekah's nurse, where is she buried", "Bethel"],
  ["and the first husband of Ruth, how he is call", "Mahlon"],
  ["How much coins Judas receive", "thirty"],
  ["who govern after Uzziah", "Jotham"],
  ["who take the body of Jesus", "Arimathea"],
  ["what is the third plague", "Lice"],
  ["what is commandment number 8", "steal"],
  ["who was the first murderer", "Cain"],
])("a learner’s grammar, with irregular verbs in any form: %s", (question, words) => {
  expect(findDirectAnswer(question)?.text).toContain(words);
});

test.each([
  ["why did Cain kill Abel", "offering"],
  ["how come Jonah ran away", "gracious"],
  ["what did Lot's wife do wrong", "looked back"],
])("the reason that the text gives: %s", (question, words) => {
  const fact = findDirectAnswer(question);
  expect(fact?.text).toContain(words);
  expect(fact?.isReason).toBe(true);
});

describe("words that only the fact’s own story knows", () => {
  const scripture = loadPackagedScripture();
  test.each([
    ["how many stones did david pick up before the fight", "five"],
    ["how long was the woman bleeding before she touched his cloak", "twelve years"],
  ])("are understood where they only add to the question: %s", (question, words) => {
    expect(findDirectAnswer(question)).toBeNull();
    expect(findDirectAnswer(question, scripture)?.text).toContain(words);
  });

  test("are understood wherever they stand once the story was found for the question", () => {
    const question = "Who hid the spies under flax on her roof?";
    const found = readWrittenReferences("Joshua 2:1-6");
    expect(findDirectAnswer(question, scripture)).toBeNull();
    expect(findDirectAnswer(question, scripture, found)?.text).toContain("Rahab");
    // What became of somebody is another question.
    const flood = readWrittenReferences("Genesis 7:7-13; 1 Peter 3:20");
    expect(findDirectAnswer("how many people died in the flood", scripture, flood)).toBeNull();
  });

  test.each([
    "how many people died in the flood",
    "where did jesus go after he rose",
    "what did peter do after he denied jesus",
    "which disciple wrote for god so loved the world",
    "what do pentecostals have to do with pentecost",
  ])("ask for something else where they are the question: %s", (question) => {
    expect(findDirectAnswer(question, scripture)).toBeNull();
  });
});
