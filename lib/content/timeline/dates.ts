import type { Landmark } from "./schema";

/** The same date whichever way the early years are counted. */
export function inEveryCount(date: Landmark["dates"]["ussher"]): Landmark["dates"] {
  return { ussher: date, septuagint: date, "late-date": date, mainstream: date };
}
