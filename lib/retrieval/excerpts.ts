/**
 * An excerpt of at most `length` characters around offset `at` (UTF-16), cut between words; "…"
 * marks what is left out, and counts.
 */
export function cutAround(text: string, at: number, length: number): string {
  if (text.length <= length) return text;
  // A third before the match, so that what follows can be read; more at the end of the text, with
  // one character for the "…".
  const wanted = Math.max(0, Math.min(at - Math.floor(length / 3), text.length - length + 1));
  const start = wanted === 0 ? 0 : nextWord(text, wanted, at);
  const room = length - (start > 0 ? 1 : 0);
  const rest = text.slice(start);
  if (rest.length <= room) return `…${rest}`;
  const cut = rest.slice(0, room - 1);
  const lastBlank = cut.lastIndexOf(" ");
  const kept = lastBlank > room / 2 ? cut.slice(0, lastBlank) : dropHalfCharacter(cut);
  return `${start > 0 ? "…" : ""}${kept.trimEnd()}…`;
}

/** The first start of a word between `from` and `latest`; `latest` when there is none. */
function nextWord(text: string, from: number, latest: number): number {
  const blank = text.indexOf(" ", from - 1);
  return blank === -1 || blank >= latest ? latest : blank + 1;
}

/** Removes a surrogate whose partner was cut off. */
function dropHalfCharacter(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text;
}

/** The first sentences of a text, as many as `length` characters hold; always one whole. */
export function firstSentences(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index } of text.matchAll(/(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}“"‘(])/gu)) {
    if (end > 0 && index > length) break;
    end = index;
  }
  return end === 0 ? text : text.slice(0, end);
}

/** A noted phrase or sentence with the period that our notes leave out. */
export function endSentence(text: string): string {
  return /[.!?][”’)]?$/.test(text) ? text : `${text}.`;
}
