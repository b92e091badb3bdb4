import {
  compareAnswer,
  findDue,
  inDays,
  showWords,
  suggestGrade,
  withPending,
} from "@/lib/learning/rules";

const WEPT = "“For God so loved the world—that he gave: his only Son.”";

const shown = (stage: "words" | "gaps" | "letters") =>
  showWords(WEPT, stage)
    .map(
      ({ before, shown: letters, hidden, after }) =>
        `${before}${letters}${"_".repeat(hidden)}${after}`,
    )
    .join(" ");

test("a passage is hidden step by step, its signs stay", () => {
  expect(shown("words")).toBe("“For God so loved the world— that he gave: his only Son.”");
  expect(shown("gaps")).toBe("“For God __ loved the _____— that he ____: his only ___.”");
  expect(shown("letters")).toBe("“F__ G__ s_ l____ t__ w____— t___ h_ g___: h__ o___ S__.”");
});

test.each([
  ["the words themselves", WEPT],
  ["without signs, in other cases", "for god SO loved the world that he gave his only son"],
  ["with accents", "För Gôd so loved the world, that he gave his only són"],
  ["first letters", "f g s l t w t h g h o s"],
  ["first letters in one", "FGSLTWTHGHOS"],
])("an answer of %s is right", (_name, answer) => {
  const compared = compareAnswer(WEPT, answer);
  expect(compared.missed).toBe(0);
  expect(compared.typed.every(({ isRight }) => isRight)).toBe(true);
  expect(suggestGrade(compared)).toBe("good");
});

test("what is missing, different or too much is named word by word, and nothing after it is lost", () => {
  const compared = compareAnswer(WEPT, "For God so greatly loved the earth that he gave his Son");
  expect(compared.words.filter(({ isRight }) => !isRight).map(({ letters }) => letters)).toEqual([
    "world",
    "only",
  ]);
  expect(compared.typed.filter(({ isRight }) => !isRight).map(({ word }) => word)).toEqual([
    "greatly",
    "earth",
  ]);
  expect(suggestGrade(compared)).toBe("again");
});

test("one slip in many words is hard, nothing typed is nothing known", () => {
  const text = Array.from({ length: 20 }, (_, at) => `word${at}`).join(" ");
  expect(suggestGrade(compareAnswer(text, text.replace("word7 ", "")))).toBe("hard");
  expect(compareAnswer(WEPT, " ").missed).toBe(12);
});

test("a short passage is typed out: its letters are not taken for first letters", () => {
  expect(compareAnswer("Jesus wept.", "Jesus").missed).toBe(1);
  expect(compareAnswer("Jesus wept.", "j w").missed).toBe(0);
});

const row = {
  id: "a",
  reference: "John 3:16",
  translation: "WEB",
  text: "x",
  due: "2026-01-05",
  reviewedOn: null,
  reviews: 2,
  lapses: 0,
  today: "2026-01-05",
  next: { again: 0, hard: 3, good: 5, easy: 9 },
};
const review = { id: "a", reference: "John 3:16", reviews: 2, today: "2026-01-05" };

test("a review that is on its way is shown as stored, one that is stored already is not shown twice", () => {
  const [known] = withPending([row], [], "2026-01-05");
  expect(known).toMatchObject({ due: "2026-01-05", isForecast: true });
  const [pending] = withPending([row], [{ ...review, grade: "good" }], "2026-01-05");
  expect(pending).toMatchObject({ due: "2026-01-10", reviews: 3, isForecast: false });
  const stored = { ...row, reviews: 3, due: "2026-01-10" };
  const [after] = withPending([stored], [{ ...review, grade: "good" }], "2026-01-05");
  expect(after).toMatchObject({ due: "2026-01-10", reviews: 3, isForecast: true });
  const twice = [
    { ...review, grade: "again" as const },
    { ...review, reviews: 3, grade: "good" as const },
  ];
  expect(withPending([row], twice, "2026-01-05")[0]).toMatchObject({ reviews: 4 });
});

test("a list that was kept on another day does not say what a grade leads to today", () => {
  expect(withPending([row], [], "2026-01-07")[0]).toMatchObject({ isForecast: false });
});

test("what is due is due from its day on, the longest overdue first", () => {
  const of = (id: string, due: string) => ({ ...row, id, due, isForecast: true });
  const list = [of("new", "2026-01-05"), of("later", "2026-01-06"), of("old", "2026-01-01")];
  expect(findDue(list, "2026-01-05").map(({ id }) => id)).toEqual(["old", "new"]);
});

test("days are told in words", () => {
  expect([0, 1, 5].map(inDays)).toEqual(["today", "tomorrow", "in 5 days"]);
});
