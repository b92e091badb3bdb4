import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { projectRoot } from "./project";

// `npm run eval`: every measurement of what the site answers, one after the other, as
// docs/ai-quality.md tells them. Needs no database. `--topics file.json` (topics with the verses
// that people voted for) measures the ranking as well. The exit code is 1 if one is below its
// targets.

const PROGRAMS = [
  { file: "eval-chat", about: "Sources of questions, misquotations, references" },
  { file: "eval-facts", about: "Direct facts, quoted words, odd references" },
  { file: "eval-safety", about: "People in need, and questions that only sound like it" },
  { file: "eval-guard", about: "Hostile and honest models" },
];

function run(file: string, args: readonly string[]): boolean {
  const { status } = spawnSync(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", `scripts/${file}.ts`, ...args],
    { cwd: projectRoot, stdio: "inherit" },
  );
  return status === 0;
}

const { values } = parseArgs({ options: { topics: { type: "string" } } });
const failed: string[] = [];
for (const { file, about } of PROGRAMS) {
  console.log(`\n# ${about} (npm run ${file.replace("-", ":")})\n`);
  if (!run(file, [])) failed.push(file);
}
if (values.topics) {
  console.log("\n# Ranking by public topics (npm run eval:weights)\n");
  if (!run("eval-weights", [values.topics])) failed.push("eval-weights");
}
if (failed.length > 0) {
  console.log(`\nBelow its targets: ${failed.join(", ")}`);
  process.exitCode = 1;
}
