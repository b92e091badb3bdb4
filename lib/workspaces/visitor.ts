import "server-only";
// Who asks: read from the request alone, before anything is looked up.
import { randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { readCookies, toSetCookie } from "@/lib/http/cookies";
import { COOKIE_MAX_AGE } from "./constants";
import { nameDevice } from "./devices/rules";
import { sha256 } from "./owner";
import { cookieName, isSecureSite, isToken } from "./rules";

export interface Visitor {
  /**
   * "browser": our own pages (X-Client: web) or whoever carries our cookie. "plain": anything else,
   * which works in the demo space.
   */
  kind: "browser" | "plain";
  /** SHA-256 of the cookie's token; null without a cookie, or with one that cannot be ours. */
  tokenHash: string | null;
  /** The token itself, to send the cookie again. */
  token: string | null;
  /** Any cookie under our name, however broken: a browser sent it by itself. */
  hasCookie: boolean;
  /** Whether the cookie goes over https only. */
  secure: boolean;
  /** The browser in plain words: "Chrome on Android". */
  deviceName: string;
  /**
   * Over https, without a cookie of https: tokens in the cookie of plain http, from before the site
   * had https (take-over.ts).
   */
  httpTokens: readonly string[];
  /** Whether the token was put in the place of one of those in this very request. */
  isTakenOver: boolean;
}

const noted = new WeakMap<Request, Visitor>();

/** Makes `readVisitor` give this visitor for this request from now on. */
export function noteVisitor(request: Request, visitor: Visitor): void {
  noted.set(request, visitor);
}

/**
 * Reads who asks. A forged or cut token is the same as none: it is not looked up unless it has a
 * token's form.
 */
export function readVisitor(request: Request): Visitor {
  const known = noted.get(request);
  if (known) return known;
  const { SITE_URL, TRUST_PROXY_HOPS } = env();
  const forwarded = request.headers.get("x-forwarded-proto");
  const secure = isSecureSite(SITE_URL, forwarded, TRUST_PROXY_HOPS);
  const values = readCookies(request, cookieName(secure));
  const token = values.find(isToken) ?? null;
  // Whoever can set a cookie for a site beside this one could set these: where there is one bound
  // to this host, they are not looked at.
  const older = secure && values.length === 0 ? readCookies(request, cookieName(false)) : [];
  const hasCookie = values.length + older.length > 0;
  const isBrowser = hasCookie || request.headers.get("x-client") === "web";
  return {
    kind: isBrowser ? "browser" : "plain",
    tokenHash: token === null ? null : sha256(token),
    token,
    hasCookie,
    secure,
    deviceName: nameDevice(request.headers.get("user-agent")),
    httpTokens: [...new Set(older.filter(isToken))],
    isTakenOver: false,
  };
}

/** A new random token of 128 bits. */
export function newToken(): string {
  return randomBytes(16).toString("base64url");
}

/** The Set-Cookie header that gives a browser this token for 400 days. */
export function giveCookie(token: string, secure: boolean): string {
  return toSetCookie(cookieName(secure), token, { maxAge: COOKIE_MAX_AGE, secure });
}

/**
 * The Set-Cookie header that takes the cookie of plain http away. Secure, so that a browser that
 * came without https keeps it.
 */
export function takeHttpCookie(): string {
  return toSetCookie(cookieName(false), "", { maxAge: 0, secure: true });
}

/** The Set-Cookie header that takes it away. */
export function takeCookie(secure: boolean): string {
  return toSetCookie(cookieName(secure), "", { maxAge: 0, secure });
}
