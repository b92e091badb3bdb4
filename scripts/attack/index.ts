import { parseArgs } from "node:util";
import { OpenAiServer } from "../../tests/support/openai-server";
import { load, type Measuring, machine, runMeasuring } from "../bench/measuring";
import { type BenchDatabase, startDatabase, startSite } from "../bench/saved/site";
import { buildSite } from "../build-site";
import { projectRoot } from "../project";
import { builtState, sourceFingerprint } from "../start/build-state";
import { folders } from "./damaged-folders";
import { delta } from "./delta";
import { fuzz } from "./fuzz";
import { imports } from "./imports";
import { isolation } from "./isolation";
import { kills } from "./kills";
import { startWatchedSite } from "./watched-site";

// Attacks of all kinds on a site of its own, on a database of its own; docs/attack.md says what
// each does and what its figures mean.
//   npm run attack [-- fuzz isolation kills imports delta folders]
// The embedded database in a temporary folder, or with --database one that is made (and dropped) on
// that PostgreSQL server. --requests and --seed say how much the fuzzer sends and with which
// chance, --only keeps to classes and endpoints of that name, --kills how often to kill. Exit code
// 1: something was found that should not be.

const DIST_DIR = ".next-attack";
const PARTS = ["fuzz", "isolation", "kills", "imports", "delta", "folders"] as const;

async function main({ folder, atEnd }: Measuring): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      database: { type: "string" },
      requests: { type: "string", default: "100000" },
      seed: { type: "string", default: "1" },
      only: { type: "string" },
      kills: { type: "string", default: "150" },
    },
  });
  const wanted =
    positionals.length > 0 ? PARTS.filter((part) => positionals.includes(part)) : PARTS;
  await build();
  const database = await startDatabase(folder, values.database);
  atEnd(database.drop);
  console.log(`${machine()}, ${database.name}`);
  const parts = partsOn(folder, database, values);
  const wrongs: string[] = [];
  for (const part of wanted) {
    console.log(`\n## ${part}\n\nLoad before: ${load()}\n`);
    const result = await parts[part]();
    console.log(`${result.text}\n\nLoad after: ${load()}`);
    for (const wrong of result.wrongs) console.log(`WRONG ${part}: ${wrong}`);
    wrongs.push(...result.wrongs);
  }
  console.log(
    `\n${wrongs.length === 0 ? "Nothing wrong was found." : `${wrongs.length} kinds of wrong were found.`}`,
  );
  if (wrongs.length > 0) process.exitCode = 1;
}

interface Values {
  requests: string;
  seed: string;
  only?: string | undefined;
  kills: string;
}

interface Result {
  text: string;
  wrongs: string[];
}

/** What each part is and what it needs. */
function partsOn(
  folder: string,
  database: BenchDatabase,
  values: Values,
): Record<(typeof PARTS)[number], () => Promise<Result>> {
  const given = { distDir: DIST_DIR, database };
  const { password } = new URL(database.url);
  return {
    fuzz: async () => {
      // Everything but every single request is in the log, to see that no visitor's word is.
      const site = await startSite({ ...given, env: { LOG_LEVEL: "info" } });
      const { seed, requests, only } = values;
      const result = await fuzz({
        site,
        databaseUrl: database.url,
        seed: Number(seed),
        requests: Number(requests),
        ...(only ? { only } : {}),
        secrets: [projectRoot, folder, ...(password ? [password] : [])],
      });
      await site.stop();
      return result;
    },
    isolation: async () => {
      const site = await startSite(given);
      const result = await isolation(site, database.url);
      await site.stop();
      return result;
    },
    kills: () =>
      kills({
        folder,
        distDir: DIST_DIR,
        kills: Number(values.kills),
        ...(database.embedded ? {} : { databaseUrl: database.url }),
      }),
    imports: async () => {
      const watched = await startWatchedSite(given, folder);
      const result = await imports(watched);
      await watched.site.stop();
      return result;
    },
    delta: async () => {
      const model = new OpenAiServer();
      await model.start();
      const env = { OPENAI_API_KEY: "attack", OPENAI_BASE_URL: model.url };
      const watched = await startWatchedSite({ ...given, env }, folder);
      const result = await delta(watched, model);
      await watched.site.stop();
      await model.stop();
      return result;
    },
    folders,
  };
}

/** The production build of these sources, made anew when they have changed. */
async function build(): Promise<void> {
  if (builtState(DIST_DIR, sourceFingerprint(process.env), process.env) === "same") return;
  await buildSite({ distDir: DIST_DIR, keepsCompilerCache: true, onProgress: console.error });
}

runMeasuring("attack", main);
