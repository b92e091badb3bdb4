import type { ZodMiniType } from "zod/mini";
import type { Problem } from "./problem";

/** Longest a visitor waits for one read or write, in milliseconds; the server answers 503 long before. */
const REQUEST_TIMEOUT_MS = 15_000;

/** A failed call. `message` is the status, a colon, a space and the answer's text (spec §8); `problem` the same, parsed. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.problem = problem;
  }
}

/** What the server said about a failed call: `detail` is a sentence for visitors. Null when it said nothing of the kind. */
export function problemDetail(error: unknown): Problem | null {
  return error instanceof HttpError ? error.problem : null;
}

function parseProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "detail" in value
      ? (value as Problem)
      : null;
  } catch {
    return null;
  }
}

async function toHttpError(response: Response): Promise<HttpError> {
  const text = await response.text().catch(() => "");
  return new HttpError(response.status, text || response.statusText, parseProblem(text));
}

type Parameters = Record<string, string | number | boolean | null | undefined>;

function toAddress(path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/**
 * GET with the query parameters that are not null, credentials included, answer checked with `schema`.
 * Throws HttpError for any answer that is no success, and whatever fetch throws when there is none (offline, aborted, 15 s over).
 */
export async function apiGet<Output>(
  path: string,
  parameters: Parameters,
  schema: ZodMiniType<Output>,
  signal?: AbortSignal,
): Promise<Output> {
  const deadline = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(toAddress(path, parameters), {
    credentials: "include",
    headers: { "X-Client": "web" },
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  });
  if (!response.ok) throw await toHttpError(response);
  return schema.parse(await response.json());
}

/**
 * The spec's generic write: method and path, JSON body when one is given, credentials included, never retried. Resolves to the
 * answer's JSON, or null when it has none. Throws like apiGet.
 */
export async function apiSend(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      "X-Client": "web",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await toHttpError(response);
  const text = await response.text();
  return text === "" ? null : JSON.parse(text);
}
