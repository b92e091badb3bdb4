import "server-only";
import { AppError } from "@/lib/errors";

/** What the rule looks at besides the request. */
interface Site {
  /** SITE_URL, when it is set. */
  siteUrl: string | undefined;
  /** Whether the request carries our cookie, and with it a visitor's authority. */
  hasCookie: boolean;
}

/**
 * Host and port in the form a Host header has, without the port that the scheme implies; null when
 * it is no address.
 */
function hostOf(address: string): string | null {
  return URL.parse(address)?.host ?? null;
}

/**
 * True when a page of this site may have sent it. The scheme does not count: behind a proxy ours is
 * not the visitor's.
 */
function isOwnOrigin(origin: string, host: string | null, siteUrl: string | undefined): boolean {
  const parsed = URL.parse(origin);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return false;
  if (siteUrl !== undefined && parsed.origin === URL.parse(siteUrl)?.origin) return true;
  return host !== null && parsed.host === hostOf(`${parsed.protocol}//${host}`);
}

/**
 * Refuses a write that another site may have made a visitor's browser send. Origin and
 * Sec-Fetch-Site, which no page can forge, must both be ours where they are given; a request with
 * neither comes from no browser of today and may not carry the cookie. POST must be JSON, which a
 * form cannot send. `request.url` is never asked: it is whatever the server believes its own name
 * to be. Throws AppError forbidden or unsupported_media_type.
 */
export function refuseCrossSiteWrite(request: Request, { siteUrl, hasCookie }: Site): void {
  const { headers, method } = request;
  const origin = headers.get("origin");
  const fetchSite = headers.get("sec-fetch-site");
  const isForeign =
    (origin !== null && !isOwnOrigin(origin, headers.get("host"), siteUrl)) ||
    (fetchSite !== null && fetchSite !== "same-origin" && fetchSite !== "none") ||
    (origin === null && fetchSite === null && hasCookie);
  if (isForeign) {
    throw new AppError("forbidden", "Only pages of this site may change what you keep here.");
  }
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (method === "POST" && type !== "application/json") {
    throw new AppError(
      "unsupported_media_type",
      "Send JSON with the content type application/json.",
    );
  }
}
