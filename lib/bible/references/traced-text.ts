/** A text that was rewritten, with where each of its characters came from in the original. */
export interface TracedText {
  text: string;
  /** By character: where what it stands for begins and ends in the original. */
  from: readonly number[];
  to: readonly number[];
}

/** A text before it is rewritten. */
export function traceText(text: string): TracedText {
  const from = Array.from({ length: text.length }, (_none, at) => at);
  return { text, from, to: from.map((at) => at + 1) };
}

/**
 * The text with every match replaced by what `by` makes of its groups (the whole match first); null
 * leaves a match as it is.
 */
export function rewrite(
  traced: TracedText,
  pattern: RegExp,
  by: (...groups: string[]) => string | null,
): TracedText {
  let text = "";
  const from: number[] = [];
  const to: number[] = [];
  let position = 0;
  const keep = (end: number) => {
    text += traced.text.slice(position, end);
    for (let at = position; at < end; at++) {
      from.push(traced.from[at] ?? 0);
      to.push(traced.to[at] ?? 0);
    }
    position = end;
  };
  for (const match of traced.text.matchAll(pattern)) {
    const written = by(...[...match].map((group) => group ?? ""));
    if (written === null || match[0] === "") continue;
    keep(match.index);
    const end = match.index + match[0].length;
    text += written;
    for (let at = 0; at < written.length; at++) {
      from.push(traced.from[match.index] ?? 0);
      to.push(traced.to[end - 1] ?? 0);
    }
    position = end;
  }
  if (position === 0) return traced;
  keep(traced.text.length);
  return { text, from, to };
}
