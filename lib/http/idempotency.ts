import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";

/** What distinguishes a repeated write from another one. */
export interface WriteIdentity {
  key: string;
  /** Method and path. */
  path: string;
  /**
   * SHA-256 (hex) of the parsed query and body: the same request in another spelling is the same
   * write.
   */
  bodyHash: string;
}

/**
 * The request's Idempotency-Key with what it stands for, null without one. Throws AppError
 * invalid_request for an unusable key.
 */
export function readWriteIdentity(
  request: Request,
  query: unknown,
  body: unknown,
): WriteIdentity | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x20-\x7e]{1,128}$/.test(key)) {
    const message = "Idempotency-Key has 1 to 128 printable ASCII characters.";
    throw new AppError("invalid_request", message, {
      errors: [{ path: "Idempotency-Key", message }],
    });
  }
  const meant = JSON.stringify([query ?? null, body ?? null]);
  return {
    key,
    path: `${request.method} ${new URL(request.url).pathname}`,
    bodyHash: createHash("sha256").update(meant).digest("hex"),
  };
}
