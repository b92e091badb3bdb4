import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { type SiteOptions, startSite } from "../bench/saved/site";
import type { RunningServer } from "../test/processes";

/**
 * How the event loop of a site stood still, in milliseconds: longest by the clock, and longest with
 * the processor busy on it.
 */
interface Standstill {
  longest: number;
  longestOwn: number;
}

/** A site whose event loop is watched. */
export interface WatchedSite {
  site: RunningServer;
  /** The longest standstills since the last time this was asked. */
  take(): Standstill;
  /** Most memory the process has held, in MB; null where the system does not tell. */
  peakMemory(): number | null;
}

/**
 * Serves the built site with its event loop watched; `folder` takes the watch's file. @throws as
 * startSite.
 */
export async function startWatchedSite(options: SiteOptions, folder: string): Promise<WatchedSite> {
  const file = path.join(folder, `loop-${process.hrtime.bigint()}.txt`);
  const env = {
    ...options.env,
    LOOP_WATCH_FILE: file,
    NODE_OPTIONS: "--require=./scripts/attack/loop-watch.cjs",
  };
  const site = await startSite({ ...options, env });
  return {
    site,
    take() {
      const lines = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
      if (existsSync(file)) rmSync(file);
      const stood = lines.filter(Boolean).map((line) => line.split(" ").map(Number));
      return {
        longest: Math.max(0, ...stood.map(([clock = 0]) => clock)),
        longestOwn: Math.max(0, ...stood.map(([, own = 0]) => own)),
      };
    },
    peakMemory() {
      const status = `/proc/${site.pid}/status`;
      if (!existsSync(status)) return null;
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(status, "utf8")) ?? [];
      return kilobytes ? Number(kilobytes) / 1024 : null;
    },
  };
}
