import { site } from "@/lib/site/creator";
import type { ShownAnswer, Verse } from "./message";

/** A paragraph or a list of commentary. */
export type Paragraph =
  | { type: "paragraph"; lines: string[] }
  | { type: "list"; isOrdered: boolean; items: string[] };

const BULLET = /^\s*-\s+/;
const NUMBER = /^\s*\d{1,2}[.)]\s+/;

function kindOf(line: string): "bullet" | "number" | "words" {
  if (BULLET.test(line)) return "bullet";
  return NUMBER.test(line) ? "number" : "words";
}

/**
 * Commentary in paragraphs and lists. It comes as plain words (the server takes all markup out): an
 * empty line parts paragraphs, a dash or a number begins an item.
 */
export function toParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    let before: ReturnType<typeof kindOf> | null = null;
    for (const line of chunk.split("\n")) {
      if (line.trim() === "") continue;
      const kind = kindOf(line);
      const last = paragraphs.at(-1);
      const goesOn = before === kind;
      if (kind === "words") {
        if (goesOn && last?.type === "paragraph") last.lines.push(line.trim());
        else paragraphs.push({ type: "paragraph", lines: [line.trim()] });
      } else {
        const item = line.replace(kind === "bullet" ? BULLET : NUMBER, "").trim();
        if (goesOn && last?.type === "list") last.items.push(item);
        else paragraphs.push({ type: "list", isOrdered: kind === "number", items: [item] });
      }
      before = kind;
    }
  }
  return paragraphs;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Marks every one of the `references` that stands in the words for TokenText (`⟦John 3:16⟧`).
 * Longer ones go first, so that "1 John 3:16" is not read as "John 3:16"; a dash may be written
 * short or long.
 */
export function markKnownReferences(text: string, references: readonly string[]): string {
  const plain = text.replace(/[⟦⟧]/g, "");
  const known = [...new Set(references)]
    .filter((reference) => reference.trim() !== "")
    .sort((a, b) => b.length - a.length);
  if (known.length === 0) return plain;
  const pattern = known
    .map((reference) => escapePattern(reference).replaceAll("-", "[-–]"))
    .join("|");
  return plain.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}]|[-–:]\\d)`, "gu"),
    (written) => {
      const reference = written.replaceAll("–", "-");
      return `⟦${written}${reference === written ? "" : `|${reference}`}⟧`;
    },
  );
}

/** The references of an answer that it neither prints nor has in its words, where they are links. */
export function findUnsaid({ blocks, references }: Pick<ShownAnswer, "blocks" | "references">) {
  const said = new Set<string>();
  for (const block of blocks) {
    if (block.type === "verse") said.add(block.verse.reference);
    else
      for (const [, written, reference = written] of markKnownReferences(
        block.text,
        references,
      ).matchAll(/⟦([^⟧|]*)(?:\|([^⟧]*))?⟧/g))
        said.add(reference as string);
  }
  return references.filter((reference) => !said.has(reference));
}

/** A passage for the clipboard, as everywhere on the site. */
export function quoteVerse({ verses, reference, translation }: Verse): string {
  return `“${verses.map(({ text }) => text).join(" ")}” — ${reference} (${translation})`;
}

/**
 * A whole answer for the clipboard: its words, its passages with where they stand, and where it
 * comes from.
 */
export function toCopiedAnswer({ blocks, sources, references }: ShownAnswer): string {
  const unsaid = findUnsaid({ blocks, references });
  const titles = sources.filter(({ kind }) => kind !== "passage").map(({ title }) => title);
  return [
    ...blocks.map((block) =>
      block.type === "verse" ? quoteVerse(block.verse) : block.text.trim(),
    ),
    ...(unsaid.length > 0 ? [`References: ${unsaid.join("; ")}`] : []),
    ...(titles.length > 0 ? [`Sources: ${titles.join("; ")}`] : []),
    site.title,
  ].join("\n\n");
}
