import fc from "fast-check";
import { type ComparedRun, compareTexts } from "@/lib/verse-page/compare";

const shown = (runs: readonly ComparedRun[]) =>
  runs.map(({ text, differs }) => (differs ? `[${text.trim()}]` : text.trim())).join(" ");
const joined = (runs: readonly ComparedRun[]) => runs.map(({ text }) => text).join("");

test("words that the other wording has not are told apart, on both sides", () => {
  const { one, other } = compareTexts(
    "The LORD is my shepherd; I shall not want.",
    "Yahweh is my shepherd: I shall lack nothing.",
  );
  expect(shown(one)).toBe("[The LORD] is my shepherd; I shall [not want.]");
  expect(shown(other)).toBe("[Yahweh] is my shepherd: I shall [lack nothing.]");
});

test("signs and capitals are no difference", () => {
  const { one, other } = compareTexts("“Jesus wept.”", "jesus wept");
  expect([...one, ...other].filter(({ differs }) => differs)).toEqual([]);
});

test("whatever is compared, nothing of either text is lost or added", () => {
  const text = fc
    .array(fc.constantFrom("and", "God", "said,", "“Let", "light.”", "—", " "))
    .map((words) => words.join(" ").trim());
  fc.assert(
    fc.property(text, text, (first, second) => {
      const { one, other } = compareTexts(first, second);
      expect(joined(one)).toBe(first);
      expect(joined(other)).toBe(second);
    }),
    { numRuns: 200 },
  );
});
