// What the log says of an error. Messages of the database and of parsers repeat the values they are
// about, and those are the visitors'.

const MAX_DEPTH = 5;
/** From the first quotation mark to the last: what is quoted in a message is a value as a rule. */
const QUOTED = /["'`“][\s\S]*["'`”]/;
const FRAME = /^\s+at .+$/gm;
/** Errors of the database and of its drivers, whose messages may hold values in any form. */
const OF_DATABASE = /prisma|driveradapter|databaseerror/i;

/**
 * An error as it is logged: what kind, where in the code and which codes, and no value that was
 * part of a request.
 */
export interface LoggedError {
  type: string;
  message?: string;
  code?: string;
  /** SQLSTATE, where a driver keeps it apart from its own code. */
  originalCode?: string;
  kind?: string;
  stack?: string;
  cause?: LoggedError;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && /^[\w.-]{1,60}$/.test(value) ? value : undefined;
}

function isOfDatabase(error: Record<string, unknown>): boolean {
  const name = `${error.name} ${(error.constructor as { name?: string } | undefined)?.name}`;
  // pg's own errors are called "error" and have a severity.
  return (
    OF_DATABASE.test(name) || "severity" in error || "originalMessage" in error || "kind" in error
  );
}

/** The message of an error without what it quotes; undefined for errors of the database. */
export function loggedMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isOfDatabase(error as unknown as Record<string, unknown>)) return undefined;
  return error.message.replace(QUOTED, "…").slice(0, 300);
}

/** Makes of anything thrown what may be logged. */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== "object" || error === null) return { type: typeof error };
  const { name, code, originalCode, kind, cause, meta, stack, message } = error as Record<
    string,
    unknown
  >;
  const inner = cause ?? (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  // The message stands in front of the frames.
  const frames =
    typeof stack === "string"
      ? stack.replace(String(message), "").match(FRAME)?.join("\n")
      : undefined;
  const logged: Record<string, unknown> = {
    type: text(name) ?? "Error",
    message: loggedMessage(error),
    code: text(code),
    originalCode: text(originalCode),
    kind: text(kind),
    stack: frames,
    cause: inner !== undefined && depth < MAX_DEPTH ? toLoggedError(inner, depth + 1) : undefined,
  };
  return Object.fromEntries(
    Object.entries(logged).filter(([, value]) => value !== undefined),
  ) as unknown as LoggedError;
}
