import { YOUR_DATA } from "./page-events";

/**
 * The address that opens “Privacy & your data” with a code entered. The code stands in the fragment,
 * which no browser sends, so it reaches no server's log.
 */
export const linkAddress = (origin: string, code: string): string =>
  `${origin}/#${YOUR_DATA}=${code}`;

/** The code that an address's fragment brings; null without one. */
export function readLinkCode(hash: string): string | null {
  const [name, code] = hash.replace(/^#/, "").split("=");
  return name === YOUR_DATA && code ? code : null;
}
