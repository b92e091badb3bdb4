import "server-only";
import { createHash } from "node:crypto";
import { processState } from "@/lib/process-state";
import { drawPlaceholder } from "./rules";
import type { Motif } from "./schema";

/** A drawn picture and its entity tag. */
interface Drawn {
  svg: string;
  etag: string;
}
const drawn = processState("placeholders", () => new Map<Motif, Drawn>());

/** The picture of a motif, drawn once per process. */
export function getPlaceholder(motif: Motif): Drawn {
  const before = drawn.get(motif);
  if (before) return before;
  const svg = drawPlaceholder(motif);
  const etag = `"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`;
  drawn.set(motif, { svg, etag });
  return { svg, etag };
}
