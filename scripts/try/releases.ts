import { execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../project";

const LEFT_OUT = /^(node_modules|\.git|\.next.*|\.data|test-results|playwright-report|\.env.*)$/;
const run = promisify(execFile);

/** A version of the site as it is deployed: its standalone folder. */
export interface Release {
  name: string;
  folder: string;
}

/**
 * Builds the project's sources in `folder/name` as a release of its own, unless one stands there.
 * `isChanged` gives the browser's code one more line, so that the build's files have other names
 * than those of a release without it.
 */
export async function makeRelease(
  folder: string,
  name: string,
  { siteUrl, isChanged }: { siteUrl: string; isChanged: boolean },
): Promise<Release> {
  const copy = path.join(folder, name);
  const release = { name, folder: path.join(copy, ".next", "standalone") };
  if (existsSync(path.join(copy, ".next", "sources.sha256"))) return release;
  mkdirSync(copy, { recursive: true });
  cpSync(projectRoot, copy, {
    recursive: true,
    filter: (file) => {
      const relative = path.relative(projectRoot, file);
      return !LEFT_OUT.test(relative.split(path.sep)[0] ?? "");
    },
  });
  // Linked where the file system can: the packages are a gigabyte. The bundler accepts no link to a
  // folder outside the project.
  const packages = [path.join(projectRoot, "node_modules"), copy];
  await run("cp", ["-al", ...packages]).catch(() => run("cp", ["-a", ...packages]));
  if (isChanged) {
    const line = `document.documentElement.dataset.release = ${JSON.stringify(name)};\n`;
    writeFileSync(path.join(copy, "instrumentation-client.ts"), line);
  }
  await build(copy, { SITE_URL: siteUrl, BUILD_ID: name });
  return release;
}

function build(folder: string, variables: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const { NEXT_DIST_DIR: _, ...env } = process.env;
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
      cwd: folder,
      env: { ...env, ...variables, BUILD_STANDALONE: "1" },
      stdio: "inherit",
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The build in ${folder} ended with ${code}`)),
    );
  });
}
