import type { ZodMiniType } from "zod/mini";
import { takeEarlyRead } from "./early-read";
import { isOwnedPath } from "./owned-paths";
import { report } from "./reports";

/** How long a page waits for an answer of our own server, in ms. */
const DEADLINE_MS = 15_000;

/** The problem+json body of a failed answer, as far as a page uses it. */
export interface ProblemDetails {
  status: number;
  detail: string;
  /** Seconds to wait before asking again, where the server says so. */
  retryAfter?: number;
  /** Of a conflict: the row as it is now. */
  current?: unknown;
  /** Of a bad request: what is wrong with which field. */
  errors?: unknown;
}

/**
 * A failed answer. `message` is the status code, a colon, a space and the body or the status text
 * (spec §8); never shown raw.
 */
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

function readProblem({ status, headers }: Response, body: string): ProblemDetails | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed === null || typeof parsed !== "object" || !("detail" in parsed)) return null;
    if (typeof parsed.detail !== "string") return null;
    const seconds = Number(headers.get("retry-after") ?? "");
    return {
      status,
      detail: parsed.detail,
      ...(seconds > 0 ? { retryAfter: seconds } : {}),
      ...("current" in parsed ? { current: parsed.current } : {}),
      ...("errors" in parsed ? { errors: parsed.errors } : {}),
    };
  } catch {
    return null;
  }
}

/** What the server reported in words for visitors, when the error is such an answer. */
export function problemDetail(error: unknown): ProblemDetails | null {
  const cause = error instanceof Error && error.cause instanceof HttpError ? error.cause : error;
  return cause instanceof HttpError ? cause.problem : null;
}

/**
 * The server's words when it refused what was asked, so that asking the same again cannot help;
 * null for any other failure.
 */
export function refusal(error: unknown): ProblemDetails | null {
  const problem = problemDetail(error);
  return problem !== null && problem.status < 500 ? problem : null;
}

/** Gives a good answer back and throws HttpError for a failed one. */
export async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body = await response.text();
  throw new HttpError(response.status, body || response.statusText, readProblem(response, body));
}

type Parameters = Record<string, string | number | null | undefined>;

/** The query string of the given parameters; those without a value are left out. */
function toQuery(parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * Asks one of our own paths as all our pages do. What the visitor owns is answered as it was last
 * read while the server cannot be reached.
 */
async function ask(path: string, parameters: Parameters, signal?: AbortSignal): Promise<Response> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const url = `${path}${toQuery(parameters)}`;
  const askAnew = () =>
    fetch(url, {
      credentials: "include",
      headers: { Accept: "application/json", "X-Client": "web" },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
  try {
    const response = await (takeEarlyRead(url)?.catch(askAnew) ?? askAnew());
    if (isOwnedPath(path)) report(response.ok ? url : "", response.clone());
    return await requireOk(response);
  } catch (error) {
    const isAnswered = error instanceof HttpError;
    if (!isAnswered) report("", error);
    else if (error.problem) throw error;
    const failure = isAnswered ? error.status : error;
    const kept = await import("./outbox/answers")
      .then(({ findInstead }) => findInstead(url, failure))
      .catch(() => null);
    if (kept) return kept;
    throw error;
  }
}

/**
 * Reads one of our own paths and checks the answer against a schema, leniently: only what the page
 * needs is demanded. The schema is loaded while the answer is under way, so no page waits for the
 * checker before it can be used. Throws HttpError on a failed answer, the abort's reason when
 * `signal` or the deadline ends it, and the schema's error.
 */
export async function apiGet<Output>(
  path: string,
  parameters: Parameters,
  loadSchema: () => Promise<ZodMiniType<Output>>,
  signal?: AbortSignal,
): Promise<Output> {
  const [response, schema] = await Promise.all([ask(path, parameters, signal), loadSchema()]);
  return schema.parse(await response.json());
}

/** A page of a list. `next` is the path of the page after it, null on the last one. */
export interface ListPage<Item> {
  items: Item[];
  next: string | null;
}

/** The path that a Link header names as the next page, null without one. */
function readNextLink(header: string | null): string | null {
  return header?.match(/<([^>]+)>;\s*rel="?next"?/)?.[1] ?? null;
}

/**
 * Reads a page of one of our lists: the first by its path and parameters, a later one by the path
 * that the page before gave as `next` and no parameters. Throws like apiGet.
 */
export async function apiGetPage<Item>(
  path: string,
  parameters: Parameters,
  loadSchema: () => Promise<ZodMiniType<Item[]>>,
  signal?: AbortSignal,
): Promise<ListPage<Item>> {
  const [response, schema] = await Promise.all([ask(path, parameters, signal), loadSchema()]);
  const items = schema.parse(await response.json());
  return { items, next: readNextLink(response.headers.get("link")) };
}
