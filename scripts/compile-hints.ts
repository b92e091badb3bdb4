import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Tells V8 (Chrome 136 and up) that all functions of a script run when it is loaded, so that they
 * are compiled while it streams in, beside the page's thread and not by it when first called;
 * others read a comment. https://v8.dev/blog/explicit-compile-hints
 */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Smaller scripts compile in no time, and the hint is bytes in each. */
const STREAMED_BYTES = 32_768;

/**
 * Puts the hint at the head of every script that browsers load from the build in `dist` and that is
 * worth it. Returns how many got it; run twice, the second time finds none.
 */
export function addCompileHints(dist: string): number {
  const folder = path.join(dist, "static", "chunks");
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).size >= STREAMED_BYTES);
  const bare = files
    .map((file) => ({ file, code: readFileSync(file, "utf8") }))
    .filter(({ code }) => !code.startsWith(HINT));
  for (const { file, code } of bare) writeFileSync(file, HINT + code);
  return bare.length;
}
