import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { API_EXAMPLES, readExamples } from "@/lib/open-api/examples";
import { HandlerServer } from "@/tests/support/handler-server";
import { disconnect, loadScriptureFirst } from "./support";

const run = promisify(execFile);
const EXAMPLES = path.resolve(__dirname, "../../../examples");
const server = new HandlerServer();
let site = "";

loadScriptureFirst();
beforeAll(async () => {
  site = await server.start();
});
afterAll(async () => {
  await server.stop();
  await disconnect();
});

/** What runs a file of this kind. Debian's packages are named in .ci/run. */
const PROGRAMS: Readonly<Record<string, string>> = {
  ".sh": "sh",
  ".mjs": process.execPath,
  ".py": process.platform === "win32" ? "python" : "python3",
};

test.each(API_EXAMPLES.map(({ name, file }) => [name, file] as const))(
  "the example for %s reads a verse, searches and checks, as it stands on the page",
  async (name, file) => {
    const program = PROGRAMS[path.extname(file)] ?? "";
    const { NODE_OPTIONS: _options, ...environment } = process.env;
    const env = { ...environment, SITE: site, PYTHONIOENCODING: "utf-8" } as NodeJS.ProcessEnv;

    const { stdout, stderr } = await run(program, [path.join(EXAMPLES, file)], { env });

    expect(stderr).toBe("");
    expect(stdout).toContain("For God so loved the world");
    expect(stdout).toContain("1 Corinthians 13:4");
    expect(stdout).toMatch(/differs/);
    const shown = readExamples("https://bible.example").find((one) => one.name === name);
    expect(shown?.code).toContain("https://bible.example");
    expect(shown?.code).not.toContain("localhost");
  },
);

test("a program is told in words what is wrong", async () => {
  const answer = await fetch(`${site}/api/bible/verse?reference=John+3:99`);
  expect([answer.status, (await answer.json()).detail]).toEqual([404, "John 3 has 36 verses."]);
});
