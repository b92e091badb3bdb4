import "server-only";
import { createHash } from "node:crypto";
import { env } from "@/lib/env";
import { holds } from "@/lib/http/entity-tag";
import { WITHDRAWN_WORKER } from "./withdrawn-worker";

/** Put in by next.config.ts: the worker that scripts/build-worker.ts has made; none in development. */
const WORKER = process.env.SERVICE_WORKER_SCRIPT ?? "";

const tagOf = (text: string) =>
  `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
const tags = new Map([WORKER, WITHDRAWN_WORKER].map((text) => [text, tagOf(text)]));

/**
 * Answers /sw.js: the worker of this build, or the one that removes it where the operator has
 * withdrawn it (SERVICE_WORKER=off). Browsers ask anew at every visit.
 */
export async function answerWorker(request: Request): Promise<Response> {
  const text = env().SERVICE_WORKER && WORKER ? WORKER : WITHDRAWN_WORKER;
  const etag = tags.get(text) ?? tagOf(text);
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    ETag: etag,
  };
  if (holds(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
