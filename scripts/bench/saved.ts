import { parseArgs } from "node:util";
import { buildSite } from "../build-site";
import { load, type Measuring, machine, runMeasuring } from "./measuring";
import { abortTable } from "./saved/aborts";
import { chatTable } from "./saved/chat-streams";
import { killTable } from "./saved/kills";
import { listTable } from "./saved/lists";
import { readingTable } from "./saved/reading";
import { startDatabase, startSite } from "./saved/site";
import { writeTable } from "./saved/writes";

// What visitors keep, under load: chats, writes, aborts, long lists, kill -9, reading. Each part is
// a table of docs/performance.md.
//   npm run bench:saved [-- chats writes aborts lists kills reading]
// On a database of its own: the embedded one, or with --database one that it makes (and drops) on
// that PostgreSQL server. --built uses the build that is there; --kills says how often to kill,
// --minutes how long to read; --small is for trying the scripts out.

const DIST_DIR = ".next-test";
const PARTS = ["chats", "writes", "aborts", "lists", "kills", "reading"] as const;

async function main({ folder, atEnd }: Measuring): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      built: { type: "boolean", default: false },
      small: { type: "boolean", default: false },
      database: { type: "string" },
      kills: { type: "string", default: "20" },
      minutes: { type: "string", default: "5" },
    },
  });
  const wanted = positionals.length > 0 ? PARTS.filter((p) => positionals.includes(p)) : PARTS;
  if (!values.built)
    await buildSite({ distDir: DIST_DIR, keepsCompilerCache: true, onProgress: console.error });
  const database = await startDatabase(folder, values.database);
  atEnd(database.drop);
  console.error("RATE_LIMITS=off: nothing is limited while this runs.");
  console.log(`${machine()}, ${database.name}`);
  console.log(`Load before: ${load()}`);

  const serve = (env: Record<string, string> = {}, port?: number) =>
    startSite({ distDir: DIST_DIR, database, env, ...(port ? { port } : {}) });
  const onSite = async (measure: (origin: string) => Promise<string>) => {
    const site = await serve();
    const result = await measure(site.url);
    await site.stop();
    return result;
  };
  const sizes = values.small ? [1, 20] : [1, 20, 100, 200];
  const rows: [number, number] = values.small ? [100, 2_000] : [100, 100_000];
  const parts: Record<(typeof PARTS)[number], () => Promise<string>> = {
    chats: () => onSite((origin) => chatTable(origin, sizes)),
    writes: () => onSite((origin) => writeTable(origin, database.url)),
    aborts: () => abortTable(serve),
    kills: () => killTable(database, (port) => serve({}, port), Number(values.kills)),
    reading: () => readingTable(database, (port) => serve({}, port), Number(values.minutes)),
    lists: () => onSite((origin) => listTable(origin, database.url, rows)),
  };
  for (const part of wanted) {
    console.error(`… ${part}`);
    console.log(`\n${await parts[part]()}`);
  }
  console.log(`\nLoad after: ${load()}`);
}

runMeasuring("saved", main);
