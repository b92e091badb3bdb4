import "server-only";
import { z } from "zod";

const flag = z
  .enum(["on", "off"], { error: "must be on or off" })
  .default("on")
  .transform((value) => value === "on");

function wholeNumber(least: number, most: number, fallback: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce
    .number({ error: message })
    .int(message)
    .min(least, message)
    .max(most, message)
    .default(fallback);
}

const address = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://example.org" })
  .transform((value) => value.replace(/\/+$/, ""));

/** Answers are to be there within 2.5 s, good or bad. */
const DATABASE_TIMEOUT_MS = 2_000;

/**
 * Everything the server reads from its environment. An empty variable counts as unset. What only
 * scripts read (DATA_DIR) or only Next itself reads (PORT, HOSTNAME) is not listed.
 */
const environment = z.object({
  /**
   * PostgreSQL connection string; `npm start` sets it to the embedded database when the operator
   * has not.
   */
  DATABASE_URL: z
    .string({ error: "is missing: set it to a PostgreSQL connection string" })
    .regex(/^postgres(ql)?:\/\//, "must begin with postgresql://"),
  /**
   * Most connections one process opens. The launcher sets 1 for the embedded database, which is one
   * session.
   */
  DATABASE_POOL_MAX: wholeNumber(1, 200, 10),
  /**
   * Milliseconds the database has for a connection, a statement and a write; whoever waits longer
   * is told to try again.
   */
  DATABASE_TIMEOUT_MS: wholeNumber(100, 60_000, DATABASE_TIMEOUT_MS),
  /**
   * Public address of the site, without a slash at the end: canonical links, sitemap, the Origin
   * rule.
   */
  SITE_URL: address.optional(),
  /**
   * How many reverse proxies in front of us may be believed about the visitor's address. 0: none.
   */
  TRUST_PROXY_HOPS: wholeNumber(0, 10, 0),
  /** "off" only for load tests and closed networks. Switches the token budgets off as well. */
  RATE_LIMITS: flag,
  /** Writes of one workspace, and of one address (a school or an office may share one). */
  LIMIT_WRITES_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  LIMIT_WRITES_PER_MINUTE_PER_ADDRESS: wholeNumber(1, 1_000_000, 600),
  /**
   * Calls of what is open to everybody (scripture, search, words, MCP) from one address, in memory.
   */
  LIMIT_API_CALLS_PER_MINUTE_PER_ADDRESS: wholeNumber(1, 10_000_000, 3_000),
  /** Workspaces begun from one address. */
  LIMIT_NEW_WORKSPACES_PER_HOUR: wholeNumber(1, 1_000_000, 300),
  /** Transfer codes made by one workspace, and codes tried from one address. */
  LIMIT_TRANSFER_CODES_PER_HOUR: wholeNumber(1, 1_000, 10),
  LIMIT_TRANSFERS_PER_HOUR: wholeNumber(1, 1_000, 20),
  /** Of one workspace. */
  LIMIT_EXPORTS_PER_HOUR: wholeNumber(1, 100_000, 60),
  LIMIT_IMPORTS_PER_HOUR: wholeNumber(1, 100_000, 20),
  /** Texts whose quotations are checked, from one address. */
  LIMIT_CHECKS_PER_MINUTE: wholeNumber(1, 1_000_000, 60),
  /** What one workspace may hold: bytes of its texts (and 100 for each row), and rows. */
  QUOTA_BYTES_PER_WORKSPACE: wholeNumber(10_000, 2_000_000_000, 33_554_432),
  QUOTA_ROWS_PER_WORKSPACE: wholeNumber(10, 100_000_000, 100_000),
  /** What one address may send in a day: bytes of all its writes, and files to import. */
  QUOTA_BYTES_PER_DAY_PER_ADDRESS: wholeNumber(10_000, 2_000_000_000_000, 134_217_728),
  QUOTA_IMPORTS_PER_DAY_PER_ADDRESS: wholeNumber(1, 1_000_000, 100),
  /** Questions and texts asked of the assistant, by one workspace and from one address. */
  LIMIT_AI_CALLS_PER_MINUTE: wholeNumber(1, 100_000, 10),
  LIMIT_AI_CALLS_PER_MINUTE_PER_ADDRESS: wholeNumber(1, 1_000_000, 60),
  /**
   * Tokens a model may cost in a day (UTC): of one workspace, from one address, of the whole site.
   */
  AI_TOKENS_PER_DAY_PER_WORKSPACE: wholeNumber(1, 1_000_000_000, 100_000),
  AI_TOKENS_PER_DAY_PER_ADDRESS: wholeNumber(1, 1_000_000_000, 500_000),
  AI_TOKENS_PER_DAY: wholeNumber(1, 1_000_000_000, 5_000_000),
  /**
   * Seconds for which lists of built-in and imported rows (articles, news, videos, findings, plans)
   * are sent again without asking the database; an import shows after as long. 0: never.
   */
  LIST_FRESH_SECONDS: wholeNumber(0, 86_400, 30),
  /** "off": scripts of other sites may not read what is open to everybody. */
  API_CORS: flag,
  /** "off": /api/mcp does not exist. */
  MCP_SERVER: flag,
  /** "off" withdraws the service worker from every browser that has it. */
  SERVICE_WORKER: flag,
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("info"),
  /** Without a key the answers come from retrieval, see lib/answers. */
  OPENAI_API_KEY: z.string().optional(),
  /** Any server that speaks OpenAI's chat completions. */
  OPENAI_BASE_URL: address.optional(),
  AI_MODEL: z.string().default("gpt-4o-mini"),
  /**
   * A model for embeddings at the same server, which helps to find passages by meaning; `npm run
   * db:prepare` makes those of the Bible once. Without it nothing is embedded.
   */
  EMBEDDING_MODEL: z.string().optional(),
});
export type Environment = z.infer<typeof environment>;

/** The names of all of it, for what hands them on: compose.yaml is tested against them. */
export const environmentVariables: readonly string[] = Object.keys(environment.shape);

/**
 * One message for the operator: each variable by name and what is wrong with it, never its value.
 */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/**
 * Checks a set of variables. Throws EnvironmentError naming every variable that is missing or
 * wrong.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  throw new EnvironmentError(
    result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; "),
  );
}

/**
 * `DATABASE_TIMEOUT_MS` by itself, for what needs no database and yet has a deadline. A wrong
 * value, of which `env` tells, counts as none.
 */
export function databaseTimeoutMs(): number {
  const given = environment.shape.DATABASE_TIMEOUT_MS.safeParse(
    process.env.DATABASE_TIMEOUT_MS || undefined,
  );
  return given.data ?? DATABASE_TIMEOUT_MS;
}

let known: Environment | undefined;

/**
 * The configuration of this process. Read at first use, so that building the site needs no
 * environment; instrumentation.ts calls it at start. Throws EnvironmentError.
 */
export function env(): Environment {
  known ??= readEnvironment(process.env);
  return known;
}
