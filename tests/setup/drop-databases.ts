import { running } from "./databases";

/** Ends every database that the run prepared. */
export default async function dropDatabases(): Promise<void> {
  await Promise.all(running.splice(0).map((drop) => drop()));
}
