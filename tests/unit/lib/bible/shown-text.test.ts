import { displayDivineName } from "@/lib/bible/divine-name";
import { isShownAs, toShownRuns, toShownSpan, toTextOffset } from "@/lib/bible/shown-text";

const TEXTS = [
  "Yahweh is my shepherd; I shall lack nothing.",
  "The Lord Yahweh’s hand came on me there, and Yahweh said, “I am Yahweh.”",
  "In the beginning, God created the heavens and the earth.",
];

test("every character that is shown comes from one of the text, in the same order", () => {
  for (const text of TEXTS) {
    for (const choice of ["Yahweh", "LORD"] as const) {
      const runs = toShownRuns(text, choice);
      const shown = displayDivineName(text, choice);
      expect(isShownAs(shown, text, runs)).toBe(true);
      const offsets = [...shown].map((_sign, at) => toTextOffset(runs, at));
      expect(offsets).not.toContain(null);
      expect(offsets).toEqual([...offsets].sort((a, b) => (a ?? 0) - (b ?? 0)));
    }
  }
});

test("a name that is shown otherwise stands for its own word alone", () => {
  const [first = "", second = ""] = TEXTS;
  const wordAt = (text: string, word: string) => {
    const start = text.indexOf(word);
    const span = toShownSpan(toShownRuns(text, "LORD"), start, start + word.length);
    return displayDivineName(text, "LORD").slice(...(span ?? []));
  };
  expect(wordAt(first, "Yahweh")).toBe("The LORD");
  expect(wordAt(first, "shepherd")).toBe("shepherd");
  expect(wordAt(second, "Lord")).toBe("Lord");
  expect(wordAt(second, "Yahweh’s")).toBe("GOD’s");
  expect(wordAt(second, "hand came")).toBe("hand came");
  const runs = toShownRuns(first, "LORD");
  expect(toTextOffset(runs, "The LO".length)).toBe(0);
  expect(toTextOffset(runs, "The LORD is".length - 1)).toBe("Yahweh is".length - 1);
  expect(toTextOffset(runs, 1_000)).toBeNull();
  expect(toShownSpan(runs, 5, 5)).toBeNull();
});

test("words that are not those of the text are told", () => {
  const [text = ""] = TEXTS;
  const runs = toShownRuns(text, "Yahweh");
  expect(isShownAs(text.replace("lack", "want"), text, runs)).toBe(false);
  expect(isShownAs(`${text} `, text, runs)).toBe(false);
});
