import { parseArgs } from "node:util";
import { externalDatabase } from "../database";

/** Stands for the database in DATA_DIR where an address is asked for. */
export const EMBEDDED = "embedded";

/** Reads the command line of `npm run db:move`; null when that makes no sense. */
export function readMoveArguments(args: string[]): { from: string; to: string } | null {
  try {
    const { values } = parseArgs({
      args,
      options: { from: { type: "string" }, to: { type: "string" } },
    });
    const from = values.from ?? externalDatabase() ?? EMBEDDED;
    return values.to && values.to !== from ? { from, to: values.to } : null;
  } catch {
    return null;
  }
}
