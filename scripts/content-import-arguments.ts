import { parseArgs } from "node:util";

/** What `npm run content:import` is asked for: one of both. */
export interface ImportArguments {
  folder?: string | undefined;
  remove?: string | undefined;
  dryRun: boolean;
}

/** Reads its command line; undefined when that makes no sense. */
export function readImportArguments(args: string[]): ImportArguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { remove: { type: "string" }, "dry-run": { type: "boolean", default: false } },
    });
    const [folder, ...more] = positionals;
    const { remove, "dry-run": dryRun } = values;
    const isOne = (folder !== undefined) !== (remove !== undefined);
    if (!isOne || more.length > 0 || (remove !== undefined && dryRun)) return undefined;
    return { folder, remove, dryRun };
  } catch {
    return undefined;
  }
}
