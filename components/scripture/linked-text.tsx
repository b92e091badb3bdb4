import "server-only";
import { findReferences } from "@/lib/bible/references/parser";
import { TokenList, TokenPairs, TokenParagraphs, TokenTable, TokenText } from "./token-text";

// Built-in words, every Bible reference in them a link that opens the verse. For the server:
// finding references loads their grammar. Style them from outside (`.prose`), so that pages stay
// small.

/** The words with every reference in them marked for TokenText. */
function markReferences(text: string): string {
  let marked = "";
  let at = 0;
  for (const { start, end, text: written, reference } of findReferences(text)) {
    if (reference === null) continue;
    const named = reference === written ? written : `${written}|${reference}`;
    marked += `${text.slice(at, start)}⟦${named}⟧`;
    at = end;
  }
  return marked + text.slice(at);
}

/** A run of words. */
export function LinkedText({ text }: { text: string }) {
  return <TokenText text={markReferences(text)} />;
}

/** Paragraphs parted by an empty line. */
export function LinkedParagraphs({ text }: { text: string }) {
  return <TokenParagraphs text={markReferences(text)} />;
}

/** A list of statements. */
export function LinkedList({ items, ordered }: { items: readonly string[]; ordered?: boolean }) {
  return <TokenList items={items.map(markReferences)} ordered={ordered} />;
}

/** Names with a description of each. */
export function LinkedPairs({
  pairs,
  className,
}: {
  pairs: readonly (readonly [string, string])[];
  className?: string;
}) {
  const marked = pairs.map(([name, text]) => [name, markReferences(text)] as const);
  return <TokenPairs pairs={marked} className={className} />;
}

/**
 * A table of words; the first column names the row, rows hold the cells in the order of `columns`.
 */
export function LinkedTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  const marked = rows.map((row) => row.map(markReferences));
  return <TokenTable caption={caption} columns={columns} rows={marked} />;
}
