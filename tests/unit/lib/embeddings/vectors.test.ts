import { lengthOf, product, toBytes } from "@/lib/embeddings/vectors";

const cosine = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) /
  (Math.hypot(...a) * Math.hypot(...b));

test("bytes keep the direction of vectors", () => {
  const one = Array.from({ length: 300 }, (_, at) => Math.sin(at) / 7);
  const other = Array.from({ length: 300 }, (_, at) => Math.sin(at * 1.1) + Math.cos(at));
  const [a, b] = [toBytes(one), toBytes(other)];

  const found = product(a, b, 0) / (lengthOf(a, 0, 300) * lengthOf(b, 0, 300));

  expect(Math.abs(found - cosine(one, other))).toBeLessThan(0.01);
  expect(Math.max(...a.map(Math.abs))).toBe(127);
});

test("a vector is read at its place among many", () => {
  const many = Int8Array.of(1, 2, 3, 4);

  expect(product(Int8Array.of(1, 1), many, 2)).toBe(7);
  expect(lengthOf(many, 2, 2)).toBe(5);
});

test.each([[[]], [[0, 0]], [[1, Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
  "%j has no direction",
  (vector) => {
    expect(() => toBytes(vector)).toThrow(RangeError);
  },
);
