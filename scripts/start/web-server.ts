import type { ChildProcess } from "node:child_process";
import { get } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../progress";
import { packageProgram, projectRoot } from "../project";
import { isRunning, startChild } from "./children";
import type { ListenAddress } from "./port";

const MINUTE = 60_000;
const ANSWER_TIMEOUT_MS = 5_000;
const POLL_MS = 25;
const NEXT = packageProgram("next", "dist/bin/next");

/**
 * Node's own options for a server of the site. `folder`, when it is not this project, is a
 * standalone folder. A longer address than these 256 KiB (16 KiB unless told) is refused with 431.
 */
export function serverNodeOptions(folder = projectRoot): string[] {
  // Ready-compressed pages, compressed API answers, answers to broken requests.
  const preload = path.join(folder, "scripts", "server", "preload.cjs");
  return ["--max-http-header-size=262144", "--require", preload];
}

/** What Node is called with to serve the built site at an address. */
export function nextStartArgs({ port, host }: ListenAddress): string[] {
  const at = ["-p", String(port), ...(host ? ["-H", host] : [])];
  return [...serverNodeOptions(), NEXT, "start", ...at];
}

/** Starts Next's own server. `env` holds DATABASE_URL and the rest of the site's configuration. */
export function startWebServer(address: ListenAddress, env: NodeJS.ProcessEnv): ChildProcess {
  return startChild({
    // Next's script itself: `npx next start` would leave the server running when its wrapper is
    // killed.
    args: nextStartArgs(address),
    env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: "inherit",
  });
}

/** Starts Next's development server, which compiles what is asked for and follows changes. */
export function startDevServer(address: ListenAddress, env: NodeJS.ProcessEnv): ChildProcess {
  const host = address.host ? ["-H", address.host] : [];
  const port = ["-p", String(address.port)];
  return startChild({
    args: [NEXT, "dev", ...port, ...host],
    env: { ...env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: "inherit",
  });
}

/** The address a visitor on this machine types. */
export function siteAddress({ port, host }: ListenAddress): string {
  const name = !host || host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * Returns when the site answers. Throws OperatorError when it ends before, or says nothing for so
 * many minutes: development compiles what it needs for its first answer.
 */
export async function waitForAnswer(
  address: ListenAddress,
  server: ChildProcess,
  minutes = 1,
): Promise<void> {
  const local = {
    ...address,
    host: siteAddress(address).includes("localhost") ? "127.0.0.1" : address.host,
  };
  const url = `${siteAddress(local)}/api/health/live`;
  const deadline = Date.now() + minutes * MINUTE;
  while (isRunning(server)) {
    if (await answers(url)) return;
    if (Date.now() > deadline) throw new OperatorError(`The site does not answer at ${url}.`);
    await sleep(POLL_MS);
  }
  throw new OperatorError(
    "The web server ended before it was ready; its own message stands above.",
  );
}

/** On a connection of its own that closes at once: one kept open would delay the server's end. */
function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: ANSWER_TIMEOUT_MS }, (response) => {
      response.resume().once("close", () => resolve(true));
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });
}
