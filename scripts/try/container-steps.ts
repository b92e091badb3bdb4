import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "../project";
import { createOnServer, type TestDatabase } from "../test/databases";
import { freePort } from "../test/processes";
import { readEnv, readStages, readWords, type Stage } from "./dockerfile";

// `TEST_DATABASE_URL=… npm run try:container`: where no container engine runs, follows the
// Dockerfile by hand. Each stage is a folder; COPY copies, RUN runs there with this machine's Node,
// what needs a root of its own (apt-get, chown) is named and left out. Then the tools prepare, list
// for moderation and back up a database of TEST_DATABASE_URL's server, and the site starts, is
// asked and stopped, each by the image's own command. Exit code 1 when a step fails. Takes a few
// minutes and the network (npm ci).

const SITE_URL = "https://container.example.org";
/** Of the image's system, not of the project. */
const NEEDS_ROOT = /^(apt-get|mkdir -p \/|chown)/;
const POLL_MS = 300;
const READY_TRIES = 600;

interface Built {
  folder: string;
  env: Record<string, string>;
  command: string[];
  health: string[];
}

/** Runs to the end. Throws with everything it printed when it fails. */
function run(command: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command[0] as string, command.slice(1), { cwd, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command.join(" ")} ended with ${code}\n${output}`));
    });
  });
}

/** What a container has: nothing of this shell but the way to the programs. */
function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { NODE_ENV: undefined, PATH, HOME, TMPDIR, ...env } as unknown as NodeJS.ProcessEnv;
}

function isIgnored(file: string): boolean {
  const patterns = readFileSync(path.join(projectRoot, ".dockerignore"), "utf8").split("\n");
  const relative = path.relative(projectRoot, file).split(path.sep).join("/");
  return patterns.filter(Boolean).some((pattern) => {
    const words = pattern.replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*");
    return new RegExp(`^${words}(/|$)`).test(relative);
  });
}

function copy(rest: string, stage: Built, stages: Map<string, Built>): void {
  const words = rest.split(/\s+/);
  const options = words.filter((word) => word.startsWith("--"));
  const paths = words.filter((word) => !word.startsWith("--"));
  const target = path.join(stage.folder, paths.at(-1) as string);
  const from = options.find((option) => option.startsWith("--from="))?.slice("--from=".length);
  const source = from ? stages.get(from)?.folder : projectRoot;
  if (!source) throw new Error(`COPY from an unknown stage: ${rest}`);
  for (const name of paths.slice(0, -1)) {
    // Our stages work in /site, which is the stage's folder.
    const file = path.join(source, name.replace(/^\/site\//, ""));
    const single = /\.\w+$/.test(name) && !from ? path.join(target, path.basename(name)) : target;
    cpSync(file, single, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => from !== undefined || !isIgnored(each),
    });
  }
}

async function build(stage: Stage, folder: string, stages: Map<string, Built>): Promise<Built> {
  const base = stages.get(stage.from);
  mkdirSync(folder);
  // As in the image: what the earlier stage holds is there.
  if (base) await run(["cp", "-a", `${base.folder}/.`, folder], folder, process.env);
  const built: Built = { folder, env: { ...base?.env }, command: [], health: [] };
  for (const { name, rest } of stage.instructions) {
    if (name === "COPY") copy(rest, built, stages);
    else if (name === "ARG" && rest === "SITE_URL") built.env.SITE_URL = SITE_URL;
    else if (name === "ENV") Object.assign(built.env, readEnv(rest, built.env));
    else if (name === "CMD") built.command = readWords(rest);
    else if (name === "HEALTHCHECK") built.health = readWords(rest);
    else if (name === "RUN" && NEEDS_ROOT.test(rest)) console.log(`  left out: RUN ${rest}`);
    else if (name === "RUN") {
      console.log(`  RUN ${rest}`);
      const output = await run(["sh", "-c", rest], folder, environment(built.env));
      console.log(output.trimEnd().replace(/^/gm, "    "));
    }
  }
  return built;
}

async function tryTools(tools: Built, database: TestDatabase, backup: string): Promise<void> {
  const env = environment({ ...tools.env, ...database.env });
  const commands = [
    tools.command,
    ["npm", "run", "moderate"],
    ["npm", "run", "db:backup", "--", backup],
  ];
  for (const command of commands) {
    console.log(`tools: ${command.join(" ")}`);
    const output = await run(command, tools.folder, env);
    console.log(`    ${output.trim().split("\n").at(-1)}`);
  }
}

async function trySite(site: Built, database: TestDatabase): Promise<void> {
  const port = String(await freePort());
  const env = environment({ ...site.env, ...database.env, PORT: port, HOSTNAME: "127.0.0.1" });
  console.log(`site: ${site.command.join(" ")}`);
  const [program, ...args] = site.command;
  const server = spawn(program as string, args, { cwd: site.folder, env, stdio: "inherit" });
  const ended = new Promise<number | null>((resolve) => server.once("close", resolve));
  try {
    await waitUntilReady(`http://127.0.0.1:${port}/api/health/ready`, server);
    await run(site.health, site.folder, env);
    const page = await (await fetch(`http://127.0.0.1:${port}/bible`)).text();
    if (!page.includes(`${SITE_URL}/bible`)) throw new Error("The page does not name SITE_URL");
    console.log("    ready, healthy, and its pages name SITE_URL");
  } finally {
    server.kill("SIGTERM");
    console.log(`    exit code after SIGTERM: ${await ended}`);
  }
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < READY_TRIES && server.exitCode === null; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The site did not become ready at ${url}`);
}

async function main(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error("TEST_DATABASE_URL must name a PostgreSQL server.");
  const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-container-"));
  const database = await createOnServer(serverUrl);
  try {
    const stages = new Map<string, Built>();
    const text = readFileSync(path.join(projectRoot, "Dockerfile"), "utf8");
    for (const stage of readStages(text)) {
      console.log(`stage ${stage.name}`);
      stages.set(stage.name, await build(stage, path.join(folder, stage.name), stages));
    }
    const [tools, site] = [stages.get("tools"), stages.get("site")];
    if (!tools || !site) throw new Error("The Dockerfile has no stage tools or site");
    await tryTools(tools, database, path.join(folder, "backup.dump"));
    await trySite(site, database);
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
