import { existsSync, renameSync, rmSync } from "node:fs";
import { runPostgresTool } from "./postgres-tools";
import { OperatorError } from "./progress";

/**
 * Writes everything that the site has on a server into one file, which appears only when it is
 * complete. Throws OperatorError when the file exists, or when pg_dump is missing or fails.
 */
export async function backUpServer(connectionString: string, file: string): Promise<void> {
  if (existsSync(file)) {
    throw new OperatorError(`${file} exists already; a backup never overwrites one.`);
  }
  const partial = `${file}.partial`;
  const options = ["--format=custom", "--no-owner", `--file=${partial}`];
  await runPostgresTool("pg_dump", connectionString, options).catch((error: unknown) => {
    rmSync(partial, { force: true });
    throw error;
  });
  renameSync(partial, file);
}
