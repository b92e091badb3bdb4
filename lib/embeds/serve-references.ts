import "server-only";
import { createHash } from "node:crypto";
import { ONE_HOUR } from "@/lib/http/cache";
import { entityTag, holds } from "@/lib/http/entity-tag";

/** Put in by next.config.ts: the script that scripts/build-references.ts has bundled. */
const SCRIPT = process.env.REFERENCES_SCRIPT ?? "";

/**
 * What a page that embeds the script may demand of it (Subresource Integrity): a browser runs these
 * bytes and no others.
 */
export const REFERENCES_INTEGRITY = `sha384-${createHash("sha384").update(SCRIPT).digest("base64")}`;

const ETAG = entityTag(SCRIPT);

/** Answers /embed/references.js. Open to every origin, which integrity asks for. */
export async function answerReferencesScript(request: Request): Promise<Response> {
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": ONE_HOUR,
    "Access-Control-Allow-Origin": "*",
    ETag: ETAG,
  };
  if (holds(request, ETAG)) return new Response(null, { status: 304, headers });
  return new Response(SCRIPT, { headers });
}
