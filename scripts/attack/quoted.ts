import { referencesFromHell } from "./hell";
import type { Random } from "./random";

const PIECES = [
  "“",
  "”",
  '"',
  "‘",
  "’",
  "'",
  "«",
  "„",
  "…",
  "...",
  ". . .",
  "[…]",
  "(",
  ")",
  "[",
  "]",
  ">",
  "\n> ",
  "\n\n",
  "**",
  "*",
  "—",
  "¹⁶",
  "\u200b",
  "\ue002",
  "\ue003",
  "\ud83d",
  "\u202e",
  "<script>alert(1)</script>",
  "</textarea>",
  "&lt;",
  "$&",
  "John 3:16",
  "Jn 3.16",
  "Psalm 119",
  "John 3:99",
  "Hezekiah 3:16",
  "NIV",
  "KJV",
  "Jesus said",
  "it is written",
  "For God so loved the world",
  "Thou shalt not kill",
  "God helps those who help themselves",
  "the",
  "and it came to pass",
  "lord lord lord",
  "起初",
  "בְּרֵאשִׁית",
];
const LONGEST = 20_000;

/** A text of quotation marks, references and words of the Bible in any order, up to the longest that is checked. */
export function quotedFromHell(random: Random): string {
  const length = random.int(0, 24) === 0 ? random.int(2_000, LONGEST) : random.int(1, 1_200);
  const few = Array.from({ length: random.int(1, 6) }, () => random.pick(PIECES));
  const blank = random.pick(["", " ", " ", "\n"]);
  let text = "";
  while (text.length < length) {
    text += random.int(0, 12) === 0 ? referencesFromHell(random) : random.pick(few);
    text += blank;
  }
  return text.slice(0, length);
}
