import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** The files that Next's own server reads in this mode, the more special first. */
function filesOf(mode: "development" | "production"): string[] {
  return [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"];
}

/**
 * Adds the variables of `.env` and its kin in `folder` to `env`. What is there already wins, then
 * the more special file.
 */
export function readEnvFiles(folder: string, env: NodeJS.ProcessEnv): void {
  const mode = env.NODE_ENV === "development" ? "development" : "production";
  for (const name of filesOf(mode)) {
    const file = path.join(folder, name);
    if (!existsSync(file)) continue;
    for (const [key, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
      env[key] ??= value;
    }
  }
}

// Imported first by the commands, so that one file serves the start, the build and all of them.
// Tests bring their own variables and must never meet an operator's database.
if (process.env.NODE_ENV !== "test") readEnvFiles(path.resolve(__dirname, ".."), process.env);
