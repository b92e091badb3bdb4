import { parseReference } from "@/lib/bible/references/parser";
import { toPassage } from "@/lib/bible/rules";
import { findAnsweringVerses } from "@/lib/retrieval/answering-verses";
import { toTerms } from "@/lib/retrieval/query";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

function passage(reference: string) {
  const parsed = parseReference(reference);
  const [first] = parsed.kind === "found" ? parsed.passages : [];
  if (!first) throw new Error(reference);
  return toPassage(first.start, first.end);
}
const find = (question: string, reference: string) => {
  const { start, end } = findAnsweringVerses(
    scripture,
    question,
    passage(reference),
    toTerms(question),
  );
  return { start, end };
};
const bounds = (reference: string) => {
  const { start, end } = passage(reference);
  return { start, end };
};

test("a number is looked for in the whole story, and shown with its neighbors", () => {
  const { start, end } = find("how many men did Samson kill with the jawbone", "Judges 15:18");
  const told = bounds("Judges 15:15");
  expect(start).toBeLessThanOrEqual(told.start);
  expect(end).toBeGreaterThanOrEqual(told.end);
  expect(end - start).toBeLessThanOrEqual(2);
});

test("a passage that holds the answer stays as it is", () => {
  expect(find("how many men did Samson kill with the jawbone", "Judges 15:14-17")).toEqual(
    bounds("Judges 15:14-17"),
  );
});

test("a question that asks for no fact leaves the passage alone", () => {
  expect(find("is it right to kill with a jawbone", "Judges 15:9")).toEqual(bounds("Judges 15:9"));
  expect(find("jawbone", "Judges 15:9")).toEqual(bounds("Judges 15:9"));
});
