import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publicAddress } from "../../lib/site/public-address";
import { projectRoot } from "../project";

/** In the build's folder, which `next build` empties first: an interrupted build never has it. */
const FINGERPRINT_FILE = "sources.sha256";
/**
 * What a build is made from. Anything that matters and is missing here would leave a stale site
 * standing.
 */
const SOURCE_FOLDERS = ["app", "components", "lib", "public", "prisma/seed"];
const SOURCE_FILES = [
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "prisma.config.ts",
  "prisma/schema.prisma",
  "proxy.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "scripts/build-site.ts",
  "scripts/project.ts",
  "scripts/csp-hashes.ts",
  "scripts/build-worker.ts",
  "scripts/build-references.ts",
  "tsconfig.json",
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];
/** Variables that prerendered pages print. An empty one counts as unset, as everywhere. */
const PRINTED_VARIABLES = /^(SITE_URL|CREATOR_\w+|NEXT_PUBLIC_\w+)$/;

/**
 * SHA-256 (hex) over everything a build depends on: sources, lock file, variables and the Node
 * version.
 */
export function sourceFingerprint(env: NodeJS.ProcessEnv): string {
  const hash = createHash("sha256");
  hash.update(`node ${process.versions.node}\n`);
  const printed = { ...env, SITE_URL: publicAddress(env).url };
  for (const [name, value] of Object.entries(printed).sort()) {
    if (PRINTED_VARIABLES.test(name) && value) hash.update(`${name}=${value}\0`);
  }
  for (const file of sourceFiles()) {
    const bytes = readFileSync(path.join(projectRoot, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

function sourceFiles(): string[] {
  const inFolders = SOURCE_FOLDERS.flatMap((folder) => {
    const full = path.join(projectRoot, folder);
    if (!existsSync(full)) return [];
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)));
  });
  const single = SOURCE_FILES.filter((file) => existsSync(path.join(projectRoot, file)));
  return [...inFolders, ...single].sort();
}

/**
 * What the folder holds: a finished build of exactly these sources and variables ("same"), one of
 * others ("other"), or none. An id or a standalone folder that `env` asks for (BUILD_ID,
 * BUILD_STANDALONE) must be there too; who asks for neither takes any build.
 */
export function builtState(
  distDir: string,
  fingerprint: string,
  env: NodeJS.ProcessEnv,
): "same" | "other" | "none" {
  const dist = path.resolve(projectRoot, distDir);
  const read = (file: string) => {
    const full = path.join(dist, file);
    return existsSync(full) ? readFileSync(full, "utf8").trim() : undefined;
  };
  const buildId = read("BUILD_ID");
  const recorded = read(FINGERPRINT_FILE);
  if (buildId === undefined || recorded === undefined) return "none";
  const isAsked =
    (!env.BUILD_ID || env.BUILD_ID === buildId) &&
    (env.BUILD_STANDALONE !== "1" || existsSync(path.join(dist, "standalone", "server.js")));
  return recorded === fingerprint && isAsked ? "same" : "other";
}

/**
 * Forgets what the folder was built from; before a build, so that half of one is never taken for
 * whole.
 */
export function forgetBuild(distDir: string): void {
  rmSync(path.resolve(projectRoot, distDir, FINGERPRINT_FILE), { force: true });
}

/** Notes what the finished build was made from. */
export function recordBuild(distDir: string, fingerprint: string): void {
  writeFileSync(path.resolve(projectRoot, distDir, FINGERPRINT_FILE), `${fingerprint}\n`);
}
