import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { packageProgram } from "../../../scripts/project";

const root = process.cwd();
const biome = packageProgram("@biomejs/biome", "bin/biome");

/** File, what it imports, and whether the house allows it. */
const imports: [file: string, source: string, allowed: boolean][] = [
  ["lib/bible/rules.ts", "@/lib/bible/schema", true],
  ["lib/bible/rules.ts", "@/components/ui/button", false],
  ["lib/bible/rules.ts", "@/lib/bible/data", false],
  ["lib/bible/rules.ts", "../../app/bible/page", false],
  ["lib/search/service.ts", "@/lib/articles/data", true],
  ["lib/bible/service.ts", "@/lib/articles/data", false],
  ["lib/bible/service.ts", "@/prisma/generated/client", false],
  ["lib/bible/service.ts", "@/lib/db/client", false],
  ["lib/bible/service.ts", "@/app/bible/page", false],
  ["lib/bible/data.ts", "@/prisma/generated/client", true],
  ["lib/bible/data.ts", "@/lib/db/client", true],
  ["lib/bible/data.ts", "@/components/ui/button", false],
  ["lib/bible/client.ts", "@/lib/content/faq/schema", true],
  ["lib/bible/client.ts", "@/lib/content/faq", false],
  ["lib/bible/client.ts", "@/lib/content/faq/index", false],
  ["lib/bible/client.ts", "@/lib/bible/service", false],
  ["lib/bible/contract.ts", "@/lib/bible/service", false],
  ["lib/bible/search/familiar-wordings.ts", "@/lib/content/familiar-wordings", true],
  ["lib/bible/search/service.ts", "@/lib/retrieval/items", false],
  ["lib/bible/references/resolve.ts", "@/lib/answers/parts", false],
  ["lib/content/faq/trinity.ts", "./schema", true],
  ["lib/content/faq/trinity.ts", "@/lib/bible/canon", false],
  ["lib/content/faq/trinity.ts", "@/lib/retrieval/items", false],
  ["lib/http/write.ts", "@/lib/http/request", true],
  ["lib/http/write.ts", "@/lib/workspaces/page-events", false],
  ["lib/model/stream.ts", "@/lib/health/lifecycle", true],
  ["lib/model/prompts.ts", "@/lib/bible/constants", false],
  ["lib/model/prompts.ts", "@/lib/answers/parts", false],
  ["lib/answer-guard/output-guard.ts", "@/lib/bible/references/mentions", true],
  ["lib/answer-guard/misquotations.ts", "@/lib/content/misquotations", true],
  ["lib/answer-guard/output-guard.ts", "@/lib/retrieval/source", false],
  ["lib/answer-guard/output-guard.ts", "@/lib/model/bounded-model", false],
  ["lib/answer-guard/output-guard.ts", "@/lib/answers/parts", false],
  ["lib/retrieval/find-sources.ts", "@/lib/content/topics", true],
  ["lib/retrieval/find-sources.ts", "@/lib/answer-guard/safety", false],
  ["lib/retrieval/find-sources.ts", "@/lib/search/schema", false],
  ["lib/answers/answer.ts", "@/lib/retrieval/find-sources", true],
  ["lib/answers/answer.ts", "@/lib/answer-guard/preflight", true],
  ["lib/answers/answer.ts", "@/lib/model/provider", true],
  ["lib/answers/answer.ts", "@/lib/chat/data", false],
  ["components/ui/button.tsx", "@/lib/utils", true],
  ["components/ui/button.tsx", "@/components/ui/icon", true],
  ["components/ui/button.tsx", "@/lib/bible/schema", false],
  ["components/ui/button.tsx", "@/components/scripture/verse-card", false],
  ["components/scripture/verse-card.tsx", "@/lib/bible/client", true],
  ["components/scripture/verse-card.tsx", "@/lib/bible/data", false],
  ["components/scripture/verse-card.tsx", "@/app/bible/_components/reader", false],
  ["app/page.tsx", "./_home/quick-actions", true],
  ["app/page.tsx", "./bible/_components/reader", false],
  ["app/bible/page.tsx", "./_components/reader", true],
  ["app/bible/page.tsx", "../_home/quick-actions", false],
  ["app/bible/page.tsx", "../search/_components/results", false],
  ["app/bible/page.tsx", "@/prisma/generated/client", false],
  ["app/bible/[translation]/page.tsx", "../_components/reader", true],
  ["app/bible/[translation]/page.tsx", "../../search/_components/results", false],
  ["app/bible/_components/reader.tsx", "./picker", true],
  ["app/bible/_components/reader.tsx", "../../search/_components/results", false],
  ["app/bible/_components/reader.tsx", "@/app/search/_components/results", false],
  ["app/api/verses/route.ts", "@/lib/bible/service", true],
  ["app/api/verses/route.ts", "@/components/ui/button", false],
  ["app/api/verses/route.ts", "@/scripts/build", false],
];

/** What the linter's JSON report says of one place. */
interface Diagnostic {
  category: string;
  location: { path: string; start: { line: number } };
}

/** Lints these files alone, under the project's own settings, and returns what it reports. */
function lint(files: Record<string, string>): Diagnostic[] {
  const folder = mkdtempSync(path.join(tmpdir(), "import-rules-"));
  try {
    for (const name of ["biome.json", ".gitignore"]) {
      cpSync(path.join(root, name), path.join(folder, name));
    }
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [biome, "lint", "--reporter=json", "--max-diagnostics=none"],
      { cwd: folder, encoding: "utf8" },
    );
    if (!stdout.includes('"summary"')) throw new Error(`The linter did not run: ${stderr}`);
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files with one import a line, all linted at once: starting the linter takes longest. */
function lintImports(): Diagnostic[] {
  const lines = new Map<string, string[]>();
  for (const [file, source] of imports) {
    const before = lines.get(file) ?? [];
    lines.set(file, [...before, `import { thing as thing${before.length} } from "${source}";`]);
  }
  const files = [...lines].map(([file, own]) => {
    const names = own.map((_line, index) => `thing${index}`).join(", ");
    return [file, `${own.join("\n")}\n\nexport const copy = [${names}];\n`] as const;
  });
  return lint(Object.fromEntries(files));
}

let reported: Diagnostic[];
beforeAll(() => {
  reported = lintImports();
});

test.each(imports)("%s importing %s: allowed is %s", (file, source, allowed) => {
  const ofFile = imports.filter(([other]) => other === file);
  const line = ofFile.findIndex(([, other]) => other === source) + 1;
  const refused = reported.some(
    ({ category, location }) =>
      category === "lint/style/noRestrictedImports" &&
      location.path === file &&
      location.start.line === line,
  );

  expect(refused).toBe(!allowed);
});

test("two files that import each other are reported", () => {
  const report = lint({
    "lib/bible/rules.ts": 'import { b } from "./schema";\n\nexport const a = () => b;\n',
    "lib/bible/schema.ts": 'import { a } from "./rules";\n\nexport const b = () => a;\n',
  });

  expect(report.map(({ category }) => category)).toContainEqual(
    expect.stringContaining("noImportCycles"),
  );
});
