import "server-only";

/**
 * Placeholder for a slot that named nothing; removed from all input, so that no text can contain
 * it.
 */
export const DROPPED_SLOT = "\uE000";

/**
 * Invisible characters that change how text reads: controls, zero-width and bidirectional marks,
 * tags, private use.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]|\p{Default_Ignorable_Code_Point}|[\uFFFC\uFFFD]/gu;
/** Full-width and mathematical letters, which look like plain ones. */
const LOOKALIKE = /[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu;
/** A character written as its number. */
const NUMBERED = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
/** The beginning of one. */
const UNFINISHED = /&(?:#(?:x[0-9a-f]{0,6}|\d{0,7})?)?$/i;
const LINE_END = /[\n\v\f\u0085\u2028\u2029]/g;

function fromNumber(whole: string, hex?: string, decimal?: string): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isSign = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isSign ? String.fromCodePoint(code) : whole;
}

function clean(text: string): string {
  return text
    .replace(NUMBERED, fromNumber)
    .replace(LOOKALIKE, (sign) => sign.normalize("NFKC"))
    .replace(/\t/g, "    ")
    .replace(/\p{Zs}/gu, " ")
    .replace(LINE_END, "\u0001")
    .replace(INVISIBLE, (sign) => (sign === "\u0001" ? "\n" : ""));
}

/**
 * Reduces a streamed text to plain characters: no controls except line ends, no invisible or
 * private-use characters, no look-alike letters. The joined result does not depend on how the text
 * was split.
 */
export class PlainCharacters {
  /** The first part of a character that was split between two pieces. */
  #half = "";

  push(chunk: string): string {
    // A start-of-heading character in the text itself must not become a line end.
    const text = this.#half + chunk.replaceAll("\u0001", "");
    const unfinished = UNFINISHED.exec(text)?.index ?? text.length;
    const cut = /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : unfinished;
    this.#half = text.slice(cut);
    return clean(text.slice(0, cut));
  }

  /** What was held back, at the end of the text. */
  end(): string {
    const text = this.#half;
    this.#half = "";
    return clean(text);
  }
}
