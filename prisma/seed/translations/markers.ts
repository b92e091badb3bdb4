// The markers of USFM 3 (docs.usfm.bible) by what they mean for a chapter's page; USX names its
// styles by the same words.

/** What a paragraph with this marker is. */
export type ParagraphKind =
  | "prose"
  | "poetry"
  | "blank"
  | "heading"
  /** Words that are not the text: introductions, running heads, references below headings. */
  | "aside";

const PROSE = /^(?:p|m|po|pr|cls|pmo|pm|pmc|pmr|pi\d?|mi|nb|pc|ph\d?|lh|li\d?|lf|lim\d?|tr)$/;
const POETRY = /^(?:q\d?|qr|qc|qm\d?)$/;
const HEADING = /^(?:s\d?|ms\d?|d|sp|qa|qd|sd\d?)$/;
const ASIDE =
  /^(?:id|ide|usfm|h\d?|toc\d|toca\d|mte?\d?|i[a-z]+\d?|rem|sts|r|mr|sr|cl|cp|cd|restore|lit|periph|esb|esbe|cat|toc|k\d|z.*)$/;

/** The kind of a paragraph's marker; null for one that USFM does not have. */
export function paragraphKind(marker: string): ParagraphKind | null {
  if (marker === "b" || marker === "pb") return "blank";
  if (PROSE.test(marker)) return "prose";
  if (POETRY.test(marker)) return "poetry";
  if (HEADING.test(marker)) return "heading";
  return ASIDE.test(marker) ? "aside" : null;
}

/** What becomes of the words inside a character marker. */
export type CharacterKind =
  | "text"
  /** Words that the translators supplied. */
  | "added"
  /** Footnotes, cross references, other verse numbers, figures. */
  | "left out";

const NOTES = /^(?:f|fe|ef|x|ex|fig|va|vp|ca|rq|pro|xt|jmp|fr|ft|fk|fq|fqa|fl|fw|fp|fv|fdc|fm|rb)$/;
const TEXT =
  /^(?:addpn|bdit|bd|bk|dc|em|it|k|lik|litl|liv\d?|nd|ndx|no|ord|pn|png|qac|qs|qt|rt|sc|sig|sls|sup|tl|th[cr]?\d?(?:-\d)?|tc[cr]?\d?(?:-\d)?|t[hc]r?\d?|w|wa|wg|wh|wj|cat|efm|ior|iqt|z.*)$/;

/** The kind of a character marker; null for one that USFM does not have. */
export function characterKind(marker: string): CharacterKind | null {
  if (marker === "add") return "added";
  if (marker === "rb") return "text";
  if (NOTES.test(marker)) return "left out";
  return TEXT.test(marker) ? "text" : null;
}
