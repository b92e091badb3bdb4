import "./env-files";
import { externalDatabase, openDatabase, prepareDatabase } from "./database";
import { fail, OperatorError, progress } from "./progress";
import { waitForDatabase } from "./wait-for-database";

/**
 * Makes what the operator's embedding model is to give once. What it failed to give is made by the
 * next call; the site works without.
 */
async function prepareEmbeddings(
  connectionString: string,
  report: (line: string) => void,
): Promise<void> {
  process.env.DATABASE_URL = connectionString;
  // The embedded database is one session.
  process.env.DATABASE_POOL_MAX ||= "1";
  process.env.DATABASE_TIMEOUT_MS ||= "60000";
  const { configuredEmbeddingModel } = await import("../lib/model/embedding-model");
  const model = configuredEmbeddingModel();
  if (!model) {
    report("EMBEDDING_MODEL is set without OPENAI_API_KEY, so nothing is embedded");
    return;
  }
  const { readEmbeddedTexts } = await import("../lib/embeddings/data");
  const { makeEmbeddings } = await import("../lib/embeddings/make");
  const { closeDatabase } = await import("../lib/db/client");
  try {
    await makeEmbeddings(model, await readEmbeddedTexts(), report);
  } catch (error) {
    const { message } = error as Error;
    throw new OperatorError(
      `The embeddings are not complete: ${message.slice(0, 300)}\nWhat was made is kept; call npm run db:prepare again.`,
    );
  } finally {
    await closeDatabase();
  }
}

/**
 * `npm run db:prepare`: migrates and fills the database of DATABASE_URL, or the embedded one, and
 * embeds the Bible where EMBEDDING_MODEL is set. Waits up to a minute for a server that is only
 * starting. Exit code 0: the database is ready; 1: it is not.
 */
async function main(): Promise<void> {
  const report = progress();
  const external = externalDatabase();
  if (external) await waitForDatabase(external, report);
  const database = await openDatabase(report);
  try {
    await prepareDatabase(
      database.connectionString,
      report,
      process.argv.includes("--retry-failed"),
    );
    report("The database is ready");
    if (process.env.EMBEDDING_MODEL) await prepareEmbeddings(database.connectionString, report);
  } finally {
    await database.close();
  }
}

main().catch(fail);
