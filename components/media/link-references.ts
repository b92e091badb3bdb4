// What react-markdown hands to its plugins, as far as this one reads it (the hast syntax tree).
interface TextNode {
  type: "text";
  value: string;
}
interface ElementNode {
  type: "element";
  tagName: string;
  properties: Record<string, string>;
  children: Node[];
}
interface OtherNode {
  type: "root" | "comment" | "doctype" | "raw";
  children?: Node[];
}
type Node = TextNode | ElementNode | OtherNode;

/** Their words are links already, or no prose. */
const LEFT_ALONE = ["a", "code", "pre"];

/**
 * A rehype plugin: marks every one of the `references` that stands in the text as a link that
 * carries it (`data-reference`). Longer ones go first, so "1 John 3:16" is not read as "John 3:16";
 * letters and figures around it make it another word.
 */
export function linkReferences(references: readonly string[]) {
  const wanted = [...new Set(references)]
    .filter((reference) => reference.trim() !== "")
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return () => {};
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${wanted.map(escapePattern).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  return (tree: unknown) => visit(tree as Node, pattern);
}

function visit(node: Node, pattern: RegExp): void {
  if (!("children" in node) || !node.children) return;
  if (node.type === "element" && LEFT_ALONE.includes(node.tagName)) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return splitText(child.value, pattern);
    visit(child, pattern);
    return [child];
  });
}

function splitText(text: string, pattern: RegExp): Node[] {
  const parts: Node[] = [];
  let at = 0;
  for (const { 0: reference, index } of text.matchAll(pattern)) {
    if (index > at) parts.push({ type: "text", value: text.slice(at, index) });
    parts.push({
      type: "element",
      tagName: "a",
      properties: { dataReference: reference },
      children: [{ type: "text", value: reference }],
    });
    at = index + reference.length;
  }
  if (at < text.length) parts.push({ type: "text", value: text.slice(at) });
  return parts;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
