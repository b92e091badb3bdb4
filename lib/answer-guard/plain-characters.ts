import "server-only";

/**
 * Stands in a text for a slot that named nothing; taken out of what comes in, so that no text can
 * hold one.
 */
export const DROPPED_SLOT = "\uE000";

/**
 * Signs that show nothing but change how text reads: controls, zero-width and bidirectional marks,
 * tags, private use.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]|\p{Default_Ignorable_Code_Point}|[\uFFFC\uFFFD]/gu;
/** Full-width and mathematical letters, which look like plain ones. */
const LOOKALIKE = /[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu;
const LINE_END = /[\n\v\f\u0085\u2028\u2029]/g;

function clean(text: string): string {
  return text
    .replace(LOOKALIKE, (sign) => sign.normalize("NFKC"))
    .replace(/[\t\p{Zs}]/gu, " ")
    .replace(LINE_END, "\u0001")
    .replace(INVISIBLE, (sign) => (sign === "\u0001" ? "\n" : ""));
}

/**
 * Takes a streamed text sign by sign to plain characters: no controls but line ends, no invisible
 * or private signs, no look-alike letters. The joined result is the same however the text was cut.
 */
export class PlainCharacters {
  /** The first half of a sign that came in two pieces. */
  #half = "";

  push(chunk: string): string {
    // A start-of-heading sign of the text itself must not become a line end.
    const text = this.#half + chunk.replaceAll("\u0001", "");
    const cut = /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
    this.#half = text.slice(cut);
    return clean(text.slice(0, cut));
  }
}
