import { spawn } from "node:child_process";
import { OperatorError } from "./progress";

/** Connection parameters that libpq knows; ours may carry more, such as statement_timeout, which it would refuse. */
const LIBPQ_PARAMETERS =
  /^(ssl\w*|channel_binding|connect_timeout|target_session_attrs|gssencmode)$/;

/** Runs pg_dump or pg_restore of this machine against a server. Throws OperatorError when it is missing or fails. */
export function runPostgresTool(
  tool: "pg_dump" | "pg_restore",
  connectionString: string,
  args: string[],
): Promise<void> {
  const url = new URL(connectionString);
  const password = decodeURIComponent(url.password);
  // Not on the command line, where every user of the machine could read it.
  url.password = "";
  for (const name of [...url.searchParams.keys()]) {
    if (!LIBPQ_PARAMETERS.test(name)) url.searchParams.delete(name);
  }
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [...args, `--dbname=${url.href}`], {
      env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", (error: NodeJS.ErrnoException) => {
      const missing = `${tool} was not found. Install PostgreSQL's client programs (Debian: apt-get install postgresql-client), in the server's version or newer.`;
      reject(new OperatorError(error.code === "ENOENT" ? missing : error.message));
    });
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new OperatorError(`${tool} ended with ${code}; its message stands above.`));
    });
  });
}
