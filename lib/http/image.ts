import "server-only";

/**
 * True when the client's If-None-Match names this entity tag (or any), so that it holds the body
 * already.
 */
function holds(request: Request, etag: string): boolean {
  const given = request.headers.get("if-none-match");
  if (given === null) return false;
  return given.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

/**
 * An SVG picture as an answer: 304 without a body for whoever holds it already. The site's headers
 * forbid sniffing and scripts in it.
 */
export function svgResponse(
  request: Request,
  { svg, etag }: { svg: string; etag: string },
  cache: string,
): Response {
  const headers = { ETag: etag, "Cache-Control": cache };
  if (holds(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(svg, { headers: { ...headers, "Content-Type": "image/svg+xml" } });
}
