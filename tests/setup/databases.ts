import type { Config } from "jest";
import { prepareCopies } from "../../scripts/test/databases";
import generateClient from "./generate-client";
import { announceDatabases } from "./prepared";

type ProjectConfig = { displayName?: { name: string } };

/** What ends the databases of this run; `drop-databases.ts` calls it. */
export const running: (() => Promise<void>)[] = [];

/**
 * A migrated and seeded database for each worker: on the PostgreSQL server of TEST_DATABASE_URL for
 * the project "integration", if one is named, else embedded ones in a temporary folder.
 */
export default async function prepareDatabases(
  { maxWorkers }: Pick<Required<Config>, "maxWorkers">,
  { displayName }: ProjectConfig,
): Promise<void> {
  await generateClient();
  const project = displayName?.name ?? "";
  const serverUrl = project === "integration" ? process.env.TEST_DATABASE_URL : undefined;
  const databases = await prepareCopies(Number(maxWorkers), serverUrl);
  running.push(databases.drop);
  announceDatabases(project, databases.env);
}
