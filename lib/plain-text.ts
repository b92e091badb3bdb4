/** "a, b and c". */
export function joinWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

const IN_WORDS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** A count as it stands in running text: "ten", and from twenty-one on in figures. */
const countInWords = (count: number): string => IN_WORDS[count] ?? String(count);

/** The same at the beginning of a sentence: "Ten". */
export function countAtStart(count: number): string {
  const words = countInWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Markdown as the words a reader sees, line by line: no marks, links by their text. For snippets
 * and for reading references, not for display as a page.
 */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, "")
    .replace(/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, "")
    .replace(/(\*{1,3}|_{2,3}|`+)(?=\S)([^*`\n]+?)\1/g, "$2");
}

/** The same on one line. */
export function toPlainText(markdown: string): string {
  return withoutMarks(markdown).replace(/\s+/g, " ").trim();
}
