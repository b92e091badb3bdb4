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
const LINE_END = /[\n\v\f\u0085\u2028\u2029]/g;

function clean(text: string): string {
  return text
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
  /** The first half of a surrogate pair that was split between two pieces. */
  #half = "";

  push(chunk: string): string {
    // A start-of-heading character in the text itself must not become a line end.
    const text = this.#half + chunk.replaceAll("\u0001", "");
    const cut = /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
    this.#half = text.slice(cut);
    return clean(text.slice(0, cut));
  }
}
