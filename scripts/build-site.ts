import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ScriptHashes } from "../lib/http/csp";
import { toShell } from "../lib/quotation-check/result-page";
import { buildReferences } from "./build-references";
import { buildWorker, requireFiles } from "./build-worker";
import { addCompileHints } from "./compile-hints";
import { collectScriptHashes, longestPolicy, prerenderedPages } from "./csp-hashes";
import { orderScripts } from "./order-scripts";
import { packageProgram, projectRoot } from "./project";
import { forgetBuild, recordBuild, sourceFingerprint } from "./start/build-state";

/** What a build is made of and where it goes. */
export type BuildOptions = {
  /** Folder of the build, relative to the project; `.next` by default. */
  distDir?: string;
  /**
   * Variables for `next build` on top of this process's own. `BUILD_ID` names the build, else it
   * gets a random one.
   */
  env?: Record<string, string>;
  /** Also make the standalone folder (`<distDir>/standalone`) that runs without node_modules. */
  standalone?: boolean;
  /**
   * Leave what the compiler keeps for its next run, some 300 MB that nothing else needs: for builds
   * that are made again and again.
   */
  keepsCompilerCache?: boolean;
  /** Gets one line per step. */
  onProgress?: (line: string) => void;
  /** Ends the running step when aborted. */
  signal?: AbortSignal;
};

/**
 * What came out of a build. `seconds` is wall time; `policyBytes` is the size of the longest CSP.
 */
export type BuildResult = { seconds: number; pages: number; policyBytes: number };

/**
 * Builds the site for production in two passes with one build id: the first shows which inline
 * scripts the pages carry, the second sends their hashes as the Content-Security-Policy. Needs no
 * database. Notes what the build was made from, so that `npm start` need not build again.
 * @throws when a step fails (the message ends with its output), when the passes differ, or when a
 *   policy grows too long.
 */
export async function buildSite(options: BuildOptions = {}): Promise<BuildResult> {
  const { distDir = ".next", onProgress = () => undefined, signal } = options;
  const started = performance.now();
  const dist = path.resolve(projectRoot, distDir);
  const hashFile = path.join(dist, "cache", "csp-hashes.json");
  const workerFile = path.join(dist, "cache", "service-worker.js");
  const referencesFile = path.join(dist, "cache", "references.js");
  const buildId = process.env.BUILD_ID ?? randomBytes(8).toString("hex");
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    BUILD_ID: buildId,
    ...options.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: distDir,
    CSP_HASHES_FILE: "",
    SERVICE_WORKER_FILE: "",
    REFERENCES_FILE: referencesFile,
    CHECK_PAGE_FILE: "",
    BUILD_STANDALONE: "",
  };
  // Of what stands there now: a source that changes during the build must make the next start build
  // again.
  const fingerprint = sourceFingerprint(env);
  forgetBuild(distDir);
  rmSync(hashFile, { force: true });
  rmSync(path.join(dist, "output"), { recursive: true, force: true });

  onProgress("Generating the database client");
  await runNode(packageProgram("prisma", "build/index.js"), ["generate"], env, signal);
  await buildReferences(referencesFile);
  onProgress("Building the pages (pass 1 of 2)");
  await nextBuild(env, signal);
  const hashes = collectScriptHashes(dist);
  const policyBytes = longestPolicy(hashes);
  mkdirSync(path.dirname(hashFile), { recursive: true });
  writeFileSync(hashFile, JSON.stringify(hashes, null, 1));
  const worker = await buildWorker(dist, env.BUILD_ID ?? buildId, workerFile);

  onProgress("Building the pages (pass 2 of 2, with their security policy)");
  const standalone = options.standalone ? "1" : "";
  const checkPageFile = path.join(dist, "cache", "check-page.html");
  writeFileSync(checkPageFile, toShell(readPage(dist, "/check")));
  const second = {
    ...{ CSP_HASHES_FILE: hashFile, SERVICE_WORKER_FILE: workerFile },
    CHECK_PAGE_FILE: checkPageFile,
  };
  await nextBuild({ ...env, ...second, BUILD_STANDALONE: standalone }, signal);
  requireFiles(dist, worker.files);
  const changed = changedRoutes(hashes, collectScriptHashes(dist));
  if (changed.length > 0) {
    throw new Error(
      `The inline scripts of ${changed.join(", ")} differ between the two passes: something in these pages depends on ` +
        "the time or on chance, or a source file was changed during the build",
    );
  }
  addCompileHints(dist);
  orderScripts(dist);
  if (options.standalone) completeStandalone(distDir);
  // The second pass lives on it. A platform that carries it from build to build looks for it here.
  if (!options.keepsCompilerCache && !env.VERCEL) {
    rmSync(path.join(dist, "cache", "turbopack"), { recursive: true, force: true });
  }
  recordBuild(distDir, fingerprint);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, pages: Object.keys(hashes).length, policyBytes };
}

/** A prerendered page of a build. */
function readPage(dist: string, route: string): string {
  const file = prerenderedPages(dist).find(([path]) => path === route)?.[1];
  if (!file) throw new Error(`The build has no page ${route}`);
  return readFileSync(file, "utf8");
}

function changedRoutes(before: ScriptHashes, after: ScriptHashes): string[] {
  const routes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...routes].filter((route) => before[route]?.join() !== after[route]?.join());
}

/**
 * Puts what browsers download, and what is loaded before Next, next to the standalone server; Next
 * leaves both to the deployer.
 */
function completeStandalone(distDir: string): void {
  const target = path.join(projectRoot, distDir, "standalone");
  cpSync(path.join(projectRoot, distDir, "static"), path.join(target, distDir, "static"), {
    recursive: true,
  });
  const server = path.join("scripts", "server");
  cpSync(path.join(projectRoot, server), path.join(target, server), { recursive: true });
  orderScripts(path.join(target, distDir));
  const publicFolder = path.join(projectRoot, "public");
  if (existsSync(publicFolder))
    cpSync(publicFolder, path.join(target, "public"), { recursive: true });
}

function nextBuild(env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  return runNode(packageProgram("next", "dist/bin/next"), ["build"], env, signal);
}

/**
 * Runs a Node script to its end without a window of its own; its output is shown only when it
 * fails.
 */
function runNode(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: projectRoot,
      env,
      signal,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `${path.basename(script)} ${args.join(" ")} ended with ${code}\n${output.trim()}`,
          ),
        );
    });
  });
}
