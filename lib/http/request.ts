import type { ZodMiniType } from "zod/mini";
import { takeEarlyRead } from "./early-read";

/** How long a page waits for an answer of our own server, in ms. */
const DEADLINE_MS = 15_000;

/** The problem+json body of a failed answer, as far as a page uses it. */
export interface ProblemDetails {
  status: number;
  detail: string;
}

/** A failed answer. `message` is the status code, a colon, a space and the body or the status text (spec §8); never shown raw. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    body: string,
    readonly problem: ProblemDetails | null,
  ) {
    super(`${status}: ${body}`);
    this.name = "HttpError";
  }
}

function readProblem(status: number, body: string): ProblemDetails | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed === null || typeof parsed !== "object" || !("detail" in parsed)) return null;
    return typeof parsed.detail === "string" ? { status, detail: parsed.detail } : null;
  } catch {
    return null;
  }
}

/** What the server said in words for visitors, when the error is such an answer. */
export function problemDetail(error: unknown): ProblemDetails | null {
  const cause = error instanceof Error && error.cause instanceof HttpError ? error.cause : error;
  return cause instanceof HttpError ? cause.problem : null;
}

/** The server's words when it refused what was asked, so that asking the same again cannot help; null for any other failure. */
export function refusal(error: unknown): ProblemDetails | null {
  const problem = problemDetail(error);
  return problem !== null && problem.status < 500 ? problem : null;
}

/** The query string of the given parameters; those without a value are left out. */
function toQuery(parameters: Record<string, string | number | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * Reads one of our own paths and checks the answer against a schema, leniently: only what the page needs is demanded. The
 * schema is loaded while the answer is under way, so no page waits for the checker before it can be used. Throws HttpError on a failed answer, the abort's reason when `signal` or the deadline ends it, and the schema's error.
 */
export async function apiGet<Output>(
  path: string,
  parameters: Record<string, string | number | null | undefined>,
  loadSchema: () => Promise<ZodMiniType<Output>>,
  signal?: AbortSignal,
): Promise<Output> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const url = `${path}${toQuery(parameters)}`;
  const ask = () =>
    fetch(url, {
      credentials: "include",
      headers: { Accept: "application/json", "X-Client": "web" },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
  const request = takeEarlyRead(url)?.catch(ask) ?? ask();
  const [response, schema] = await Promise.all([request, loadSchema()]);
  if (!response.ok) {
    const body = await response.text();
    throw new HttpError(
      response.status,
      body || response.statusText,
      readProblem(response.status, body),
    );
  }
  return schema.parse(await response.json());
}
