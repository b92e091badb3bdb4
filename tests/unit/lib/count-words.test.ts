import fc from "fast-check";
import { countOf, inFigures } from "@/lib/count-words";

test("whole numbers read as an American formatter writes them", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(inFigures(count)).toBe(count.toLocaleString("en-US"));
    }),
  );
});

test.each([
  [0, "verse", undefined, "0 verses"],
  [1, "verse", undefined, "1 verse"],
  [1_200, "minute", undefined, "1,200 minutes"],
  [1, "was", "were", "1 was"],
  [31_102, "was", "were", "31,102 were"],
])("%d of %s or %s is '%s'", (count, one, many, words) => {
  expect(countOf(count, one, many)).toBe(words);
});
