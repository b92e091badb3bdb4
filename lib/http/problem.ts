import "server-only";
import { ZodError } from "zod";
import { AppError, ERROR_CODES } from "@/lib/errors";
import type { Problem } from "@/lib/http/problem-schema";
import { isDatabaseUnavailable } from "@/lib/http/unavailable";
import { isUnstorableValue } from "@/lib/http/unstorable";
import { log } from "@/lib/log";
import { loggedMessage, toLoggedError } from "@/lib/logged-error";

/** Seconds a client is asked to wait when the database is away. */
const RETRY_AFTER_SECONDS = 2;

const UNSTORABLE =
  "Something in this request cannot be stored or looked for. Please check what you sent.";

/**
 * What went wrong with a parsed request, as an AppError: the first message leads, all of them are
 * listed.
 */
export function toInvalidRequest(error: ZodError): AppError {
  const errors = error.issues.map((issue) => ({
    path: issue.path.map(String).join("."),
    message: issue.message,
  }));
  return new AppError("invalid_request", errors[0]?.message ?? "The request could not be read", {
    errors,
  });
}

/**
 * What a failure is to whoever asked; unknown ones are logged with their place (`where`) and say
 * nothing of themselves.
 */
export function toAppError(error: unknown, where: string): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    // A request is parsed by route(), which throws AppError; a ZodError here is our own data
    // breaking its contract.
    log.error({ err: error, where }, "an answer broke its contract");
    return new AppError("internal", "Something went wrong on our side.");
  }
  if (isDatabaseUnavailable(error)) {
    // One line: while the database is away every call comes here.
    log.warn(
      { reason: loggedMessage(error) ?? toLoggedError(error).code ?? "no connection", where },
      "database unavailable",
    );
    return new AppError(
      "unavailable",
      "The library can’t be reached right now. Please try again.",
      {
        retryAfter: RETRY_AFTER_SECONDS,
        cause: error,
      },
    );
  }
  if (isUnstorableValue(error)) {
    // Every schema should have refused it; the code tells which one did not.
    log.warn({ err: error, where }, "the database refused a value");
    return new AppError("invalid_request", UNSTORABLE, { cause: error });
  }
  log.error({ err: error, where }, "unexpected error");
  return new AppError("internal", "Something went wrong on our side.");
}

/**
 * Turns anything thrown into the problem+json answer, never cached. Unknown errors are logged by
 * kind and place and answered flat, so that no stack trace or table name leaves the server. `where`
 * is the path without its query and without what visitors typed into it.
 */
export function problemResponse(error: unknown, where: string): Response {
  const failure = toAppError(error, where);
  const { status, title } = ERROR_CODES[failure.code];
  const problem: Problem = {
    type: "about:blank",
    title,
    status,
    detail: failure.message,
    code: failure.code,
    ...(failure.errors ? { errors: failure.errors } : {}),
    ...(failure.current === undefined ? {} : { current: failure.current }),
  };
  const headers = new Headers({
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    ...failure.headers,
  });
  if (failure.retryAfter !== undefined) headers.set("Retry-After", String(failure.retryAfter));
  return new Response(JSON.stringify(problem), { status, headers });
}
