import { spawn } from "node:child_process";
import path from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const ROOT = path.resolve(__dirname, "../../..");
/** As a client starts it that knows no shell: without a database, on no network. */
const { DATABASE_URL: _database, NODE_OPTIONS: _options, ...environment } = process.env;
const COMMAND = {
  command: "npm",
  args: ["run", "--silent", "mcp"],
  cwd: ROOT,
  env: { ...environment, NODE_ENV: "production" },
};

test("a client that starts it reads passages, words, links and evidence, without a database", async () => {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({
      ...COMMAND,
      env: COMMAND.env as unknown as Record<string, string>,
      stderr: "ignore",
    }),
  );
  const call = (name: string, given: Record<string, unknown>) =>
    client.callTool({ name, arguments: given }, { timeout: 100_000 });

  expect((await client.listTools()).tools.length).toBeGreaterThan(4);
  expect((await call("get_passage", { reference: "John 11:35" })).structuredContent).toMatchObject({
    text: "Jesus wept.",
    checksum: "37c0a7cae6955a79b8c7dc2663fea265e804a7e88d69ca011fa0bcc83beb521d",
  });
  const answers = [
    await call("search_scripture", { query: "love is patient", limit: 1 }),
    await call("evidence_for", { about: "the flood" }),
    await call("original_words", { reference: "John 11:35" }),
    await call("check_quotation", { text: "“Jesus wept.” (John 11:35)" }),
    await call("cross_references", { reference: "John 3:16", limit: 1 }),
  ];
  expect(answers.map(({ isError }) => isError ?? false)).toEqual(answers.map(() => false));
  expect(JSON.stringify(answers[2]?.structuredContent)).toContain("G1145");

  const other = await call("get_passage", { reference: "John 3:16", translation: "ESV" });
  expect(other).toMatchObject({ isError: true, content: [{ text: /WEB, KJV/ }] });
  await client.close();
});

test("it writes messages to standard output and nothing else, and ends with its input", async () => {
  const child = spawn(COMMAND.command, COMMAND.args, {
    cwd: ROOT,
    env: COMMAND.env as NodeJS.ProcessEnv,
  });
  let written = "";
  child.stdout.on("data", (chunk: Buffer) => {
    written += chunk.toString();
    // Both are answered: nothing more is asked.
    if (written.includes('"id":2')) child.stdin.end();
  });
  const say = (message: object) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const clientInfo = { name: "test", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  say({ id: 1, method: "initialize", params });
  say({ method: "notifications/initialized" });
  child.stdin.write("this is no message\n");
  const asked = { name: "get_passage", arguments: { reference: "John 3:16" } };
  say({ id: 2, method: "tools/call", params: asked });

  const code = await new Promise((resolve) => child.once("exit", resolve));

  const lines = written.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).jsonrpc)).toEqual(lines.map(() => "2.0"));
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(code).toBe(0);
});
