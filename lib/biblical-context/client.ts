import type { ContextField } from "./constants";
import type { ContextAnswer, ContextData } from "./contract";
import { type ContextQuery, contextRequest } from "./rules";

/** An answer as far as it has come: the facts, and the fields that a model has written so far. */
export interface ContextState {
  answer: ContextAnswer;
  prose: Partial<Record<ContextField, string>>;
  /** A model may still be writing. */
  isWriting: boolean;
}

/**
 * The spec's message for every failure; the server's own words are its cause's (lib/http/request,
 * problemDetail).
 */
export const FAILED = "Failed to generate biblical context";

/** Fields that came as prose in a plain answer. */
function proseOf(answer: ContextAnswer): ContextState["prose"] {
  return Object.fromEntries(
    (answer.writtenByModel ?? []).flatMap((field) => {
      const text = answer[field];
      return text ? [[field, text]] : [];
    }),
  );
}

/**
 * Asks for a context and gives it as it comes: first the facts, then each field a model has
 * written. Understands a server that answers in one piece. Throws Error with the spec's message,
 * and what went wrong as its cause, when there are no facts; ends quietly on abort.
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
    // What came before a connection broke stays valid.
    if (!state) throw new Error(FAILED, { cause: error });
  }
  if (state) yield { ...state, isWriting: false };
}

/** Warms up what the first question needs, while the visitor is still writing it. */
export function warmUpContext(): void {
  void import("@/lib/answers/ask");
  void import("./contract");
}
