// How a verse chosen for the day is shown on its own; pure. Its words remain those of the table.

/** A ’ that ends a quotation: no letter follows, as one does in "don’t". */
const CLOSES_SINGLE = /’(?!\p{L})/u;
/**
 * A ’ that can only end a quotation: punctuation precedes it, not the s of a possessive ("his
 * disciples’ feet").
 */
const SURELY_CLOSES_SINGLE = /[.,;:!?—…”]’(?!\p{L})/gu;
/** The punctuation at which a verse breaks off mid-sentence, before closing quotation marks. */
const BROKEN_OFF = /[,;:—]\s*(?=[”’]*$)/u;

/**
 * Positions of unpaired double quotation marks. A second “ within a quotation only resumes it in a
 * new paragraph.
 */
function findLoneDouble(text: string): number[] {
  const lone: number[] = [];
  let open: number | null = null;
  for (const { index, 0: mark } of text.matchAll(/[“”]/gu)) {
    if (mark === "“" && open === null) open = index;
    else if (mark === "”" && open !== null) open = null;
    else lone.push(index);
  }
  return open === null ? lone : [...lone, open];
}

/** Positions of unpaired single quotation marks. */
function findLoneSingle(text: string): number[] {
  const lone: number[] = [];
  for (const { index } of text.matchAll(/‘/gu)) {
    const next = text.indexOf("‘", index + 1);
    const inside = text.slice(index, next === -1 ? undefined : next);
    if (!CLOSES_SINGLE.test(inside)) lone.push(index);
  }
  const first = text.indexOf("‘");
  const before = first === -1 ? text : text.slice(0, first);
  for (const { index, 0: found } of before.matchAll(SURELY_CLOSES_SINGLE)) {
    lone.push(index + found.length - 1);
  }
  return lone;
}

/**
 * Makes a quoted verse fit to stand alone: quotation marks whose partner is in another verse are
 * left out, and "…" replaces the comma, semicolon, colon or dash at which it breaks off. Nothing
 * else changes.
 */
export function toDisplay(text: string): string {
  const lone = new Set([...findLoneDouble(text), ...findLoneSingle(text)]);
  // Quotation marks are single UTF-16 units, so removing them splits no character.
  const balanced = text
    .split("")
    .filter((_unit, at) => !lone.has(at))
    .join("");
  // A mark between blanks ("“ ‘You") takes one of them with it.
  return balanced
    .replace(/\s{2,}/gu, " ")
    .replace(BROKEN_OFF, "…")
    .trim();
}
