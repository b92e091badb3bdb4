import {
  APOLOGY,
  checkQuestion,
  MAX_QUESTION_LENGTH,
  SUGGESTIONS,
} from "@/app/chat/_components/question";
import { MAX_QUESTION_LENGTH as SERVER_LIMIT } from "@/lib/chat/schema";

test("the page and the server agree on the longest question", () => {
  expect(MAX_QUESTION_LENGTH).toBe(SERVER_LIMIT);
});

test("five suggestions, and the apology to the letter", () => {
  expect(new Set(SUGGESTIONS).size).toBe(5);
  expect(APOLOGY).toBe(
    "I apologize, but I'm having trouble responding right now. Please try again.",
  );
});

test("blank text cannot be asked; the count shows near the end; blanks around do not count", () => {
  expect(checkQuestion(" \n ")).toEqual({ canBeAsked: false, isTooLong: false, note: "" });
  expect(checkQuestion("Who?")).toEqual({ canBeAsked: true, isTooLong: false, note: "" });
  expect(checkQuestion("a".repeat(1_800)).note).toBe("1,800 of 2,000 characters");
  expect(checkQuestion(` ${"a".repeat(2_000)} `)).toMatchObject({ canBeAsked: true });
  expect(checkQuestion("a".repeat(2_001))).toEqual({
    canBeAsked: false,
    isTooLong: true,
    note: "A question can have at most 2,000 characters. Please shorten yours by 1.",
  });
});
