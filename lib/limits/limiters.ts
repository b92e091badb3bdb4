import "server-only";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from "rate-limiter-flexible";
import { processState } from "@/lib/process-state";
import { LIMIT_TABLE } from "./constants";
import { limitStore } from "./data";

interface Rule {
  /** Prefix of its keys. */
  name: string;
  points: number;
  /** Seconds of its window. */
  seconds: number;
  /**
   * Remember in memory who is over, and ask the database no more until the window ends. Not for
   * counters that are given back.
   */
  remembersBlocked: boolean;
}

const limiters = processState("limiters", () => new Map<string, RateLimiterAbstract>());

/**
 * The counter of a rule, in PostgreSQL, and in this process's memory while the database cannot be
 * asked.
 */
export function limiterOf({ name, points, seconds, remembersBlocked }: Rule): RateLimiterAbstract {
  const key = `${name} ${points} ${seconds}`;
  const known = limiters.get(key);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: limitStore,
    storeType: "pool",
    tableName: LIMIT_TABLE,
    // By the migrations.
    tableCreated: true,
    // By the retention job.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    ...(remembersBlocked ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
  limiters.set(key, limiter);
  return limiter;
}

/** Forgets what this process remembers of its counters. For tests. */
export function forgetLimiters(): void {
  limiters.clear();
}
