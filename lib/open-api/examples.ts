import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";

/** A program that asks the API, as it stands in the folder `examples`. */
export interface ApiExample {
  /** The language, as it is shown. */
  name: string;
  file: string;
}
export const API_EXAMPLES: readonly ApiExample[] = [
  { name: "curl", file: "curl.sh" },
  { name: "JavaScript", file: "javascript.mjs" },
  { name: "Python", file: "python.py" },
];

/** Where the examples ask unless SITE says otherwise. */
const OWN_MACHINE = "http://localhost:3000";

/** The examples with this site's address in them. Read when the page is built. */
export function readExamples(siteUrl: string): { name: string; code: string }[] {
  return API_EXAMPLES.map(({ name, file }) => ({
    name,
    code: readFileSync(path.join(process.cwd(), "examples", file), "utf8")
      .replaceAll(OWN_MACHINE, siteUrl)
      .trim(),
  }));
}
