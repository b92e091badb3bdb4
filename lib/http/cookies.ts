import "server-only";

/**
 * Longest Cookie header that is looked at; ours is under 60 characters, so a longer one cannot be
 * an honest visitor's.
 */
const MAX_HEADER = 8_192;

/**
 * Every value that a request gives for a cookie, first one first: a site below the same domain may
 * have set another.
 */
export function readCookies(request: Request, name: string): string[] {
  const header = request.headers.get("cookie");
  if (!header || header.length > MAX_HEADER) return [];
  return header.split(";").flatMap((part) => {
    const equals = part.indexOf("=");
    if (equals === -1 || part.slice(0, equals).trim() !== name) return [];
    return [part.slice(equals + 1).trim()];
  });
}

interface CookieOptions {
  /** Seconds the browser keeps it; 0 removes it. */
  maxAge: number;
  /** Only over https. Needed for names that begin with "__Host-". */
  secure: boolean;
}

/**
 * The Set-Cookie header of a cookie that scripts cannot read and that other sites' forms and
 * pictures do not send.
 */
export function toSetCookie(name: string, value: string, { maxAge, secure }: CookieOptions) {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
