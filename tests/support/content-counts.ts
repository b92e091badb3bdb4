import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * How many items a set of built-in content has (lib/content): its files, as the browser tests
 * cannot load the list itself.
 */
export const countItems = (set: string): number =>
  readdirSync(path.join(__dirname, "../../lib/content", set)).filter(
    (file) => file !== "index.ts" && file !== "schema.ts",
  ).length;
