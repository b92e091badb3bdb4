import { type ChildProcess, spawn } from "node:child_process";
import { OperatorError } from "./progress";

type Tool = "pg_dump" | "pg_restore" | "psql";

/**
 * Connection parameters that libpq knows; ours may carry more, such as statement_timeout, which it
 * would refuse.
 */
const LIBPQ_PARAMETERS =
  /^(ssl\w*|channel_binding|connect_timeout|target_session_attrs|gssencmode)$/;

/**
 * What a program gets to reach a server: an argument without the password, and the password in its
 * environment.
 */
function connection(connectionString: string): { argument: string; env: NodeJS.ProcessEnv } {
  const url = new URL(connectionString);
  const password = decodeURIComponent(url.password);
  // Not on the command line, where every user of the machine could read it.
  url.password = "";
  for (const name of [...url.searchParams.keys()]) {
    if (!LIBPQ_PARAMETERS.test(name)) url.searchParams.delete(name);
  }
  return {
    argument: `--dbname=${url.href}`,
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
  };
}

/**
 * Resolves when the program has ended with 0. Rejects with OperatorError when it is missing or
 * fails.
 */
function success(tool: Tool, child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) => {
      const missing = `${tool} was not found. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client), in the server's version or newer.`;
      reject(new OperatorError(error.code === "ENOENT" ? missing : error.message));
    });
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else {
        reject(
          new OperatorError(`${tool} ended with ${code ?? signal}; its message stands above.`),
        );
      }
    });
  });
}

/**
 * Runs pg_dump or pg_restore of this machine against a server. Throws OperatorError when it is
 * missing or fails.
 */
export async function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  connectionString: string,
  args: string[],
): Promise<void> {
  const { argument, env } = connection(connectionString);
  const child = spawn(tool, [...args, argument], { env, stdio: ["ignore", "inherit", "inherit"] });
  await success(tool, child);
}

/**
 * Runs `before`, the statements of a dump (made by pg_dump, custom format) and `after` in one
 * transaction of a server. It is committed only when the whole dump was read and every statement
 * succeeded; whatever ends earlier, this process among it, leaves the database as it was. Throws
 * OperatorError.
 */
export async function applyDump(
  connectionString: string,
  dump: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  const { argument, env } = connection(connectionString);
  // Not --single-transaction, which commits at the end of the input, also of one that was cut off.
  const options = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"];
  const psql = spawn("psql", [...options, argument], {
    env,
    stdio: ["pipe", "ignore", "inherit"],
  });
  const reading = spawn("pg_restore", ["--no-owner", "--schema=public", "--file=-", dump], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const applied = success("psql", psql);
  const read = success("pg_restore", reading);
  // psql that stops at an error closes its input; the error stands in its own message.
  psql.stdin.on("error", () => reading.kill());
  psql.stdin.write(`BEGIN;\n${before}\n`);
  reading.stdout.on("data", (chunk: Buffer) => {
    if (psql.stdin.write(withoutUnknownSettings(chunk))) return;
    reading.stdout.pause();
    psql.stdin.once("drain", () => reading.stdout.resume());
  });
  const whole = read.then(
    () => psql.stdin.end(`\n${after}\nCOMMIT;\n`),
    (error: Error) => {
      psql.stdin.end();
      throw error;
    },
  );
  const [outcome, reader] = await Promise.allSettled([applied, whole]);
  if (outcome.status === "rejected") throw outcome.reason;
  if (reader.status === "rejected") throw reader.reason;
}

/**
 * pg_restore 17 and newer begins with a setting that older servers refuse. It stands in the first
 * piece, before any data.
 */
function withoutUnknownSettings(chunk: Buffer): Buffer {
  const setting = "SET transaction_timeout = 0;\n";
  const at = chunk.subarray(0, 2_000).indexOf(setting);
  if (at < 0) return chunk;
  return Buffer.concat([chunk.subarray(0, at), chunk.subarray(at + setting.length)]);
}
