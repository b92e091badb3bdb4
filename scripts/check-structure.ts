import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** File names a resource folder may have; anything else states its reason in a comment on its first line. */
const RESOURCE_FILES = /^(schema|rules|constants|data|prompts|service|client)\.ts$/;
/** Folders of lib/ that are not resources: shared machinery and the built-in words. */
const MACHINERY = ["ai", "content", "db", "health", "http", "site"];
/** A comment comes first; only the server-only import, which must be the first statement, may stand before it. */
const EXPLAINED = /^(import "server-only";\s+)?(\/\/|\/\*)/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Above this a file is worth splitting. Words, seed data and primitives are long by nature. */
const LONG_FILE = 300;
const LONG_BY_NATURE = /^(lib\/content|prisma\/seed|components\/ui|lib\/bible\/canon\.ts)/;
const FOLDERS = ["app", "components", "lib", "prisma", "scripts", "tests"];
const CHECKED = /\.(tsx?|mjs|css)$/;

/** What is wrong with the place or name of this file, or nothing. `text` is its content. */
export function nameProblem(file: string, text: string): string | undefined {
  for (const part of file.split("/")) {
    // Next's own marks: _private folders, [parameters] and (groups).
    const word = part.replace(/^[_[(]?(?:\.\.\.)?/, "").replace(/[\])]$/, "");
    const stem = word.replace(/(\.(test|spec|d|config))?\.\w+$/, "");
    // `[collectionId]` names the parameter as the code does.
    if (part.startsWith("[") || KEBAB_CASE.test(stem)) continue;
    return `${file}: "${part}" is not kebab-case`;
  }
  const [, resource, name] = /^lib\/([^/]+)\/(.+)$/.exec(file) ?? [];
  if (!resource || !name || MACHINERY.includes(resource) || RESOURCE_FILES.test(name)) return;
  if (file === "lib/bible/canon.ts" || EXPLAINED.test(text)) return;
  return `${file}: not one of the files a resource has; say in a comment on its first line why it exists`;
}

/** Every source file of the project, with forward slashes. Git is not asked: the project may come as an archive. */
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
    const text = readFileSync(file, "utf8");
    const problem = nameProblem(file, text);
    if (problem) problems.push(problem);
    const lines = text.split("\n").length;
    if (lines > LONG_FILE && !LONG_BY_NATURE.test(file)) {
      console.warn(`warning: ${file} has ${lines} lines`);
    }
  }
  for (const problem of problems) console.error(problem);
  console.log(`structure: ${files.length} files, ${problems.length} problems`);
  if (problems.length > 0 || files.length === 0) process.exitCode = 1;
}

if (require.main === module) main();
