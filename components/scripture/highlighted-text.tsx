/**
 * A verse's text with the words that a search matched marked. `highlights` are [start, end),
 * ascending, not overlapping.
 */
export function HighlightedText({
  text,
  highlights,
}: {
  text: string;
  highlights: readonly (readonly [number, number])[];
}) {
  const parts = [];
  let position = 0;
  for (const [start, end] of highlights) {
    parts.push(text.slice(position, start), <mark key={start}>{text.slice(start, end)}</mark>);
    position = end;
  }
  parts.push(text.slice(position));
  return parts;
}
