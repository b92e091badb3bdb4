import "server-only";
// How often one address may call what is open to everybody. Counted in this process's memory: a
// look-up takes less than a question to the database would.
import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { processState } from "@/lib/process-state";
import { MINUTE } from "./constants";
import { addressOf } from "./service";

/** Name of the policy in the headers. */
const POLICY = "calls";

const counting = processState("openCalls", () => ({
  salt: randomBytes(32),
  limiters: new Map<number, RateLimiterMemory>(),
}));

/** Where an address stands with a call that was just counted. */
export interface Standing {
  /** Whether the call is one too many. */
  isOver: boolean;
  msBeforeNext: number;
  /** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). */
  headers: readonly (readonly [name: string, value: string])[];
}

function limiterOf(points: number): RateLimiterMemory {
  const known = counting.limiters.get(points);
  if (known) return known;
  const limiter = new RateLimiterMemory({ keyPrefix: POLICY, points, duration: MINUTE });
  counting.limiters.set(points, limiter);
  return limiter;
}

/**
 * Counts one call of a request's address. Null when nothing is limited, or when the address cannot
 * be told.
 */
export async function countCall(request: Request): Promise<Standing | null> {
  const { RATE_LIMITS, LIMIT_API_CALLS_PER_MINUTE_PER_ADDRESS: points } = env();
  if (!RATE_LIMITS) return null;
  const address = addressOf(request);
  if (address === null) return null;
  // Memory holds no address as it is, not even for the minute.
  const subject = createHmac("sha256", counting.salt).update(address).digest("base64url");
  const counted = await limiterOf(points)
    .consume(subject)
    .catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
  const { remainingPoints, consumedPoints, msBeforeNext } = counted;
  const seconds = Math.ceil(msBeforeNext / 1_000);
  return {
    isOver: consumedPoints > points,
    msBeforeNext,
    headers: [
      ["RateLimit-Policy", `"${POLICY}";q=${points};w=${MINUTE}`],
      ["RateLimit", `"${POLICY}";r=${Math.max(0, remainingPoints)};t=${seconds}`],
    ],
  };
}
