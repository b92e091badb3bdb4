import path from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "../build-site";
import { nextStartArgs } from "../start/web-server";
import { prepare, startEmbedded } from "../test/databases";
import { freePort, startServer } from "../test/processes";
import { firstCallTable } from "./first-calls";
import { madePagesTable } from "./made-pages";
import { closeConnections, table } from "./measure";
import { load, type Measuring, machine, runMeasuring } from "./measuring";
import { sizeTable, throughputTable } from "./pages";
import { callTable, searchTable } from "./search";
import { sharePictureTable } from "./share-pictures";
import { timeStarts } from "./starts";

// `npm run bench`: figures of this machine as the tables of docs/performance.md. Nothing else
// should run meanwhile. Builds and serves the site on a database, a port and folders of its own;
// with `--url` it measures one that runs, without what only a start and a database of its own show;
// `--only made` (or another name of measureRunning) prints one table of it.

const DIST_DIR = ".next-test";

async function main(measuring: Measuring): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: "string" }, only: { type: "string" } } });
  measuring.atEnd(async () => closeConnections());
  await (values.url ? measureRunning(values.url, measuring, values.only) : measureOwn(measuring));
}

/** Tables of a site that runs, or the one that is named. */
async function measureRunning(url: string, { folder }: Measuring, only?: string): Promise<void> {
  const tables: Record<string, () => Promise<string>> = {
    made: () => madePagesTable(url),
    calls: () => callTable(url),
    sizes: () => sizeTable(url),
    throughput: () => throughputTable(url, folder),
  };
  console.log(`${machine()}\n\nLoad before: ${load()}\n`);
  for (const [name, make] of Object.entries(tables)) {
    if (only === undefined || only === name) console.log(`${await make()}\n`);
  }
  console.log(`Load after: ${load()}`);
}

async function measureOwn({ folder, atEnd }: Measuring): Promise<void> {
  const times: string[][] = [["step", "seconds"]];
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    console.error(`… ${name}`);
    const started = performance.now();
    const result = await work();
    times.push([name, ((performance.now() - started) / 1000).toFixed(1)]);
    return result;
  };

  console.error("… starts");
  const loadBefore = load();
  const starts = await timeStarts(DIST_DIR, path.join(folder, "start"));
  times.push(["`npm start` with neither data nor build, until ready", starts.first.toFixed(1)]);
  times.push(["`npm start` again, until ready", starts.second.toFixed(1)]);

  const database = await timed("embedded database, first start in an empty folder", () =>
    startEmbedded(path.join(folder, "data")),
  );
  atEnd(database.drop);
  await timed("migrate and import both translations and the verse links", () => prepare(database));
  await timed("the same again (everything stands)", () => prepare(database));
  await timed("production build, two passes, compiler cache filled", () =>
    buildSite({ distDir: DIST_DIR, keepsCompilerCache: true }),
  );

  const start = async () => {
    const port = await freePort();
    return startServer({
      args: nextStartArgs({ port, host: "127.0.0.1" }),
      env: {
        ...process.env,
        ...database.env,
        NODE_ENV: "production",
        NEXT_DIST_DIR: DIST_DIR,
        RATE_LIMITS: "off",
        LOG_LEVEL: "warn",
      },
      url: `http://127.0.0.1:${port}`,
      readyPath: "/api/health/ready",
      deadlineMs: 60_000,
    });
  };
  console.error("… first calls");
  const firstCalls = await firstCallTable(start);
  const server = await timed("server start until ready (built and seeded)", start);
  atEnd(server.stop);

  console.log(`${machine()}\n`);
  console.log(`Load before: ${loadBefore}\n`);
  console.log(`${table(times)}\n`);
  console.log(`${firstCalls}\n`);
  console.error("… pages made on request");
  console.log(`${await madePagesTable(server.url)}\n`);
  console.error("… calls");
  console.log(`${await callTable(server.url)}\n`);
  console.error("… search");
  console.log(`${await searchTable(server.url, database.env.DATABASE_URL ?? "")}\n`);
  console.error("… sizes");
  console.log(`${await sizeTable(server.url)}\n`);
  console.error("… share pictures");
  console.log(`${await sharePictureTable(server)}\n`);
  console.error("… throughput");
  console.log(`${await throughputTable(server.url, folder)}\n`);
  console.log(`Load after: ${load()}`);
}

runMeasuring("bench", main);
