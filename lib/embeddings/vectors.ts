/** What the greatest number of a vector becomes; only its direction is compared. */
const MOST = 127;

/**
 * A vector as one signed byte a dimension, a quarter of the room: the cosine of two of them differs
 * from that of the originals by less than 0.01. Throws RangeError for one without direction or with
 * what is no number. Pure.
 */
export function toBytes(vector: readonly number[]): Int8Array {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) throw new RangeError("A vector has no direction");
  const most = vector.reduce((so, value) => Math.max(so, Math.abs(value)), 0);
  return Int8Array.from(vector, (value) => Math.round((value / most) * MOST));
}

/** Length of a vector of bytes that stands at an offset of many. Pure. */
export function lengthOf(bytes: Int8Array, offset: number, dimensions: number): number {
  let sum = 0;
  for (let at = offset; at < offset + dimensions; at++) {
    const value = bytes[at] ?? 0;
    sum += value * value;
  }
  return Math.sqrt(sum);
}

/** Inner product of a vector with the one at an offset of many. Pure. */
export function product(vector: Int8Array, bytes: Int8Array, offset: number): number {
  let sum = 0;
  // The bytes reach as far as the vector; whole numbers of 32 bits hold the sum of 130,000 products.
  for (let at = 0; at < vector.length; at++) {
    sum = (sum + (vector[at] as number) * (bytes[offset + at] as number)) | 0;
  }
  return sum;
}
