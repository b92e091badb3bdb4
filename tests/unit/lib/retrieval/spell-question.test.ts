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
