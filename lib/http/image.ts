import "server-only";
import { holds } from "./entity-tag";

/** A picture, its media type and its entity tag. */
interface Picture {
  body: string | Uint8Array<ArrayBuffer>;
  type: "image/svg+xml" | "image/png";
  etag: string;
}

/**
 * A picture as an answer: 304 without a body for whoever holds it already. The site's headers
 * forbid sniffing, and scripts in an SVG.
 */
export function pictureResponse(
  request: Request,
  { body, type, etag }: Picture,
  cache: string,
): Response {
  const headers = { ETag: etag, "Cache-Control": cache };
  if (holds(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": type } });
}
