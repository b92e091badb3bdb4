import { toWords } from "@/lib/bible/search/words";

// What a quotation says, without what those who copy it put between its words.

/** A verse's number: "16 For God so loved", "¹⁶ For God". */
const VERSE_NUMBER = /(?<![\p{L}\p{N}.,:])\d{1,3}(?![\p{L}\p{N}]|[:.,]\d)|\p{No}+/gu;
/** A letter that leads to a note: "[a]". */
const NOTE_SIGN = /[[(][a-z]{1,2}[\])]/g;
/** Words left out: "…", "...", ". . .", "[…]". */
const ELISION = /\[?[ \t]*(?:…|\.(?:[ \t]?\.){2,4})[ \t]*\]?/g;
/** Words that the writer put in: "[Jesus] said". */
const INSERTED = /\[[^[\]]{1,60}\]/g;
/** Of more pieces than these nobody could say which belong together. */
const MOST_PIECES = 6;

/** The words of a quotation as they are compared. */
export interface QuotedWords {
  /** All of them, without signs between. */
  whole: string;
  count: number;
  /** What stands between the signs for words left out; one without such a sign. */
  pieces: readonly string[];
}

const joined = (text: string) =>
  toWords(text)
    .map(({ start, end }) => text.slice(start, end))
    .join(" ");

/** What is compared of the words between two marks. Pure. */
export function readQuotedWords(written: string): QuotedWords {
  const bare = written.replace(NOTE_SIGN, " ").replace(VERSE_NUMBER, " ");
  const parts = bare.split(ELISION).map(joined);
  const pieces = parts.filter((part) => part !== "");
  const whole = pieces.join(" ");
  return {
    whole,
    count: whole === "" ? 0 : whole.split(" ").length,
    pieces: pieces.length > MOST_PIECES ? [whole] : pieces,
  };
}

/** The same where words in square brackets are the writer's own; null without any. Pure. */
export function withoutInsertions(written: string): QuotedWords | null {
  const bare = written.replace(NOTE_SIGN, " ");
  const left = bare.replace(INSERTED, " … ");
  return left === bare ? null : readQuotedWords(left);
}
