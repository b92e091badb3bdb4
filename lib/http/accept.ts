import "server-only";

/**
 * True when the client asks for a stream: `text/event-stream` in Accept, with a weight above 0.
 * Anything else gets JSON.
 */
export function acceptsStream(request: Request): boolean {
  return (request.headers.get("accept") ?? "").split(",").some((entry) => {
    const [type, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return type === "text/event-stream" && !parameters.some((part) => /^q=0(\.0*)?$/.test(part));
  });
}
