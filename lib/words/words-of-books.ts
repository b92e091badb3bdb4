/**
 * How many words each book has in the original, in canonical order: what a word's count is held
 * against. Counted from prisma/seed/words/data, as tests/unit/lib/words does anew.
 */
export const WORDS_OF_BOOKS: readonly number[] = [
  20549, 16709, 11950, 16374, 14279, 9931, 9828, 1289, 13215, 10989, 13128, 12231, 10673, 13289,
  3740, 5292, 3044, 8341, 19586, 6915, 2987, 1248, 16923, 21806, 1540, 18721, 5902, 2371, 957, 2031,
  291, 688, 1392, 558, 671, 767, 600, 3124, 876, 18777, 11648, 19953, 15945, 18806, 7205, 6942,
  4504, 2257, 2470, 1648, 1629, 1501, 842, 1635, 1272, 678, 348, 5009, 1765, 1725, 1105, 2177, 249,
  219, 454, 9957,
];
