import { packageProgram } from "../project";
import { type Ended, runNode } from "./processes";

/** One check: a name for people and the Node command that decides. */
export type Check = { name: string; args: string[] };

const DEADLINE_MS = 180_000;

/** What `npm run check` runs, and `npm test` first of all. Each counts as one test. */
export const CHECKS: Check[] = [
  {
    name: "format and lint",
    args: [packageProgram("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings"],
  },
  { name: "structure", args: ["--import", "tsx", "scripts/check-structure.ts"] },
  { name: "content lists", args: ["--import", "tsx", "scripts/content-lists.ts", "--check"] },
  { name: "unused code and packages", args: [packageProgram("knip", "bin/knip.js")] },
  { name: "types", args: [packageProgram("typescript", "bin/tsc"), "--noEmit"] },
];

/**
 * Writes what the checks and the tests read but git does not hold: the database client and the
 * route types.
 */
export async function generateSources(env: NodeJS.ProcessEnv): Promise<Ended> {
  const prisma = packageProgram("prisma", "build/index.js");
  const next = packageProgram("next", "dist/bin/next");
  const client = await runNode({ args: [prisma, "generate"], env, deadlineMs: DEADLINE_MS });
  if (!client.ok) return client;
  return runNode({ args: [next, "typegen"], env, deadlineMs: DEADLINE_MS });
}

/** Runs one check; its output matters only when it fails. */
export function runCheck({ args }: Check): Promise<Ended> {
  return runNode({ args, deadlineMs: DEADLINE_MS });
}
