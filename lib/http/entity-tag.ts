import "server-only";
import { createHash } from "node:crypto";

/** Characters of a tag: 160 bits of the hash, so that no two answers have the same. */
const TAG_CHARACTERS = 27;

/** The entity tag (RFC 9110, section 8.8.3) of a text: strong, and the same in every process. */
export function entityTag(text: string): string {
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, TAG_CHARACTERS)}"`;
}

/**
 * True when the client's If-None-Match names this strong tag (or any), so that it holds the body
 * already. It is compared weakly, as the standard asks of reads.
 */
export function holds(request: Request, etag: string): boolean {
  const given = request.headers.get("if-none-match");
  if (given === null) return false;
  return given.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}
