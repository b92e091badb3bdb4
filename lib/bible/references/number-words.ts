// Numbers as people write them out: "one hundred and nineteen", "twenty-third".

const UNITS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const TEENS = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const UNIT_ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
];
const TEEN_ORDINALS = TEENS.map((word) =>
  word === "twelve" ? "twelfth" : word === "nineteen" ? "nineteenth" : `${word}th`,
);
const TEN_ORDINALS = TENS.map((word) => word.replace(/y$/, "ieth"));

const VALUES = new Map<string, number>([
  ...UNITS.map((word, at) => [word, at + 1] as const),
  ...UNIT_ORDINALS.map((word, at) => [word, at + 1] as const),
  ...TEENS.map((word, at) => [word, at + 10] as const),
  ...TEEN_ORDINALS.map((word, at) => [word, at + 10] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ...TEN_ORDINALS.map((word, at) => [word, (at + 2) * 10] as const),
]);

const oneOf = (...lists: readonly string[][]) => `(?:${lists.flat().join("|")})`;
const BELOW_HUNDRED = `(?:${oneOf(TENS)}(?:[ -]${oneOf(UNITS)}(?![a-z]))?|${oneOf(TEENS)}|${oneOf(UNITS)})(?![a-z])`;
const ORDINAL_BELOW = `(?:${oneOf(TENS)}[ -]${oneOf(UNIT_ORDINALS)}|${oneOf(TEN_ORDINALS, TEEN_ORDINALS, UNIT_ORDINALS)})(?![a-z])`;
const HUNDRED = "(?:(?:a|one)[ -])?hundred";

/** A number below two hundred in words; the source of an expression. */
export const NUMBER_WORDS = `(?:${HUNDRED}(?:[ -](?:and[ -])?${BELOW_HUNDRED})?(?![a-z])|${BELOW_HUNDRED})`;
/** A place in a row, in words or figures: "ninth", "23rd". */
export const ORDINAL = `(?:${HUNDRED}[ -](?:and[ -])?${ORDINAL_BELOW}|${HUNDRED}th|${ORDINAL_BELOW}|\\d{1,3}(?:st|nd|rd|th)(?![a-z]))`;

/** The value of a number or an ordinal, in words or figures. */
export function toNumber(words: string): number {
  const figures = /\d+/.exec(words)?.[0];
  if (figures !== undefined) return Number(figures);
  const parts = words.toLowerCase().split(/[ -]/);
  return parts.reduce(
    (sum, part) => sum + (part.startsWith("hundred") ? 100 : (VALUES.get(part) ?? 0)),
    // The "one" of "one hundred" is no unit.
    parts[0] === "one" && parts[1]?.startsWith("hundred") ? -1 : 0,
  );
}
