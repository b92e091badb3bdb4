import "server-only";
import { isIP } from "node:net";
import {
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from "@modelcontextprotocol/server";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { publicAddress } from "@/lib/site/public-address";

/** A numeric address: nobody's name server can make a name of his own of it. */
function isNumeric(host: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? "";
  return isIP(name.replace(/^\[|\]$/g, "")) !== 0;
}

/**
 * Refuses a browser that a name server has led here under a name of its own (DNS rebinding), as the
 * protocol asks, and with API_CORS=off every page of another site. Browsers always send Origin with
 * a message; who sends none is a program, which no page can make send anything. Throws AppError
 * forbidden.
 */
export function refuseForeignPages({ headers }: Request): void {
  const origin = headers.get("origin");
  if (origin === null) return;
  const host = headers.get("host") ?? "";
  const ownNames = [
    ...localhostAllowedHostnames(),
    new URL(publicAddress(process.env).url).hostname,
  ];
  if (!validateHostHeader(host, ownNames).ok && !isNumeric(host)) {
    throw new AppError("forbidden", "This site is not known under the name you ask it by.");
  }
  const isWebPage = /^https?:\/\//.test(origin) && URL.canParse(origin);
  const isOwn = validateOriginHeader(origin, ownNames).ok;
  if (!isWebPage || (!isOwn && !env().API_CORS)) {
    throw new AppError("forbidden", "Pages of that site may not ask here.");
  }
}
