// `npm run --silent mcp`: the site's tools for a language model over standard input and output
// (docs/mcp.md). Texts come from the installed packages, so that neither a database nor a running
// site is needed or disturbed.
import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { projectRoot } from "./project";
import { generateSources } from "./test/run-checks";

/** Milliseconds in which a client that began this process is answered. */
const GREETING_MS = 50;

/** Standard output is the protocol's alone. */
function keepOutputClean(): void {
  process.env.LOG_LEVEL = "silent";
  for (const name of ["log", "info", "debug"] as const) console[name] = console.error;
}

/** The database client's types, which some of the site's code loads, on a fresh checkout. */
async function generateOnce(): Promise<void> {
  if (existsSync(path.join(projectRoot, "prisma/generated/client.ts"))) return;
  const { ok, output } = await generateSources(process.env);
  if (!ok) throw new Error(output);
}

async function main(): Promise<void> {
  keepOutputClean();
  await generateOnce();
  const { serveStdio } = await import("@modelcontextprotocol/server/stdio");
  const { createMcpServer } = await import("@/lib/mcp/server");
  let texts: Promise<void> | undefined;
  const run = async <Answer>(answer: () => Promise<Answer>) => {
    await texts;
    return answer();
  };
  serveStdio(() => createMcpServer(run), {
    maxSubscriptions: 0,
    onerror: ({ message }) => console.error(message),
  });
  // A client that waits already is greeted first.
  texts = setTimeout(GREETING_MS).then(holdTexts);
  await texts;
}

/** Lets the site's code read from the packages what it reads from its database elsewhere. */
async function holdTexts(): Promise<void> {
  const { holdScripture } = await import("@/lib/bible/data");
  const { holdNoImports } = await import("@/lib/bible/imported/data");
  const { holdWords } = await import("@/lib/words/data");
  const { loadPackagedScripture } = await import("./mcp/packaged-scripture");
  const { loadPackagedWords } = await import("./mcp/packaged-words");
  const scripture = loadPackagedScripture();
  holdScripture(scripture);
  holdNoImports();
  const words = loadPackagedWords(scripture);
  words.catch(({ message }: Error) =>
    console.error(`The original words cannot be read: ${message}`),
  );
  holdWords(words);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
