import { spellQuestion } from "@/lib/retrieval/spell-question";

test.each([
  ["did the dinosors go on the ark", "did the dinosaurs go on the ark"],
  ["My freind is mean.", "My friend is mean."],
  ["was jona in a fish?", "was jonah in a fish?"],
])("%j is read as %j", (typed, read) => {
  expect(spellQuestion(typed)).toBe(read);
});

test.each(["Who was Mephibosheth?", "is God real", "was Nebuchadnezzar mad", "ok", ""])(
  "%j stays as it is",
  (typed) => {
    expect(spellQuestion(typed)).toBe(typed);
  },
);

test.each([
  ["wat did u say abt this", "what did you say about this"],
  ["hezekiahs dad", "hezekiah's dad"],
  ["he wasnt there", "he wasn't there"],
  ["do i gotta go w him tmrw", "do i have to go with him tomorrow"],
  ["they keep callin and goin", "they keep calling and going"],
  ["in cain w/o a Robin", "in cain w/o a Robin"],
])("%j is typed short for %j", (typed, read) => {
  expect(spellQuestion(typed)).toBe(read);
});

test.each(["the hospital ward in Manila", "my cat Fluffy", "a word with 4 letters: rota"])(
  "what sounds otherwise or is a name stays: %j",
  (typed) => {
    expect(spellQuestion(typed)).toBe(typed);
  },
);

test.each([
  ["before the fihgt, befor it", "before the fihgt, before it"],
  ["becos he climed up", "because he climbed up"],
  ["they chew the cud", "they chew the cud"],
  ["a brigt light", "a bright light"],
])("a letter that is not heard is left out: %j", (typed, read) => {
  expect(spellQuestion(typed)).toBe(read);
});

test.each([
  ["the man Nicodemo, who is", "the man Nicodemus, who is"],
  ["how many wives had Salomon", "how many wives had Solomon"],
  ["my friend Juan and Maria", "my friend Juan and Maria"],
])("people of the Bible are known by their names in other languages: %j", (typed, read) => {
  expect(spellQuestion(typed)).toBe(read);
});

test.each([
  ["is Maryam in the bible", "is Mary in the bible"],
  [
    "what does your book say of Isa, after Isa 53",
    "what does your book say of Jesus, after Isa 53",
  ],
  ["my brother Yusuf is ill", "my brother Yusuf is ill"],
])("and by those of the Quran where scripture is spoken of: %j", (typed, read) => {
  expect(spellQuestion(typed)).toBe(read);
});

test("a long name is mended where only letters differ that are not heard", () => {
  expect(spellQuestion("Which gospel has Zaccheus?")).toBe("Which gospel has zacchaeus?");
  const others = "What did Bart Ehrman, Richard Dawkins and Mohammed say of Tacitus?";
  expect(spellQuestion(others)).toBe(others);
});
