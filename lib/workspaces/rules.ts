import { TRANSFER_CODE_ALPHABET, TRANSFER_CODE_LENGTH } from "./constants";

/** 128 bits in base64url. */
const TOKEN = /^[\w-]{21}[AQgw]$/;

/** True when a cookie's value has the form of a token; anything else is not even looked up. */
export function isToken(value: string): boolean {
  return TOKEN.test(value);
}

/** The cookie's name. The prefix makes browsers refuse it from any other host and without https. */
export function cookieName(secure: boolean): string {
  return secure ? "__Host-workspace" : "workspace";
}

/**
 * Whether visitors come over https: the site's public address says so, or the proxy in front does,
 * where proxies may be believed. `forwardedProto` is X-Forwarded-Proto, whose last entry the
 * nearest proxy wrote.
 */
export function isSecureSite(
  siteUrl: string | undefined,
  forwardedProto: string | null,
  hops: number,
): boolean {
  if (siteUrl?.startsWith("https:")) return true;
  return hops > 0 && forwardedProto?.split(",").at(-1)?.trim().toLowerCase() === "https";
}

/** A transfer code from random bytes, one for each letter: "7KXQ2-MN4RT". */
export function toTransferCode(bytes: Uint8Array): string {
  // 240 is the largest multiple of 30 within a byte: above it the first letters would be likelier.
  const letters = [...bytes]
    .filter((byte) => byte < 240)
    .slice(0, TRANSFER_CODE_LENGTH)
    .map((byte) => TRANSFER_CODE_ALPHABET[byte % TRANSFER_CODE_ALPHABET.length])
    .join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/**
 * A code as typed in its plain form, without blanks, hyphens and small letters; null when it cannot
 * be one.
 */
export function readTransferCode(typed: string): string | null {
  const code = typed.replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  const isCode =
    code.length === TRANSFER_CODE_LENGTH &&
    [...code].every((letter) => TRANSFER_CODE_ALPHABET.includes(letter));
  return isCode ? code : null;
}
