// A JSON text cut into its small parts without parsing it whole, which would hold up everybody for
// as long as it takes.
import type { Pace } from "@/lib/pace";

/**
 * Depths at which an object in a list is a part of its own: a thing of one of the file's lists, and
 * what hangs on it.
 */
const CUT_DEPTHS: ReadonlySet<number> = new Set([3, 5]);
/** Deeper than anything in a file of ours. */
const MAX_DEPTH = 12;
/**
 * UTF-16 units of one part. The longest of ours, a meditation with every text as long as it may be,
 * takes a third of it.
 */
const MAX_UNIT_LENGTH = 512 * 1024;
/** Parts of a file: the things in it and the chapters of its sessions. */
const MAX_UNITS = 100_000;
/** Brackets and strings between two looks at the clock. */
const MARKS_BETWEEN_RESTS = 500;

/** The text cannot be a file of ours: not JSON, too deep, or with too many or too long parts. */
export class UnreadableJson extends Error {
  override readonly name = "UnreadableJson";
}

interface Open {
  depth: number;
  /** Which part it will be. */
  unit: number;
  /** Up to where its text has been taken over. */
  from: number;
  pieces: string[];
  length: number;
}

/** A JSON text in parts. */
export interface JsonUnits {
  /** The outermost value. */
  root: unknown;
  /**
   * What stands in a list of `root` or of a part: a part is parsed now, anything else is given as
   * it is. Throws UnreadableJson. Only for entries of lists directly in the root's or in a part's
   * own fields: there every object is a part.
   */
  entry(value: unknown): unknown;
}

function take(open: Open, text: string, end: number): void {
  const piece = text.slice(open.from, end);
  open.pieces.push(piece);
  open.length += piece.length;
  if (open.length > MAX_UNIT_LENGTH) throw new UnreadableJson("a part is too long");
}

/** Index of the quotation mark that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === "\\") before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  throw new UnreadableJson("a string does not end");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableJson("no JSON", { cause });
  }
}

/**
 * Cuts a JSON text into parts, in slices. Whether each is JSON shows when it is parsed. Throws
 * UnreadableJson.
 */
export async function cutJson(text: string, pace: Pace): Promise<JsonUnits> {
  const marks = /["{}[\]]/g;
  const units: string[] = [];
  const kinds: string[] = [];
  const whole: Open = { depth: 0, unit: -1, from: 0, pieces: [], length: 0 };
  const opens: Open[] = [whole];
  let count = 0;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    count += 1;
    if (count % MARKS_BETWEEN_RESTS === 0) await pace.rest();
    const at = found.index;
    const [mark] = found;
    if (mark === '"') {
      marks.lastIndex = endOfString(text, at) + 1;
      continue;
    }
    if (mark === "{" || mark === "[") {
      kinds.push(mark);
      if (kinds.length > MAX_DEPTH) throw new UnreadableJson("too deep");
      if (mark === "{" && CUT_DEPTHS.has(kinds.length) && kinds.at(-2) === "[") {
        if (units.length >= MAX_UNITS) throw new UnreadableJson("too many parts");
        const parent = opens.at(-1) ?? whole;
        take(parent, text, at);
        parent.pieces.push(`{"unit":${units.length}}`);
        opens.push({ depth: kinds.length, unit: units.length, from: at, pieces: [], length: 0 });
        units.push("");
      }
      continue;
    }
    const open = opens.at(-1) ?? whole;
    if (mark === "}" && open.depth === kinds.length && open !== whole) {
      take(open, text, at + 1);
      units[open.unit] = open.pieces.join("");
      opens.pop();
      (opens.at(-1) ?? whole).from = at + 1;
    }
    kinds.pop();
  }
  if (opens.length > 1) throw new UnreadableJson("a part does not end");
  take(whole, text, text.length);
  return {
    root: parse(whole.pieces.join("")),
    entry: (value) =>
      typeof value === "object" && value !== null && "unit" in value
        ? parse(units[Number(value.unit)] ?? "")
        : value,
  };
}
