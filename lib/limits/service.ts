import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { HOUR, MINUTE, SOCKET_ADDRESS_HEADER } from "./constants";
import { getAddressSalt } from "./data";
import { limiterOf } from "./limiters";
import { addressGroup, clientAddress, dayOf, waitInWords } from "./rules";

/** Each limit: how many of it in how many seconds, and what a visitor is told is too many. */
const LIMITS = {
  write: () => ({ points: env().LIMIT_WRITES_PER_MINUTE, seconds: MINUTE }),
  writeFromAddress: () => ({
    points: env().LIMIT_WRITES_PER_MINUTE_PER_ADDRESS,
    seconds: MINUTE,
  }),
  newWorkspace: () => ({ points: env().LIMIT_NEW_WORKSPACES_PER_HOUR, seconds: HOUR }),
  transferCode: () => ({ points: env().LIMIT_TRANSFER_CODES_PER_HOUR, seconds: HOUR }),
  transfer: () => ({ points: env().LIMIT_TRANSFERS_PER_HOUR, seconds: HOUR }),
  export: () => ({ points: env().LIMIT_EXPORTS_PER_HOUR, seconds: HOUR }),
  import: () => ({ points: env().LIMIT_IMPORTS_PER_HOUR, seconds: HOUR }),
  aiCall: () => ({ points: env().LIMIT_AI_CALLS_PER_MINUTE, seconds: MINUTE }),
  aiCallFromAddress: () => ({
    points: env().LIMIT_AI_CALLS_PER_MINUTE_PER_ADDRESS,
    seconds: MINUTE,
  }),
} as const;
export type LimitName = keyof typeof LIMITS;

/** Whom a limit counts for: a hash, never a token or an address itself. Null: cannot be told, so not counted. */
export type Subject = string | null;

/** The subject of a workspace or of a cookie's token hash. */
export function workspaceSubject(id: string): string {
  return createHash("sha256").update(`workspace ${id}`).digest("base64url");
}

let salt: { day: string; value: string } | undefined;
/** While the database is away, for this process only. */
const ownSalt = randomBytes(32).toString("base64url");

async function saltOfToday(): Promise<string> {
  const day = dayOf(new Date());
  if (salt?.day === day) return salt.value;
  try {
    salt = { day, value: await getAddressSalt(day) };
    return salt.value;
  } catch (error) {
    log.warn({ reason: (error as Error).message }, "addresses are hashed by this process alone");
    return ownSalt;
  }
}

/** The subject of the address a request came from, by TRUST_PROXY_HOPS: hashed with a secret that is thrown away every day. */
export async function addressSubject(request: Request): Promise<Subject> {
  const address = clientAddress(
    request.headers.get("x-forwarded-for"),
    request.headers.get(SOCKET_ADDRESS_HEADER),
    env().TRUST_PROXY_HOPS,
  );
  if (address === null) return null;
  return createHmac("sha256", await saltOfToday())
    .update(addressGroup(address))
    .digest("base64url");
}

/** A refusal that says how long to wait, in words and as Retry-After. */
export function tooMany(what: string, msBeforeNext: number): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new AppError("too_many_requests", `${what} Please try again in ${waitInWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** Counts one under a limit. Throws AppError too_many_requests with Retry-After above it. Does nothing when RATE_LIMITS is off. */
export async function takeLimit(name: LimitName, subject: Subject): Promise<void> {
  if (!env().RATE_LIMITS || subject === null) return;
  const limiter = limiterOf({ name, ...LIMITS[name](), remembersBlocked: true });
  try {
    await limiter.consume(subject);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooMany("That was a little fast.", refusal.msBeforeNext);
  }
}

/** Says at the start, loudly, that nothing is limited. */
export function announceLimits(): void {
  if (env().RATE_LIMITS) return;
  log.warn("RATE_LIMITS=off: NOTHING IS LIMITED. For load tests and closed networks only.");
}
