// Asks for a streamed answer from a page. Loaded with the first question, because it brings the AI
// SDK. The next import comes first: what it sets must hold when the SDK loads.
import "./no-eval";
import { parseJsonEventStream, type UIMessageChunk, uiMessageChunkSchema } from "ai";
import { requireOk } from "@/lib/http/request";
import { inTurn } from "@/lib/http/write";
import type { AnswerChunk } from "./parts";

/** Longest wait for an answer to end, in ms; the server stops after 60 s. */
const DEADLINE_MS = 75_000;

/** What came back: a stream of chunks, or the plain fields from a server that does not stream. */
export type Asked =
  | { kind: "stream"; chunks: ReadableStream<AnswerChunk> }
  | { kind: "fields"; fields: unknown };

/**
 * Posts to one of the streaming paths. `signal` stops it, at the provider too. Throws HttpError for
 * a failure before the first chunk; a later one is an `error` chunk, or the stream's own error when
 * the connection breaks.
 */
export async function askForAnswer(
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<Asked> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const response = await inTurn(() =>
    fetch(path, {
      method: "POST",
      credentials: "include",
      headers: {
        Accept: "text/event-stream",
        "Content-Type": "application/json",
        "X-Client": "web",
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, deadline]),
    }),
  );
  await requireOk(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isStream || !response.body) return { kind: "fields", fields: await response.json() };
  const parsed = parseJsonEventStream<UIMessageChunk>({
    stream: response.body,
    schema: uiMessageChunkSchema,
  });
  const chunks = parsed.pipeThrough(
    new TransformStream({
      transform(result, controller) {
        if (!result.success) throw result.error;
        controller.enqueue(result.value as AnswerChunk);
      },
    }),
  );
  return { kind: "stream", chunks };
}
