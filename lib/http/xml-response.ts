import "server-only";

/** An XML document of this media type as an answer. */
export function xmlResponse(xml: string, type: string, cache: string): Response {
  return new Response(xml, {
    headers: { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cache },
  });
}
