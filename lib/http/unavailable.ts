/**
 * Codes of Node's network layer, of PostgreSQL (class 53, 57P) and of Prisma that mean "not
 * reachable now".
 */
const CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "P1000",
  "P1001",
  "P1002",
  "P1003",
  "P1008",
  "P1010",
  "P1011",
  "P1017",
  "P2021",
  "P2024",
  "P2028",
  "P2037",
  "53000",
  "53100",
  "53200",
  "53300",
  "53400",
  "55P03",
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "57P04",
  "42P01",
]);

/** Connection exceptions, and system errors of the server: files that are gone, a disk that fails. */
const CLASSES = /^(?:08|58)/;

const isCode = (code: unknown) =>
  typeof code === "string" && (CODES.has(code) || CLASSES.test(code));

/** Kinds of @prisma/driver-adapter-utils errors with the same meaning. */
const KINDS = new Set([
  "DatabaseNotReachable",
  "DatabaseDoesNotExist",
  "DatabaseAccessDenied",
  "AuthenticationFailed",
  "ConnectionClosed",
  "SocketTimeout",
  "TlsConnectionError",
  "TooManyConnections",
  "TableDoesNotExist",
]);

/** pg raises these as plain errors without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|Connection closed|server closed the connection|can't reach database server/i;

/**
 * True when an error says that the database cannot be used at the moment: refused, gone in
 * mid-query, too slow, full, without its files, or not migrated yet. All of these end by themselves
 * or by its operator's hand, not by a change of the site, so the answer is 503 and not 500.
 */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 6) return false;
  const { code, kind, originalCode, message, cause, errors, meta } = error as Record<
    string,
    unknown
  >;
  if (isCode(code) || isCode(originalCode)) return true;
  if (typeof kind === "string" && KINDS.has(kind)) return true;
  if (typeof message === "string" && MESSAGES.test(message)) return true;
  const inner = [
    cause,
    ...(Array.isArray(errors) ? errors : []),
    (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError,
  ];
  return inner.some((part) => isDatabaseUnavailable(part, depth + 1));
}
