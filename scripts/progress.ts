/**
 * Prints lines with the seconds since this call, so that a long step can be told from a stuck one.
 */
export function progress(): (line: string) => void {
  const started = performance.now();
  return (line) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    console.log(`${seconds} s  ${line}`);
  };
}

/** An error whose message is all the operator needs. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** Told apart by name, so that printing a message loads no database code. */
const EXPECTED = new Set([
  "OperatorError",
  "ArchiveError",
  "DataFolderError",
  "DataFolderInUseError",
  "DatabaseUnreachableError",
  "EditorialError",
  "MigrationError",
  "SeedMismatchError",
  "TranslationError",
]);

/** Ends the process with 1 and a message; only an unexpected error shows where it came from. */
export function fail(error: unknown): never {
  const expected = error instanceof Error && EXPECTED.has(error.name);
  console.error(expected ? `\n${error.message}` : error);
  process.exit(1);
}
