import "server-only";
// Token budgets of the assistant: reserved before a call and settled after it, which single limits
// are not.
import { RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { LONGEST_DAY } from "./constants";
import { limiterOf } from "./limiters";
import { secondsOfDay } from "./rules";
import { addressSubject, type Subject, tooMany, workspaceSubject } from "./service";

/** Who pays for a call. */
export interface Payer {
  /** `workspaceSubject` of the visitor's workspace, null without one. */
  workspace: Subject;
  /** `addressSubject` of the request. */
  address: Subject;
}

/**
 * Who pays for what a model writes for this owner. The demo space is shared by everybody, so there
 * only the address counts.
 */
export async function payerOf(
  owner: { kind: "private" | "demo"; workspaceId: string },
  request: Request,
): Promise<Payer> {
  return {
    workspace: owner.kind === "private" ? workspaceSubject(owner.workspaceId) : null,
    address: await addressSubject(request),
  };
}

/** Tokens set aside for one call to a model. */
export interface Reservation {
  /**
   * Gives back what was not used, or takes what was used beyond it. Later calls do nothing. Never
   * throws.
   */
  settle(usedTokens: number): Promise<void>;
}

interface Budget {
  name: string;
  points: number;
  subject: string;
}

function budgetsOf({ workspace, address }: Payer): Budget[] {
  const { AI_TOKENS_PER_DAY_PER_WORKSPACE, AI_TOKENS_PER_DAY_PER_ADDRESS, AI_TOKENS_PER_DAY } =
    env();
  return [
    { name: "tokensOfWorkspace", points: AI_TOKENS_PER_DAY_PER_WORKSPACE, subject: workspace },
    { name: "tokensFromAddress", points: AI_TOKENS_PER_DAY_PER_ADDRESS, subject: address },
    { name: "tokensOfSite", points: AI_TOKENS_PER_DAY, subject: "all" },
  ].filter((budget): budget is Budget => budget.subject !== null);
}

function limiterFor({ name, points }: Budget) {
  return limiterOf({ name, points, seconds: LONGEST_DAY, remembersBlocked: false });
}

interface Taken {
  budget: Budget;
  /** When its window ends; afterwards there is nothing to give back to. */
  endsAt: number;
}

async function change(taken: readonly Taken[], tokens: number): Promise<void> {
  if (tokens === 0) return;
  await Promise.all(
    taken.map(async ({ budget, endsAt }) => {
      if (Date.now() >= endsAt) return;
      const limiter = limiterFor(budget);
      const options = { customDuration: Math.ceil((endsAt - Date.now()) / 1_000) };
      if (tokens > 0) await limiter.penalty(budget.subject, tokens, options);
      else await limiter.reward(budget.subject, -tokens, options);
    }),
  );
}

/**
 * Sets tokens aside for one call to a model in all of today's budgets: the workspace's, the
 * address's and the site's. Call `settle` with what it really cost, also after a failure or an
 * abort. Throws AppError too_many_requests with Retry-After when one of them does not hold enough,
 * and then takes from none. With RATE_LIMITS off nothing is counted.
 */
export async function reserveTokens(payer: Payer, tokens: number): Promise<Reservation> {
  const taken: Taken[] = [];
  if (env().RATE_LIMITS) {
    for (const budget of budgetsOf(payer)) {
      try {
        const customDuration = secondsOfDay(new Date());
        const result = await limiterFor(budget).consume(budget.subject, tokens, { customDuration });
        taken.push({ budget, endsAt: Date.now() + result.msBeforeNext });
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // It was counted all the same.
        taken.push({ budget, endsAt: Date.now() + refusal.msBeforeNext });
        await change(taken, -tokens);
        throw tooMany("The assistant has answered a great deal today.", refusal.msBeforeNext);
      }
    }
  }
  let isSettled = false;
  return {
    async settle(usedTokens) {
      if (isSettled) return;
      isSettled = true;
      await change(taken, usedTokens - tokens).catch((error: Error) =>
        log.warn({ reason: error.message }, "a token budget could not be settled"),
      );
    },
  };
}
