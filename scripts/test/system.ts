import { existsSync, readFileSync } from "node:fs";

const LOOK_EVERY_MS = 200;

/**
 * Waits for the system's packages, which `.ci/run` installs beside the first tests, and gives the
 * variables (`NAME=value` a line) that it writes into `file` when they are there. The file must
 * appear whole.
 * @throws when the file names no database, since the server could not be started, and when it does
 *   not come within the deadline.
 */
export async function systemVariables(
  file: string,
  deadlineMs: number,
): Promise<Record<string, string>> {
  const deadline = Date.now() + deadlineMs;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error("The system's packages did not come in time");
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const variables = Object.fromEntries(
    lines.map((line) => {
      const equals = line.indexOf("=");
      return [line.slice(0, equals), line.slice(equals + 1)];
    }),
  );
  if (!variables.TEST_DATABASE_URL)
    throw new Error("PostgreSQL could not be installed or did not start; see what stands above");
  return variables;
}
