import { withoutMarks } from "@/lib/plain-text";
import { processState } from "@/lib/process-state";
import { BOOKS } from "../canon";
import { findReferences } from "./parser";

/** Recently read texts; lists are requested again and again. */
const known = processState("referencesInTexts", () => new Map<string, string[]>());
const MOST = 1_000;

/**
 * Where a reference may begin. The grammar takes some 10 ms per thousand characters, so it only
 * gets these positions and what follows them.
 */
const BEGINNING = new RegExp(
  `\\b(?:${[...BOOKS.map(({ name }) => name), "Psalm", "Song of Songs"].join("|")}) \\d`,
  "g",
);
/** Longer than any real reference. */
const LONGEST = 60;

/**
 * The Bible references of a Markdown text as they are written in it ("Genesis 1:4"), each once, in
 * order. Places that do not exist are left out.
 */
export function referencesInText(markdown: string): string[] {
  const before = known.get(markdown);
  if (before) return before;
  const text = withoutMarks(markdown);
  const starts = [...text.matchAll(BEGINNING)].map(({ index }) => index);
  const candidates = starts.map((start, at) =>
    text.slice(start, Math.min(starts[at + 1] ?? text.length, start + LONGEST)),
  );
  const written = findReferences(candidates.join(" | ")).flatMap(({ text: written, reference }) =>
    reference === null ? [] : [written],
  );
  const references = [...new Set(written)];
  if (known.size >= MOST) known.delete(known.keys().next().value ?? "");
  known.set(markdown, references);
  return references;
}
