import "./start/development";
import "./env-files";
import path from "node:path";
import { buildReferences } from "./build-references";
import { prepareDatabase } from "./database";
import { OperatorError } from "./progress";
import { packageProgram, projectRoot } from "./project";
import { startChild } from "./start/children";
import { Launch, siteEnvironment } from "./start/launch";
import { listenAddress, requireFreePort } from "./start/port";
import { siteAddress, startDevServer, waitForAnswer } from "./start/web-server";

/** Longest wait for the first answer, which a busy or slow machine compiles for minutes. */
const COMPILING_MINUTES = 5;
/** The script for other sites; it follows its sources at the next start only. */
const REFERENCES_FILE = path.join(projectRoot, "node_modules", ".cache", "references.js");
const launch = new Launch();

/** `npm run dev`: client, database and a server that follows every change of the sources. */
async function develop(): Promise<void> {
  const address = listenAddress(process.env);
  await requireFreePort(address);

  launch.say("[1/3] Generating the database client");
  const generate = startChild({
    args: [packageProgram("prisma", "build/index.js"), "generate"],
    env: process.env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if ((await launch.finish(launch.watch(generate))) !== 0) {
    throw new OperatorError("The database client could not be generated; the reason stands above.");
  }

  launch.say(
    process.env.DATABASE_URL
      ? "[2/3] Preparing the database of DATABASE_URL"
      : `[2/3] Preparing the embedded database in ${process.env.DATA_DIR}`,
  );
  const database = await launch.openDatabase();
  await prepareDatabase(database.connectionString, (line) => launch.say(`      ${line}`));
  launch.continue();

  launch.say("[3/3] Starting the development server");
  await buildReferences(REFERENCES_FILE);
  const environment = { ...siteEnvironment(database), REFERENCES_FILE };
  const web = launch.watch(startDevServer(address, environment));
  await waitForAnswer(address, web, COMPILING_MINUTES);
  launch.say(`Truth Uncovered is ready at ${siteAddress(address)}; changes show as you save them.`);
  await launch.attend(web);
}

launch.run(develop);
