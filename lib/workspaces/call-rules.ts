import "server-only";
// What stands around every handler of lib/workspaces/route.ts, before the request is read and after
// it is answered.
import { env } from "@/lib/env";
import { refuseCrossSiteWrite } from "@/lib/http/cross-site";
import { problemResponse } from "@/lib/http/problem";
import { answerMs, type Handler, placeOf, withDeadline } from "@/lib/http/route";
import type { LimitName } from "@/lib/limits/service";
import { admit } from "./admission";
import { runRetentionWhenDue } from "./retention/service";
import { takeOver } from "./take-over";
import { readVisitor } from "./visitor";

/** Every answer about a visitor's own things, good or bad. */
const PRIVATE = "private, no-store";

/** Longest wait for the limits before the body is read; a database that takes longer is away. */
const EARLY_MS = 1_500;

/** Adds cookies, except one that the answer itself gives or takes. */
function addCookies(answer: Response, cookies: readonly string[]): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("="));
  const given = new Set(answer.headers.getSetCookie().map(nameOf));
  for (const cookie of cookies) {
    if (!given.has(nameOf(cookie))) answer.headers.append("Set-Cookie", cookie);
  }
}

/**
 * A handler under the rules of every call about a visitor's own things: writes of other sites are
 * refused (403), a cookie of http is taken over, and the answer is private. `early`: limits that
 * are counted before the body is read.
 */
export function withRules(
  handler: Handler,
  isWrite: boolean,
  early: readonly LimitName[] = [],
): Handler {
  return async (request, context) => {
    let cookies: readonly string[] = [];
    const answer = await ruled();
    answer.headers.set("Cache-Control", PRIVATE);
    addCookies(answer, cookies);
    runRetentionWhenDue();
    return answer;

    async function ruled(): Promise<Response> {
      try {
        const visitor = readVisitor(request);
        if (isWrite) {
          const { hasCookie } = visitor;
          refuseCrossSiteWrite(request, { siteUrl: env().SITE_URL, hasCookie });
        }
        if (visitor.httpTokens.length > 0) {
          cookies = await withDeadline(takeOver(request, visitor), answerMs());
        }
        if (early.length > 0) {
          await withDeadline(admit(readVisitor(request), request, early), EARLY_MS);
        }
      } catch (error) {
        return problemResponse(error, await placeOf(request, context));
      }
      return handler(request, context);
    }
  };
}
