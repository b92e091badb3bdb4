import { placesOfHighest } from "@/lib/retrieval/highest";

test("the highest values come first, and of equal ones the first", () => {
  expect(placesOfHighest([3, 9, -1, 9, 4], 3)).toEqual([1, 3, 4]);
  expect(placesOfHighest([-3, -9, -1], 2)).toEqual([2, 0]);
  expect(placesOfHighest([], 2)).toEqual([]);
});

test("what is not above the floor is left out", () => {
  expect(placesOfHighest([0, 2, 0, 1], 9, 0)).toEqual([1, 3]);
});

test("a long list gives what sorting all of it gives", () => {
  const values = Float32Array.from({ length: 5_000 }, (_zero, at) => Math.sin(at * at) * 10);
  const sorted = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  expect(placesOfHighest(values, 40)).toEqual(sorted.slice(0, 40));
});
