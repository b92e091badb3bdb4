/**
 * Codes of PostgreSQL (class 22, data exception) that say a value cannot be taken: too long, out of
 * range, no date, no id, bytes that are no text. The others of the class, such as a division by
 * zero, are mistakes of ours.
 */
const CODES = /^22(?:001|003|007|008|021|P02|P03|P05|026|009|015|023)$/;
/** The same in Prisma's codes, and as kinds of @prisma/driver-adapter-utils errors. */
const PRISMA_CODES = new Set(["P2000", "P2006", "P2007", "P2020", "P2023", "P2033"]);
const KINDS = new Set([
  "LengthMismatch",
  "ValueOutOfRange",
  "InvalidInputValue",
  "InconsistentColumnData",
]);

/**
 * True when an error says that the database refused a value for what it is, not for what there is.
 */
export function isUnstorableValue(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 6) return false;
  const { code, originalCode, kind, cause, meta } = error as Record<string, unknown>;
  const codes = [code, originalCode].filter((one) => typeof one === "string");
  if (codes.some((one) => CODES.test(one) || PRISMA_CODES.has(one))) return true;
  if (typeof kind === "string" && KINDS.has(kind)) return true;
  const inner = [cause, (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError];
  return inner.some((part) => isUnstorableValue(part, depth + 1));
}
