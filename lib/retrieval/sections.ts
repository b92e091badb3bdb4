import "server-only";
import { GOSPEL_SECTIONS } from "./section-data-gospels";
import { HISTORY_SECTIONS } from "./section-data-history";
import { LAW_SECTIONS } from "./section-data-law";
import { LETTER_SECTIONS } from "./section-data-letters";
import { PROPHET_SECTIONS } from "./section-data-prophets";
import { WISDOM_SECTIONS } from "./section-data-wisdom";

/** A passage, and what stands in it: its people, things and numbers, in everyday words beside those of the translations. */
export type Section = readonly [passage: string, words: string];

/** Of whom the parts of the Bible tell: their sections name them or mean them. */
export const IMPLIED: readonly Section[] = [
  ["Genesis 12-25", "Abraham"],
  ["Genesis 27-35", "Jacob"],
  ["Genesis 37-50", "Joseph"],
  ["Exodus 2-40", "Moses Israelites"],
  ["Leviticus 1-27", "Moses Israelites"],
  ["Numbers 1-36", "Moses Israelites wilderness"],
  ["Deuteronomy 1-34", "Moses Israelites"],
  ["Joshua 1-24", "Israelites"],
  ["Judges 13-16", "Samson Philistines"],
  ["1 Samuel 16-31", "David Saul"],
  ["2 Samuel 1-24", "David"],
  ["1 Kings 1-11", "Solomon"],
  ["Matthew 1-28", "Jesus"],
  ["Mark 1-16", "Jesus"],
  ["Luke 1-24", "Jesus"],
  ["John 1-21", "Jesus"],
  ["Acts 13-28", "Paul"],
  ["Romans 1-16", "Paul"],
  ["1 Corinthians 1-16", "Paul"],
  ["2 Corinthians 1-13", "Paul"],
  ["Galatians 1-6", "Paul"],
  ["Ephesians 1-6", "Paul"],
  ["Philippians 1-4", "Paul"],
  ["Colossians 1-4", "Paul"],
];

/**
 * Sections of the whole Bible in canonical order, as a study Bible heads them, some thousand. Words to find passages by; they are never
 * shown to a visitor, and tests compare them with the table.
 */
export const SECTIONS: readonly Section[] = [
  ...LAW_SECTIONS,
  ...HISTORY_SECTIONS,
  ...WISDOM_SECTIONS,
  ...PROPHET_SECTIONS,
  ...GOSPEL_SECTIONS,
  ...LETTER_SECTIONS,
];
