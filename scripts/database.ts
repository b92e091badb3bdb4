import path from "node:path";
import { Client } from "pg";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../prisma/embedded/start";

/** The database that the commands of this project work on. */
export interface OpenDatabase {
  connectionString: string;
  /** Null when DATABASE_URL names a server of the operator's. */
  embedded: EmbeddedDatabase | null;
  /** Stops the embedded database; does nothing to a server. */
  close(): Promise<void>;
}

/** The database server cannot be reached or refuses us; the message is meant for the operator. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
  /**
   * True when trying again may help: nobody answers there yet, or a server that is starting. False
   * when it said no.
   */
  readonly mayPass: boolean;

  constructor(message: string, mayPass = false) {
    super(message);
    this.mayPass = mayPass;
  }
}

/**
 * What PostgreSQL says while it starts, stops or has no connection to spare. Every other word of a
 * server's is final.
 */
const PASSING_STATES = new Set(["57P01", "57P02", "57P03", "53300"]);

/** The folder of the embedded database: DATA_DIR, or .data in the project. */
export function dataDir(): string {
  const root = path.resolve(__dirname, "..");
  return path.resolve(root, process.env.DATA_DIR || ".data");
}

/** DATABASE_URL when the operator set it. */
export function externalDatabase(): string | undefined {
  return process.env.DATABASE_URL || undefined;
}

/**
 * Opens the database that the environment names: the server of DATABASE_URL, or the embedded one in
 * DATA_DIR. Throws DatabaseUnreachableError, or DataFolderInUseError when another process has the
 * folder.
 */
export async function openDatabase(report: (line: string) => void): Promise<OpenDatabase> {
  const external = externalDatabase();
  if (external) {
    await checkReachable(external);
    return { connectionString: external, embedded: null, close: async () => undefined };
  }
  const embedded = await startEmbeddedDatabase({ dataDir: dataDir(), onProgress: report });
  return {
    connectionString: embedded.connectionString,
    embedded,
    close: () => embedded.stop(),
  };
}

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Connects once. Throws DatabaseUnreachableError with host and database, never with the password.
 */
export async function checkReachable(connectionString: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(connectionString)) {
    throw new DatabaseUnreachableError(
      "DATABASE_URL is not a PostgreSQL address. It looks like postgresql://user:password@host:5432/database",
    );
  }
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const where = `${client.host}:${client.port}, database "${client.database ?? ""}"`;
    throw new DatabaseUnreachableError(
      `The database of DATABASE_URL (${where}) cannot be used: ${message || code}\n` +
        "Check the address, or unset DATABASE_URL to use the embedded database.",
      code === undefined || code.startsWith("E") || PASSING_STATES.has(code),
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Migrates and fills the database. Idempotent and resumable; when all stands it is a few short
 * queries.
 */
export async function prepareDatabase(
  connectionString: string,
  report: (line: string) => void,
  retryFailed = false,
): Promise<void> {
  const { applyMigrations } = await import("./migrate");
  await applyMigrations(connectionString, report, { retryFailed });
  const { isSeeded } = await import("../prisma/seed/state");
  if (await isSeeded(connectionString)) return;
  // Only now: the text packages take a while to load.
  const { seedDatabase } = await import("../prisma/seed/index");
  await seedDatabase(connectionString, report);
}
