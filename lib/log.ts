import "server-only";
import pino from "pino";
import { toLoggedError } from "./logged-error";

const level = process.env.LOG_LEVEL?.trim() || "info";

/**
 * The server's log: one JSON object a line on stdout. It carries paths, codes and times, never what
 * a visitor typed (no query strings, no bodies, no values in errors). No transports: they start
 * worker threads that a bundled server cannot load.
 */
export const log = pino({
  level: level in pino.levels.values || level === "silent" ? level : "info",
  base: null,
  serializers: { err: (error: unknown) => toLoggedError(error) },
});
