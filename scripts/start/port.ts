import { createServer } from "node:net";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../progress";

const DEFAULT_PORT = 3000;
/** A site whose start command was killed needs a moment to notice and let go of the port. */
const WAIT_MS = 2_000;
const POLL_MS = 100;

/** Where the site listens. `host` undefined: on every interface, as `next start` does. */
export interface ListenAddress {
  port: number;
  host: string | undefined;
}

/** Reads PORT and HOSTNAME. Throws OperatorError when PORT is no port. */
export function listenAddress(env: NodeJS.ProcessEnv): ListenAddress {
  const text = env.PORT?.trim() || String(DEFAULT_PORT);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new OperatorError(`PORT must be a number from 1 to 65535, but is "${text}".`);
  }
  // Containers set HOSTNAME to the machine's own name, which is nobody's wish to listen there
  // alone.
  const host = env.HOSTNAME?.trim();
  return { port, host: host && host !== hostname() ? host : undefined };
}

/**
 * Returns when the port can be listened on. Throws OperatorError saying what to do when it cannot.
 */
export async function requireFreePort({ port, host }: ListenAddress): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const code = await tryToListen(port, host);
    if (code === null) return;
    if (code === "EADDRINUSE" && Date.now() < deadline) {
      await sleep(POLL_MS);
      continue;
    }
    if (code === "EADDRINUSE") {
      const other = port < 65_535 ? port + 1 : DEFAULT_PORT;
      throw new OperatorError(
        `Port ${port} is already in use. Stop the other program or choose another with PORT=${other} npm start.`,
      );
    }
    if (code === "EACCES") {
      throw new OperatorError(
        `This user may not listen on port ${port}. Choose one above 1023, for example PORT=3000 npm start.`,
      );
    }
    throw new OperatorError(`Cannot listen on ${host ?? "any address"}, port ${port}: ${code}.`);
  }
}

/** Gives the code of the error, or null when listening worked. */
function tryToListen(port: number, host: string | undefined): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}
