/** A chunk as a line of an event stream. */
export const toLine = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`;

/** Chunks of one answer as our server writes them. */
export const chunks = {
  begin: (conversationId: string) => [
    { type: "start" },
    { type: "data-conversation", data: { conversationId } },
    { type: "text-start", id: "text-1" },
  ],
  text: (delta: string) => ({ type: "text-delta", id: "text-1", delta }),
  end: (verseReferences: string[] = []) => [
    { type: "text-end", id: "text-1" },
    { type: "data-verseReferences", data: { verseReferences } },
    { type: "finish" },
  ],
};

/** The chunks as a body of an event stream. */
export const toBody = (parts: readonly object[]) => `${parts.map(toLine).join("")}data: [DONE]\n\n`;

/** An answer in the test's hands: what `push` gives arrives as if the server had just sent it. */
export function heldAnswer() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  let wasAborted = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      control = controller;
    },
  });
  const encoder = new TextEncoder();
  return {
    /** The call's answer. */
    respond: ({ signal }: { signal: AbortSignal | null }) => {
      signal?.addEventListener("abort", () => {
        wasAborted = true;
        control?.error(new DOMException("stopped", "AbortError"));
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
    push: (...parts: object[]) => control?.enqueue(encoder.encode(parts.map(toLine).join(""))),
    close: () => control?.close(),
    wasAborted: () => wasAborted,
  };
}
