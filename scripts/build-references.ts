import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { referencePattern } from "../lib/embeds/references/pattern";
import { site } from "../lib/site/creator";
import { projectRoot } from "./project";

const ENTRY = "lib/embeds/references/script.ts";

/** Bundles the script that other sites load, with the pattern of the books' names. */
export async function bundleReferences(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    define: {
      REFERENCE_PATTERN: JSON.stringify(referencePattern()),
      SITE_NAME: JSON.stringify(site.title),
    },
  });
  return outputFiles[0]?.text ?? "";
}

/** The same, written to a file that next.config.ts reads. */
export async function buildReferences(file: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await bundleReferences());
}
