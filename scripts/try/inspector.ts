import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../project";

// `npm run try:inspector [-- http://localhost:3000]`: asks the tools for language models through the
// protocol's own inspector, over standard input and output and, with the address of a running site,
// over HTTP. The inspector wants a newer Node than the site; both are installed into a temporary
// folder. Prints a line for each check; exit code 1 when one failed.

const PACKAGES = ["node@22", "@modelcontextprotocol/inspector@2.12.0"];
const STDIO = ["npm", "run", "--silent", "mcp"];
const CHECKS: readonly { name: string; options: readonly string[]; holds: RegExp }[] = [
  { name: "tools/list", options: ["--method", "tools/list"], holds: /"name": "evidence_for"/ },
  {
    name: "get_passage",
    options: [
      ...["--method", "tools/call", "--tool-name", "get_passage"],
      ...["--tool-arg", "reference=John 11:35"],
    ],
    holds: /37c0a7cae6955a79b8c7dc2663fea265e804a7e88d69ca011fa0bcc83beb521d/,
  },
  {
    name: "original_words",
    options: [
      ...["--method", "tools/call", "--tool-name", "original_words"],
      ...["--tool-arg", "reference=John 11:35"],
    ],
    holds: /G1145/,
  },
];
const run = promisify(execFile);

/** Installs the inspector; gives a function that runs it with these arguments. */
async function install(folder: string) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // The package `node` is fetched by its install script.
  const options = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts=false"];
  await run(npm, ["install", "--prefix", folder, ...PACKAGES, ...options], { cwd: folder });
  const bin = path.join(folder, "node_modules", "node", "bin");
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` };
  const program = path.join(folder, "node_modules", ".bin", "mcp-inspector");
  return async (given: readonly string[]) => {
    const { stdout } = await run(path.join(bin, "node"), [program, "--cli", ...given], {
      ...{ cwd: projectRoot, env, timeout: 180_000, maxBuffer: 16 * 1024 * 1024 },
    });
    return stdout;
  };
}

async function main(): Promise<void> {
  const [site] = process.argv.slice(2);
  const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-inspector."));
  try {
    const inspect = await install(folder);
    const ways = [STDIO, ...(site ? [[`${site}/api/mcp`, "--transport", "http"]] : [])];
    for (const way of ways) {
      for (const { name, options, holds } of CHECKS) {
        const answer = await inspect([...way, ...options]).catch(({ message }: Error) => message);
        const isSo = holds.test(answer);
        console.log(`${isSo ? "ok   " : "WRONG"} ${name} over ${way === STDIO ? "stdio" : site}`);
        if (isSo) continue;
        console.log(answer.slice(0, 2_000));
        process.exitCode = 1;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
