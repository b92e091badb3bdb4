import { createHash } from "node:crypto";

/** SHA-256 of a document, by which a client made from it tells whether it is still the same. */
export function hashDocument(document: unknown): string {
  return createHash("sha256").update(JSON.stringify(document)).digest("hex");
}
