import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * A folder of lib/ has the files schema, contract, rules, constants, data, prompts, service and
 * client, each for its own purpose (docs/architecture.md). A further file is named after what it
 * does, and these names tell nothing of it.
 */
const TELLS_NOTHING = /^(utils?|helpers?|misc|common|shared|stuff|index)\.tsx?$/;
/** Lists of built-in words, which are read as a folder. */
const MAY_HAVE_INDEX = /^lib\/content\//;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Above this a file is worth splitting. Words, seed data and primitives are long by nature. */
const LONG_FILE = 300;
const LONG_BY_NATURE = /^(lib\/content|prisma\/seed|components\/ui|lib\/bible\/canon\.ts)/;
const FOLDERS = ["app", "components", "lib", "prisma", "scripts", "tests"];
const CHECKED = /\.(tsx?|mjs|css)$/;

/** What is wrong with the place or name of this file, or nothing. */
export function nameProblem(file: string): string | undefined {
  for (const part of file.split("/")) {
    // Next's own marks: _private folders, [parameters] and (groups).
    const word = part.replace(/^[_[(]?(?:\.\.\.)?/, "").replace(/[\])]$/, "");
    const stem = word.replace(/(\.(test|spec|d|config))?\.\w+$/, "");
    // `[collectionId]` names the parameter as the code does.
    if (part.startsWith("[") || KEBAB_CASE.test(stem)) continue;
    return `${file}: "${part}" is not kebab-case`;
  }
  const [, name] = /^lib\/.+\/([^/]+)$/.exec(file) ?? [];
  if (!name || MAY_HAVE_INDEX.test(file) || !TELLS_NOTHING.test(name)) return;
  return `${file}: name it after what it does`;
}

/**
 * Every source file of the project, with forward slashes. Git is not asked: the project may come as
 * an archive.
 */
function sourceFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
      path.join(folder, file).split(path.sep).join("/"),
    ),
  ).filter((file) => CHECKED.test(file) && !file.startsWith("prisma/generated/"));
}

/** Prints what is wrong with the project's files; long files are named without failing. */
function main(): void {
  const files = sourceFiles();
  const problems: string[] = [];
  for (const file of files) {
    const problem = nameProblem(file);
    if (problem) problems.push(problem);
    const lines = readFileSync(file, "utf8").split("\n").length;
    if (lines > LONG_FILE && !LONG_BY_NATURE.test(file)) {
      console.warn(`warning: ${file} has ${lines} lines`);
    }
  }
  for (const problem of problems) console.error(problem);
  console.log(`structure: ${files.length} files, ${problems.length} problems`);
  if (problems.length > 0 || files.length === 0) process.exitCode = 1;
}

if (require.main === module) main();
