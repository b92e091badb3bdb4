import { toDisplay } from "@/lib/bible/daily-display";
import { DAILY_QUOTES, getDailyVerse } from "@/lib/bible/daily-verses";
import { parseReference } from "@/lib/bible/references/parser";
import { loadPackagedScripture } from "./search/packaged-scripture";

test.each([
  ["a mark left open at the start", "“Honor your father.", "Honor your father."],
  ["a mark that closes at the end", "We will serve Yahweh.”", "We will serve Yahweh."],
  [
    "two marks that belong to others",
    "you,” says Yahweh, “thoughts.",
    "you, says Yahweh, thoughts.",
  ],
  ["a double and a single mark", "“ ‘You shall not. I am Yahweh.", "You shall not. I am Yahweh."],
  ["an outer mark around whole inner ones", "he said, ‘It is more.’”", "he said, ‘It is more.’"],
  ["whole quotations", "“Come,” says he, “now.”", "“Come,” says he, “now.”"],
  ["apostrophes", "Don’t stay at his disciples’ feet.", "Don’t stay at his disciples’ feet."],
  ["a trailing comma", "is not proud,", "is not proud…"],
  ["a trailing semicolon", "slow to anger;", "slow to anger…"],
  ["a trailing colon", "under heaven:", "under heaven…"],
  ["a trailing dash", "you have been saved—", "you have been saved…"],
  ["a comma inside a closing mark", "“Yes,”", "“Yes…”"],
  ["a whole sentence", "Jesus wept.", "Jesus wept."],
  ["nothing", "", ""],
])("%s: %j is shown as %j", (_name, text, shown) => {
  expect(toDisplay(text)).toBe(shown);
});

const scripture = loadPackagedScripture();
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const REFERENCES = [
  ...lengths.flatMap((length, month) =>
    Array.from({ length }, (_value, day) => getDailyVerse(month + 1, day + 1).reference),
  ),
  ...DAILY_QUOTES,
];
const toLetters = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.join(" ");
const count = (text: string, mark: string) => text.split(mark).length;

test.each(["WEB", "KJV"] as const)(
  "every verse for a day keeps its words in order and has its marks in pairs (%s)",
  (code) => {
    const texts = scripture.translations.get(code)?.texts ?? [];
    for (const reference of REFERENCES) {
      const parsed = parseReference(reference);
      const passages = parsed.kind === "found" ? parsed.passages : [];
      const text = passages
        .flatMap(({ start, end }) => texts.slice(start, end + 1))
        .filter((verse) => verse !== "")
        .join(" ");
      const shown = toDisplay(text);
      expect(text.length).toBeGreaterThan(0);
      expect(toLetters(shown)).toBe(toLetters(text));
      expect([reference, count(shown, "“")]).toEqual([reference, count(shown, "”")]);
      expect(shown).not.toMatch(/[,;:—]$/u);
    }
  },
);
