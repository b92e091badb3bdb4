import { prepareCopies } from "../../scripts/test/databases";
import generateClient from "./generate-client";
import { announceDatabases } from "./prepared";

/** What ends the databases of this run; `drop-databases.ts` calls it. */
export const running: (() => Promise<void>)[] = [];

/**
 * Makes a migrated and seeded database for each worker of a project: on the PostgreSQL server of
 * `serverUrl` if one is named, else embedded ones in a temporary folder.
 */
export async function prepareProject(
  project: string,
  maxWorkers: number,
  serverUrl?: string,
): Promise<void> {
  await generateClient();
  const databases = await prepareCopies(maxWorkers, serverUrl);
  running.push(databases.drop);
  announceDatabases(project, databases.env);
}
