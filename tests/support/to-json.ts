/** Rows of the database as JSON, which knows no bigint by itself. */
export function toJson(rows: unknown): string {
  return JSON.stringify(rows, (_key, value) => (typeof value === "bigint" ? String(value) : value));
}
