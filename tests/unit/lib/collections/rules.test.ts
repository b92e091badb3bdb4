import {
  formatVerseCount,
  isTranslationLabel,
  positionFor,
  shiftFor,
  standingWords,
} from "@/lib/collections/rules";

test("words that stand in no table say why", () => {
  const saved = { translation: "INVES", isChecked: false };
  expect(standingWords({ translation: "WEB", isChecked: true })).toBeNull();
  expect(standingWords(saved)).toBe("as entered, not checked");
  expect(standingWords({ ...saved, former: "removed" })).toBe("as saved; INVES is no longer here");
  expect(standingWords({ ...saved, former: "changed" })).toBe(
    "as saved; INVES reads differently now",
  );
});

test("a place is the one asked for, at most the end", () => {
  expect([
    positionFor(undefined, 3),
    positionFor(0, 3),
    positionFor(3, 3),
    positionFor(9, 3),
  ]).toEqual([3, 0, 3, 3]);
});

test("a move leaves every place taken once, whatever moves where", () => {
  for (let from = 0; from < 6; from += 1) {
    for (let to = 0; to < 6; to += 1) {
      if (from === to) continue;
      const { first, last, by } = shiftFor(from, to);
      const places = [0, 1, 2, 3, 4, 5].map((place) => {
        if (place === from) return to;
        return place >= first && place <= last ? place + by : place;
      });
      expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5]);
      // The others keep their order.
      const others = places.filter((_, at) => at !== from);
      expect(others).toEqual([...others].sort());
    }
  }
});

test.each([
  [0, "0 verses"],
  [1, "1 verse"],
  [12, "12 verses"],
  [1234, "1,234 verses"],
])("a count of %d reads %s", (count, words) => {
  expect(formatVerseCount(count)).toBe(words);
});

test.each([
  ["ESV", true],
  ["NASB-95", true],
  ["Luther", true],
  ["Elberfelder", true],
  ["", false],
  ["Send money", false],
  ["Give-everything-now", false],
  ["www.a.b/c", false],
])("the label %j can be shown to others as a translation's: %p", (label, can) => {
  expect(isTranslationLabel(label)).toBe(can);
});
