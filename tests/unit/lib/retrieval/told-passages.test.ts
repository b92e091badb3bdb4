import { overlaps } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { findToldPassages, toTelling } from "@/lib/retrieval/told-passages";
import { DESCRIBED } from "../../../eval/described-passages";

const isAt = (expected: string, found: ReturnType<typeof findToldPassages>) => {
  const wanted = expected.split("; ").flatMap(readWrittenReferences);
  return found.some(({ ranges }) =>
    ranges.some((range) => wanted.some((other) => overlaps(range, other))),
  );
};

test.each([
  ["the bit where they cut a king’s thumbs", "Judges 1:6"],
  ["who was that prophet who walked around with no clothes", "Isaiah 20:2"],
  ["our pastor spoke about a church that was neither hot nor cold", "Revelation 3:15"],
  ["where can I read about the daughters who asked for inheritance", "Numbers 27:1"],
])("a passage is found by what happens there: %s", (question, expected) => {
  const [first] = findToldPassages(question, 3);
  expect(first && isAt(expected, [first])).toBe(true);
});

test("most descriptions find their passage first", () => {
  const found = DESCRIBED.filter(([question, expected]) =>
    isAt(expected, findToldPassages(question, 1)),
  );
  expect(found.length / DESCRIBED.length).toBeGreaterThan(0.7);
});

test("what is likely is a chance, the likeliest first", () => {
  const likely = findToldPassages("a bald man is laughed at and bears come", 6).map(
    (passage) => passage.likely,
  );
  expect(likely.length).toBeGreaterThan(0);
  expect(likely.every((one) => one > 0 && one <= 1)).toBe(true);
  expect(likely).toEqual([...likely].sort((a, b) => b - a));
});

test("what is told of overlapping verses is one passage", () => {
  const found = findToldPassages("lions did not eat the man who prayed at his window", 6);
  const ranges = found.map((passage) => passage.ranges);
  const shared = ranges.filter((some, at) =>
    ranges.slice(0, at).some((others) => others.some((o) => some.some((s) => overlaps(o, s)))),
  );
  expect(shared).toEqual([]);
});

test("words for asking after a passage tell nothing of it", () => {
  expect(toTelling("I remember a story about bears").trim()).toBe("about bears");
  expect(findToldPassages("I’m looking for a verse", 3)).toEqual([]);
});
