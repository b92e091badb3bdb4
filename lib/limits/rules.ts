import { LONGEST_DAY } from "./constants";

/**
 * The visitor's address: the one the connection came from, or, behind `hops` proxies that may be
 * believed, the one the outermost of them saw. Each proxy adds what it saw at the end of
 * X-Forwarded-For, so everything before those entries is only claimed. Null when unknown.
 */
export function clientAddress(
  forwardedFor: string | null,
  socketAddress: string | null,
  hops: number,
): string | null {
  if (hops === 0) return socketAddress;
  const seen = (forwardedFor ?? "").split(",").map((part) => part.trim());
  return seen.at(-hops) || seen.find((address) => address !== "") || socketAddress;
}

/**
 * What counts as one address: IPv4 whole, of IPv6 the first 64 bits, which one household or machine
 * has to itself. Port, zone and the IPv6 spelling of IPv4 are left out; anything else stands for
 * itself, cut to 64 characters.
 */
export function addressGroup(address: string): string {
  const bare = address
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .toLowerCase();
  const withPort = /^(\d+\.\d+\.\d+\.\d+)(:\d+)?$/.exec(bare);
  if (withPort?.[1]) return withPort[1];
  if (!bare.includes(":")) return bare.slice(0, 64);
  const [head = "", tail] = bare.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, "").slice(0, 4)).join(":");
}

/** The day of a moment, in UTC: "2026-11-20". */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Seconds of a budget's window that begins now: to midnight (UTC), at most 23 hours. */
export function secondsOfDay(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.min(LONGEST_DAY, Math.max(1, Math.ceil((midnight - now.getTime()) / 1_000)));
}

/** A wait in words for visitors: "12 seconds", "3 minutes", "2 hours". */
export function waitInWords(seconds: number): string {
  const [amount, unit] =
    seconds < 90
      ? [Math.max(1, Math.ceil(seconds)), "second"]
      : seconds < 5_400
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3_600), "hour"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
