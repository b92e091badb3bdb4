// `npm run client:build`: writes clients/typescript/schema.ts from the API's document. The generator
// wants an older compiler than the project's, so both are installed beside it, in a temporary
// folder; nothing of it is needed to use the client.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { describeApi } from "@/lib/open-api/document";
import { hashDocument } from "@/lib/open-api/document-hash";
import { NAMED_SCHEMAS, OPEN_OPERATIONS } from "@/lib/open-api/operations";
import { projectRoot } from "./project";

const GENERATOR = ["openapi-typescript@7.13.0", "typescript@5.9.3"];
const TARGET = path.join(projectRoot, "clients/typescript/schema.ts");
const run = promisify(execFile);

async function generate(folder: string, document: unknown): Promise<string> {
  const [input, output] = ["openapi.json", "schema.ts"].map((name) => path.join(folder, name));
  if (!input || !output) throw new Error("no folder");
  writeFileSync(input, JSON.stringify(document));
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const quiet = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts"];
  await run(npm, ["install", "--prefix", folder, ...GENERATOR, ...quiet], { cwd: folder });
  const program = path.join(folder, "node_modules/openapi-typescript/bin/cli.js");
  await run(process.execPath, [program, input, "--output", output], { cwd: folder });
  return readFileSync(output, "utf8");
}

async function main(): Promise<void> {
  const document = describeApi({
    operations: OPEN_OPERATIONS,
    named: NAMED_SCHEMAS,
    siteUrl: undefined,
  });
  const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-client."));
  try {
    const code = await generate(folder, document);
    writeFileSync(TARGET, `// Document: ${hashDocument(document)}\n${code}`);
    console.log(`${path.relative(projectRoot, TARGET)}: ${code.split("\n").length} lines`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
