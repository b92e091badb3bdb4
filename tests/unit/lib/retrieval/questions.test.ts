import { BOOKS } from "@/lib/bible/canon";
import { findMentions } from "@/lib/bible/references/mentions";
import { parseReference } from "@/lib/bible/references/parser";
import { toVerseAddress } from "@/lib/bible/rules";
import { ANSWERED_QUESTIONS, TRAP_QUESTIONS } from "@/tests/eval/questions";

test("the question set has at least 150 questions, each once, of every kind", () => {
  const all = [...ANSWERED_QUESTIONS, ...TRAP_QUESTIONS];
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(11);
});

test("what is expected of every question is in the Bible", () => {
  const wrong = ANSWERED_QUESTIONS.filter(
    ({ expected }) =>
      expected.length === 0 ||
      expected.some((reference) => parseReference(reference).kind !== "found"),
  );

  expect(wrong).toEqual([]);
});

test("at least sixty questions of fact are held out of tuning, from every book", () => {
  const heldOut = ANSWERED_QUESTIONS.filter(({ isHeldOut }) => isHeldOut);
  expect(heldOut.length).toBeGreaterThanOrEqual(60);
  const books = heldOut
    .flatMap(({ expected }) => expected.flatMap((reference) => parseReference(reference)))
    .flatMap((parsed) => (parsed.kind === "found" ? parsed.passages : []))
    .map(({ start }) => toVerseAddress(start).book);
  expect(new Set(books).size).toBe(BOOKS.length);
});

test("every question about a place that does not exist names one", () => {
  for (const { kind, question } of TRAP_QUESTIONS) {
    if (kind !== "missing-reference") continue;
    const missing = findMentions(question).filter(({ passages }) => passages === null);
    expect([question, missing.length > 0]).toEqual([question, true]);
  }
});
