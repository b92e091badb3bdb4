import { toDisplay } from "@/lib/bible/daily-display";
import { DAILY_LENGTHS } from "@/lib/bible/daily-lengths";
import { getDailyVerse } from "@/lib/bible/daily-verses";
import { findVersesOf, joinTexts } from "@/lib/bible/printed-verses";
import { parseReference } from "@/lib/bible/references/parser";
import { loadPackagedScripture } from "./search/packaged-scripture";

const scripture = loadPackagedScripture();

test("the lengths are those of the verses of the year, in tens of characters", () => {
  const text = scripture.translations.get("WEB");
  const lengths = Array.from({ length: 366 }, (_, at) => {
    const date = new Date(Date.UTC(2024, 0, 1 + at));
    const { reference } = getDailyVerse(date.getUTCMonth() + 1, date.getUTCDate());
    const parsed = parseReference(reference);
    if (parsed.kind !== "found" || !text) throw new Error(reference);
    const shown = toDisplay(joinTexts(findVersesOf(text, parsed.passages)));
    return Math.min(35, Math.ceil((shown.length + 2) / 10)).toString(36);
  });
  expect(DAILY_LENGTHS).toBe(lengths.join(""));
});
