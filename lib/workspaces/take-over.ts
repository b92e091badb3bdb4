import "server-only";
// When a site is given https its cookie gets another name, bound to the host. What browsers keep
// from before is taken over under it.
import { createHmac, randomBytes } from "node:crypto";
import { findNextToken, replaceHttpToken } from "./devices/data";
import { sha256 } from "./owner";
import { giveCookie, noteVisitor, takeHttpCookie, type Visitor } from "./visitor";

/** Cookies of one name that are tried; an honest browser sends one. */
const MOST = 3;

/**
 * The token that follows on one of plain http. Derived, so that every answer on the way gives the
 * same one, in whatever order they arrive; by a salt of the database, so that who has seen the old
 * one cannot tell it.
 */
function deriveToken(token: string, salt: string): string {
  return createHmac("sha256", salt).update(token).digest().subarray(0, 16).toString("base64url");
}

/**
 * Puts a new token in the place of one of plain http, or finds the one that was. Null when it opens
 * nothing (any more).
 */
async function toNextToken(token: string): Promise<string | null> {
  const salt = randomBytes(32).toString("base64url");
  const next = deriveToken(token, salt);
  // Of two at the same moment one replaces it, and the other finds what that one has put there.
  if (await replaceHttpToken(sha256(token), { tokenHash: sha256(next), salt })) return next;
  const found = await findNextToken(sha256(token));
  if (!found) return null;
  const known = deriveToken(token, found.salt);
  // Else the workspace was moved to another browser since.
  return sha256(known) === found.tokenHash ? known : null;
}

/**
 * Over https, for a browser that has only the cookie of plain http: its workspace gets a new token,
 * by which `readVisitor` finds it from now on. Gives the cookies for the answer, the new one and
 * the end of the old one. The old token leads to the new one until that has come back, and ten
 * minutes longer; so an answer that is lost locks nobody out.
 */
export async function takeOver(request: Request, visitor: Visitor): Promise<readonly string[]> {
  for (const httpToken of visitor.httpTokens.slice(0, MOST)) {
    const token = await toNextToken(httpToken);
    if (token === null) continue;
    noteVisitor(request, { ...visitor, token, tokenHash: sha256(token), isTakenOver: true });
    return [giveCookie(token, true), takeHttpCookie()];
  }
  return [takeHttpCookie()];
}
