import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import type { Quotation } from "./quotation-marks";

/** A sentence or a line of a text: from `start` to before `end`, without blanks at its ends. */
export interface Segment {
  start: number;
  end: number;
  /** True when a blank line stands before it. */
  startsParagraph: boolean;
}

const BREAK = /\n+|[.!?…]+["'”’»)\]]{0,3}(?=\s)/g;
const ABBREVIATION = /(?:^|[\s(])(?:cf|vs|St|Dr|Mr|Mrs|e\.g|i\.e|ca|vol|no|ch|vv?)$|^\s*[A-Z]\d?$/;
/** Begins with a time, or with a chapter and a verse: "03:20 Questions". */
const TIMED = /^[[(]?\d{1,3}:\d{2}(?::\d{2})?[\])]?\s+(?:[-–—]\s+)?\p{Lu}/u;
/** A line that goes on in the next one: poetry, and words wrapped by hand. */
const GOES_ON = /[^.!?:…)”’"\n]$/;

/**
 * The sentences and lines of a text. Neither a reference nor a quotation is cut; lines of a poem
 * are one segment.
 */
export function segmentsOf(
  text: string,
  mentions: readonly Mention[],
  quotations: readonly Quotation[],
): Segment[] {
  const whole = [...mentions, ...quotations.filter(({ kind }) => kind !== "single")];
  const found: Segment[] = [];
  let from = 0;
  let startsParagraph = true;
  const add = (to: number) => {
    const written = text.slice(from, to);
    const start = from + (written.length - written.trimStart().length);
    const end = from + written.trimEnd().length;
    if (end > start) found.push({ start, end, startsParagraph });
    else return;
    startsParagraph = false;
  };
  for (const match of text.matchAll(BREAK)) {
    const isLine = match[0].startsWith("\n");
    const at = isLine ? match.index : match.index + match[0].length;
    if (whole.some(({ start, end }) => at > start && at < end)) continue;
    const before = text.slice(from, match.index);
    const next = text.slice(match.index + match[0].length).trimStart();
    if (!isLine) {
      const isNumber =
        /^\p{N}/u.test(next) &&
        !TIMED.test(next) &&
        !startsWithMention(match.index + match[0].length, text, mentions);
      const goesOn = /^(?:[\p{Ll}—–(]|[-~=]{1,2}\s)/u.test(next);
      if (isNumber || goesOn || ABBREVIATION.test(before)) continue;
    } else if (match[0].length === 1) {
      const hasReference = mentions.some(({ start, end }) => start >= from && end <= match.index);
      const startsAnew =
        /^(?:[-•*|]|\d+[.)/] |[—–~(]|\p{L}+(?: \d+)?: )/u.test(next) || TIMED.test(next);
      if (
        GOES_ON.test(before) &&
        !hasReference &&
        !startsAnew &&
        !startsWithMention(match.index + 1, text, mentions)
      )
        continue;
    }
    add(at);
    from = match.index + match[0].length;
    if (isLine && match[0].length > 1) startsParagraph = true;
  }
  add(text.length);
  return found;
}

function startsWithMention(at: number, text: string, mentions: readonly Mention[]): boolean {
  return mentions.some(({ start }) => start >= at && text.slice(at, start).trim() === "");
}
