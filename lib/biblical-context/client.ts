import type { ContextField } from "./constants";
import type { ContextAnswer, ContextData } from "./contract";
import { type ContextQuery, contextRequest } from "./rules";

/** An answer so far: the facts, and the fields a model has written. */
export interface ContextState {
  answer: ContextAnswer;
  prose: Partial<Record<ContextField, string>>;
  /** A model may still be writing. */
  isWriting: boolean;
}

/**
 * The spec's message for every failure; the server's own is in its cause (lib/http/request,
 * problemDetail).
 */
const FAILED = "Failed to generate biblical context";

/** Fields that a plain answer brings as prose. */
function proseOf(answer: ContextAnswer): ContextState["prose"] {
  return Object.fromEntries(
    (answer.writtenByModel ?? []).flatMap((field) => {
      const text = answer[field];
      return text ? [[field, text]] : [];
    }),
  );
}

/**
 * Asks for a context and yields it as it arrives: first the facts, then each field a model has
 * written. Also handles a server that answers in one piece. Without facts it throws an Error with
 * the spec's message and what went wrong as its cause; ends quietly on abort.
 */
export async function* readContext(
  query: ContextQuery,
  useModel: boolean,
  signal: AbortSignal,
): AsyncGenerator<ContextState> {
  let state: ContextState | null = null;
  try {
    const [{ askForAnswer }, { contextAnswer }] = await Promise.all([
      import("@/lib/answers/ask"),
      import("./contract"),
    ]);
    const body = contextRequest(query, useModel);
    const asked = await askForAnswer("/api/biblical-context", body, signal);
    if (asked.kind === "fields") {
      const answer = contextAnswer.parse(asked.fields);
      yield { answer, prose: proseOf(answer), isWriting: false };
      return;
    }
    const reader = asked.chunks.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const chunk = next.value as { type: string; data?: unknown };
      if (chunk.type === "data-context") {
        state = { answer: contextAnswer.parse(chunk.data), prose: {}, isWriting: true };
        yield state;
      }
      if (chunk.type === "data-prose" && state) {
        const { field, text } = chunk.data as ContextData["prose"];
        state = { ...state, prose: { ...state.prose, [field]: text } };
        yield state;
      }
    }
    if (!state) throw new Error("no context in the stream");
  } catch (error) {
    if (signal.aborted) return;
    // What arrived before the connection broke stays valid.
    if (!state) throw new Error(FAILED, { cause: error });
  }
  if (state) yield { ...state, isWriting: false };
}

/** Loads what the first question needs while the visitor is still typing. */
export function warmUpContext(): void {
  void import("@/lib/answers/ask");
  void import("./contract");
}
