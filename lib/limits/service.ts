import "server-only";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { HOUR, LONGEST_DAY, MINUTE, SOCKET_ADDRESS_HEADER } from "./constants";
import { getAddressSalt } from "./data";
import { limiterOf } from "./limiters";
import { addressGroup, clientAddress, dayOf, waitInWords } from "./rules";

interface Limit {
  points: number;
  seconds: number;
  /** The first sentence of its refusal. */
  what?: string;
}

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
  importFromAddress: () => ({
    points: env().QUOTA_IMPORTS_PER_DAY_PER_ADDRESS,
    seconds: LONGEST_DAY,
    what: "Your address has imported as many files as are allowed in a day.",
  }),
  kilobytesFromAddress: () => ({
    points: Math.floor(env().QUOTA_BYTES_PER_DAY_PER_ADDRESS / 1_024),
    seconds: LONGEST_DAY,
    what: "Your address has saved as much as is allowed in a day.",
  }),
  check: () => ({ points: env().LIMIT_CHECKS_PER_MINUTE, seconds: MINUTE }),
  aiCall: () => ({ points: env().LIMIT_AI_CALLS_PER_MINUTE, seconds: MINUTE }),
  aiCallFromAddress: () => ({
    points: env().LIMIT_AI_CALLS_PER_MINUTE_PER_ADDRESS,
    seconds: MINUTE,
  }),
} as const;
export type LimitName = keyof typeof LIMITS;

/**
 * Whom a limit counts for: a hash, never a token or an address itself. Null: cannot be told, so not
 * counted.
 */
export type Subject = string | null;

/** The subject of a workspace or of a cookie's token hash. */
export function workspaceSubject(id: string): string {
  return createHash("sha256").update(`workspace ${id}`).digest("base64url");
}

const salts = processState<{ today?: { day: string; value: string } }>("addressSalts", () => ({}));
/** While the database is away, for this process only. */
const ownSalt = randomBytes(32).toString("base64url");

async function saltOfToday(): Promise<string> {
  const day = dayOf(new Date());
  if (salts.today?.day === day) return salts.today.value;
  try {
    const value = await getAddressSalt(day);
    salts.today = { day, value };
    return value;
  } catch (error) {
    log.warn({ reason: (error as Error).message }, "addresses are hashed by this process alone");
    return ownSalt;
  }
}

/**
 * The address a request came from, by TRUST_PROXY_HOPS, as far as it counts; null when it cannot be
 * told. Not to be stored.
 */
export function addressOf(request: Request): string | null {
  const address = clientAddress(
    request.headers.get("x-forwarded-for"),
    request.headers.get(SOCKET_ADDRESS_HEADER),
    env().TRUST_PROXY_HOPS,
  );
  return address === null ? null : addressGroup(address);
}

/**
 * The subject of the address a request came from: hashed with a secret that is thrown away every
 * day.
 */
export async function addressSubject(request: Request): Promise<Subject> {
  const address = addressOf(request);
  if (address === null) return null;
  return createHmac("sha256", await saltOfToday())
    .update(address)
    .digest("base64url");
}

/** A refusal that says how long to wait, in words and as Retry-After. */
export function tooMany(what: string, msBeforeNext: number): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new AppError("too_many_requests", `${what} Please try again in ${waitInWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

/**
 * Counts `points` under a limit, one unless told. Throws AppError too_many_requests with
 * Retry-After above it. Does nothing when RATE_LIMITS is off.
 */
export async function takeLimit(name: LimitName, subject: Subject, points = 1): Promise<void> {
  if (!env().RATE_LIMITS || subject === null || points === 0) return;
  const { what = "That was a little fast.", ...rule }: Limit = LIMITS[name]();
  const limiter = limiterOf({ name, ...rule, remembersBlocked: true });
  try {
    await limiter.consume(subject, points);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooMany(what, refusal.msBeforeNext);
  }
}

/** One place under a limit, held for something that may still fail. */
export interface Place {
  /** For what came to nothing. Never throws. */
  giveBack(): Promise<void>;
}

/**
 * Counts one under a limit of what was done, not of what was tried: the caller gives the place back
 * when nothing came of it. Places held at the same moment count, so together they never go over.
 * Throws AppError too_many_requests with Retry-After when none is left.
 */
export async function holdPlace(name: LimitName, subject: Subject): Promise<Place> {
  if (!env().RATE_LIMITS || subject === null) return { giveBack: async () => undefined };
  const limiter = limiterOf({ name, ...LIMITS[name](), remembersBlocked: false });
  const giveBack = async (msBeforeNext: number, takenAt: number) => {
    const left = takenAt + msBeforeNext - Date.now();
    // Its window has ended: there is nothing to give back to.
    if (left <= 0) return;
    const customDuration = Math.ceil(left / 1_000);
    await limiter
      .reward(subject, 1, { customDuration })
      .catch((error: Error) =>
        log.warn(
          { limit: name, reason: error.message },
          "a place under a limit was not given back",
        ),
      );
  };
  try {
    const { msBeforeNext } = await limiter.consume(subject);
    const takenAt = Date.now();
    return { giveBack: () => giveBack(msBeforeNext, takenAt) };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // It was counted all the same.
    await giveBack(refusal.msBeforeNext, Date.now());
    throw tooMany("That was a little fast.", refusal.msBeforeNext);
  }
}

/** Says at the start, loudly, that nothing is limited. */
export function announceLimits(): void {
  if (env().RATE_LIMITS) return;
  log.warn("RATE_LIMITS=off: NOTHING IS LIMITED. For load tests and closed networks only.");
}
