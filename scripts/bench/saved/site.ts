import path from "node:path";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../../../prisma/embedded/start";
import { nextStartArgs } from "../../start/web-server";
import { createOnServer, prepare } from "../../test/databases";
import { freePort, type RunningServer, startServer } from "../../test/processes";

/** A database of this run alone, migrated and filled. */
export interface BenchDatabase {
  /** "embedded" or "PostgreSQL", for headings. */
  name: string;
  env: Record<string, string>;
  url: string;
  /** The embedded one itself, whose process may be killed. */
  embedded: EmbeddedDatabase | null;
  drop(): Promise<void>;
}

/**
 * A database in `folder`, or one of its own on the PostgreSQL server of `serverUrl`. @throws when
 * it cannot be filled.
 */
export async function startDatabase(folder: string, serverUrl?: string): Promise<BenchDatabase> {
  if (serverUrl) {
    const made = await createOnServer(serverUrl);
    await prepare(made);
    const url = made.env.DATABASE_URL ?? "";
    return { name: "PostgreSQL", env: made.env, url, embedded: null, drop: made.drop };
  }
  const embedded = await startEmbeddedDatabase({ dataDir: path.join(folder, "data") });
  const env = { DATABASE_URL: embedded.connectionString, DATABASE_POOL_MAX: "1" };
  await prepare({ env, drop: () => embedded.stop() });
  const drop = () => embedded.stop();
  return { name: "embedded", env, url: embedded.connectionString, embedded, drop };
}

/** How the site is served: `env` on top of the bench's own variables. */
export interface SiteOptions {
  distDir: string;
  database: BenchDatabase;
  port?: number;
  env?: Record<string, string>;
}

/**
 * Serves the built site with RATE_LIMITS=off, and says so. @throws with the server's output when it
 * does not become ready.
 */
export async function startSite({
  distDir,
  database,
  port,
  env,
}: SiteOptions): Promise<RunningServer> {
  const own = port ?? (await freePort());
  return startServer({
    args: nextStartArgs({ port: own, host: "127.0.0.1" }),
    env: {
      ...process.env,
      ...database.env,
      NODE_ENV: "production",
      NEXT_DIST_DIR: distDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      OPENAI_API_KEY: "",
      OPENAI_BASE_URL: "",
      ...env,
    },
    url: `http://127.0.0.1:${own}`,
    readyPath: "/api/health/ready",
    deadlineMs: 60_000,
  });
}
