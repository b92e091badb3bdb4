import "server-only";

/**
 * True when the client's If-None-Match names this entity tag (or any), so that it holds the body
 * already.
 */
export function holds(request: Request, etag: string): boolean {
  const given = request.headers.get("if-none-match");
  if (given === null) return false;
  return given.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

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
