import "server-only";
import type { Gloss } from "./schema";

/**
 * Hebrew and Aramaic words of one letter that are written onto the next word and have no number in
 * Strong’s dictionary, by the letters of the Open Scriptures Hebrew Bible.
 */
export const PREFIX_GLOSSES: Readonly<Record<string, Gloss>> = {
  b: { gloss: "in, at, with, by" },
  c: { gloss: "and, but, then" },
  d: { gloss: "the" },
  i: { gloss: "(opens a question)" },
  k: { gloss: "like, as" },
  l: { gloss: "to, for" },
  m: { gloss: "from, out of" },
  s: { gloss: "that, which, who" },
};
