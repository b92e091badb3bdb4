import { followUp } from "@/lib/answers/follow-up";
import type { Turn } from "@/lib/model/turn";

/** Turns as a conversation holds them: questions and answers in turn. */
const after = (...turns: string[]): Turn[] =>
  turns.map((content, at) => ({ role: at % 2 === 0 ? "user" : "assistant", content }));

test.each([
  ["Who was Moses?", "how did he die", "how did Moses die"],
  ["Who was Hannah?", "What was her son’s name?", "What was Hannah’s son’s name?"],
  ["Tell me about Mary Magdalene", "did Jesus meet her", "did Jesus meet Mary Magdalene"],
  ["Who was Barnabas?", "why did he and Paul part", "why did Barnabas and Paul part"],
  ["Tell me about mary magdalene", "where did she live", "where did Mary Magdalene live"],
  ["Why did Cain kill his brother?", "what about his parents?", "what about Cain’s parents?"],
  [
    "Who were Adam and Eve?",
    "how many children did they have",
    "how many children did Adam and Eve have",
  ],
  ["What happened at Jericho?", "who lived there", "who lived in Jericho"],
  ["How did Judas die?", "and Peter?", "How did Peter die?"],
  [
    "What does the Bible say about anger?",
    "and about envy?",
    "What does the Bible say about envy?",
  ],
  ["Romans 8:28", "what does that verse mean", "what does Romans 8:28 mean"],
  ["Philippians 4:13", "who wrote it?", "who wrote Philippians 4:13?"],
  ["Did Solomon obey God?", "Why not?", "Why not: Did Solomon obey God?"],
  [
    "What is the fruit of the Spirit?",
    "where is that written",
    "where is that written (What is the fruit of the Spirit)",
  ],
])("after “%s”, “%s” means “%s”", (before, question, meant) => {
  expect(followUp(question, after(before, "An answer."))).toMatchObject({
    question: meant,
    shown: null,
  });
});

test("who an answer names is who “he” is; whom the question named is whose mother is asked for", () => {
  const killed = after("Who killed Abel?", "Cain, his brother, killed Abel: [[Genesis 4:8]]");
  expect(followUp("Why did he do it?", killed).question).toBe("why did Cain killed Abel?");
  const father = after("Who was the father of Isaac?", "Abraham was the father of Isaac.");
  expect(followUp("And his mother?", father).question).toBe("And Isaac’s mother?");
});

test("a nation is nobody that “he” could mean", () => {
  const king = after("Who was the first king of Israel?", "Saul was the first king of Israel.");
  expect(followUp("How did he die?", king).question).toBe("How did Saul die?");
});

test("a question is read after those before it, each as it was meant", () => {
  const turns = after("Who was Ruth?", "A Moabite.", "Where did she come from?", "From Moab.");
  expect(followUp("And whom did she marry?", turns).question).toBe("And whom did Ruth marry?");
});

// Each stands for itself: nothing of the turns before is put in.
test.each([
  ["Who was Moses?", "What does John 3:16 mean?"],
  ["Who was Moses?", "Did Peter deny that he knew Jesus?"],
  ["Who was Moses?", "My husband left me and he won’t talk to me"],
  ["Who was Jezebel?", "Is there any evidence for the flood?"],
  ["Where is Nineveh?", "Are there errors in the Bible?"],
  ["Who was Moses?", "Is it a sin to drink wine?"],
  ["What is grace?", "How old is the earth?"],
  ["John 3:16", "Who was King James?"],
  ["John 3:16", "Why should I forgive my brother?"],
  ["John 3:16", "What is the next thing Jesus will do when he returns?"],
])("after “%s”, “%s” stays as it is", (before, question) => {
  const { question: meant, shown } = followUp(question, after(before, "An answer. [[John 3:16]]"));
  expect(meant).toBe(question);
  expect(shown).toBeNull();
});

test.each([
  ["John 3:16", "in King James", ["John 3:16"], "KJV"],
  ["John 3:16", "show me that in the kjv please", ["John 3:16"], "KJV"],
  ["John 3:16", "what about the next verse?", ["John 3:17"], null],
  ["John 3:16", "And the verse after it?", ["John 3:17"], null],
  ["John 3:36", "the next one", ["John 4:1"], null],
  ["Psalm 23", "and the next one?", ["Psalm 24"], null],
  ["Genesis 1", "next chapter", ["Genesis 2"], null],
  ["John 3:16", "the previous verse", ["John 3:15"], null],
  ["Luke 2:1-7", "go on", ["Luke 2:8-15"], null],
  ["Luke 2:1-7", "and after that?", ["Luke 2:8-15"], null],
  ["John 3:16", "the whole chapter", ["John 3"], null],
])("after %s, “%s” shows %s", (before, question, references, translation) => {
  expect(followUp(question, after(before, "Here.")).shown).toMatchObject({
    references,
    translation,
  });
});

