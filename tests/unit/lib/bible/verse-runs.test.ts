import { formatVerseRun, formatVerseRuns, toVerseRuns } from "@/lib/bible/verse-runs";

test("selected verses are named as a passage, whatever their order", () => {
  const runs = toVerseRuns([18, 16, 20, 17]);
  expect(runs).toEqual([
    [16, 18],
    [20, 20],
  ]);
  expect(formatVerseRuns("John 3", runs)).toBe("John 3:16-18, 20");
  expect(formatVerseRuns("John 3", runs, "–")).toBe("John 3:16–18, 20");
  expect(formatVerseRun("John 3", [20, 20])).toBe("John 3:20");
  expect(formatVerseRuns("John 3", [])).toBe("John 3");
});
