import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { PrismaClient } from "@/prisma/generated/client";
import { LinedPool } from "./pool";

const IDLE_TIMEOUT_MS = 30_000;
const MAX_LIFETIME_SECONDS = 30 * 60;

interface Database {
  prisma: PrismaClient;
  pool: LinedPool;
}
const store = processState<{ database?: Database | undefined }>("database", () => ({}));

function open(): Database {
  const { DATABASE_URL, DATABASE_POOL_MAX, DATABASE_TIMEOUT_MS } = env();
  const pool = new LinedPool({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_MAX,
    // Each by itself; lib/http/route holds the total.
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    // The client's own limit: a server-side statement_timeout sent at connect is refused by
    // transaction poolers.
    query_timeout: DATABASE_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    keepAlive: true,
    application_name: "truth-uncovered",
  });
  // Without a listener an idle connection that breaks ends the process.
  pool.on("error", ({ message, ...rest }) =>
    log.warn(
      { reason: message, code: "code" in rest ? rest.code : undefined },
      "an idle database connection broke",
    ),
  );
  return {
    pool,
    prisma: new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: "minimal" }),
  };
}

/**
 * The one Prisma client of this process. It opens its pool at first use, so that building the site
 * needs no database; a use throws EnvironmentError when DATABASE_URL is unusable.
 */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get(_target, property) {
    store.database ??= open();
    const { prisma } = store.database;
    const value: unknown = Reflect.get(prisma, property);
    return typeof value === "function" ? value.bind(prisma) : value;
  },
});

/**
 * Closes the pool; a query that comes meanwhile or later opens another. For the end of the process
 * and of test files.
 */
export async function closeDatabase(): Promise<void> {
  const database = store.database;
  if (!database) return;
  // First: an answer that ends while the process stops may still have something to keep.
  store.database = undefined;
  await database.prisma.$disconnect();
  if (!database.pool.ended) await database.pool.end();
}