test("passages of an answer are followed when the question named none", () => {
  const turns = after("Who was Zacchaeus?", "A tax collector: [[Luke 19:1-8]] [[Luke 19:9-10]]");
  expect(followUp("in king james", turns).shown?.references).toEqual([
    "Luke 19:1-8",
    "Luke 19:9-10",
  ]);
  expect(followUp("continue", turns).shown?.references).toEqual(["Luke 19:11-18"]);
});

test("after the last verse of the Bible nothing comes, and it says so by not showing any", () => {
  expect(followUp("next verse", after("Revelation 22:21", "Here.")).shown).toBeNull();
});

test("a translation that is not held is said not to be, and shown in one that is", () => {
  const { shown } = followUp("in NIV please", after("John 3:16", "Here."));
  expect(shown).toMatchObject({ references: ["John 3:16"], translation: "KJV" });
  expect(shown?.words).toContain("cannot show that translation");
});

test.each([
  ["how he die", "how did Saul die"],
  ["what happen to him", "what happened to Saul"],
  ["where he go", "where did Saul go"],
  ["what he said", "what Saul said"],
])("the “did” that was left out is put in: %s", (question, meant) => {
  const turns = after("Who was the first king?", "Saul was the first king. [[1 Samuel 10:24]]");
  expect(followUp(question, turns).question).toContain(meant);
});

test("a question in the order of another language is put in that of English", () => {
  expect(followUp("Where was born king David?", []).question).toBe("Where was king David born?");
});

test("which book it is in is what every answer says", () => {
  const asked =
    "A man put out a fleece to see if it was wet. What was his name and what book is it?";
  expect(followUp(asked, []).question).toBe(
    "A man put out a fleece to see if it was wet. What was his name?",
  );
});

test("a first question about the text is asked without what is told around it", () => {
  const told = "I am making a map for my class. Where was Tarshish?";
  expect(followUp(told, []).question).toBe("Where was Tarshish?");
  const inPain = "My mother died in May. Where did Paul say that love never ends?";
  expect(followUp(inPain, []).question).toBe(inPain);
});

test("who was asked for and stands among the passages goes before Jesus", () => {
  const turns = after(
    "who did Jesus call out of a grave",
    "Here is what the Bible and this site say.\n\nA day to come:\n\n[[1 Thessalonians 5:10]]\n\n- John 11:25: Lazarus four days in the tomb",
  );
  expect(followUp("what was his sister called", turns).question).toContain("Lazarus’");
});

test("the first question of a conversation follows nothing", () => {
  expect(followUp("how did he die", [])).toEqual({ question: "how did he die", shown: null });
});

test.each([
  ["God helps those who help themselves", "that's not in the bible is it"],
  ["“God helps those who help themselves.”", "is that in the Bible?"],
])("a saying before is looked up: “%s”, “%s”", (before, question) => {
  const followed = followUp(question, after(before, "An answer."));
  expect(followed.question).toBe("Is “God helps those who help themselves” in the Bible?");
  expect(followed.isConfirmation).toBe(true);
});

test.each([
  ["Who was Moses?", "is that in the Bible?"],
  ["tell me about grace", "that's in the bible, right?"],
])("a question before is no saying: “%s”, “%s”", (before, question) => {
  expect(followUp(question, after(before, "An answer.")).isConfirmation).toBeUndefined();
});

test("a verse named by its number alone is one of the passage before", () => {
  const before = after("psalm 23", "[[Psalms 23]]");
  expect(followUp("explain verse 4", before).question).toBe("explain Psalm 23:4");
  expect(followUp("and verse 99?", before).question).toBe("and verse 99?");
});

test("another translation of what was shown is the other one", () => {
  const shown = followUp("that verse in another translation", after("John 3:16", "[[John 3:16]]"));
  expect(shown.shown).toMatchObject({ references: ["John 3:16"], translation: "KJV" });
});

test("“why” names nobody new, so “him” stays who the answer named", () => {
  const told = after("who betrayed Jesus", "Judas Iscariot betrayed Jesus.", "why", "It is told.");
  expect(followUp("what happened to him", told).question).toContain("Judas");
});

test.each(["can you give me a verse", "a shorter one", "some short verses please"])(
  "%s asks for more of the same",
  (question) => {
    expect(followUp(question, after("What is faith?", "Trust.")).inside?.kind).toBe("more");
  },
);
