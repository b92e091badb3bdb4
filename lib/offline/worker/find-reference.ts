import { type ParsedReference, parseReference } from "@/lib/bible/references/parser";

/** A reference with the passages it names. */
export type FoundReference = Extract<ParsedReference, { kind: "found" }>;

/**
 * Reads a reference as the server does, by the same grammar (scripts/build-worker.ts leaves out its
 * names of books in other languages). Null for what is none, or names a place that does not exist.
 */
export function findReference(text: string): FoundReference | null {
  const parsed = parseReference(text);
  return parsed.kind === "found" ? parsed : null;
}
