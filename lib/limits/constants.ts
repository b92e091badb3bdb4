/** Seconds of the windows in which things are counted. */
export const MINUTE = 60;
export const HOUR = 3_600;
/**
 * A budget's window ends at midnight (UTC) and never takes longer than this, so that a hashed
 * address is kept under 24 hours.
 */
export const LONGEST_DAY = 23 * HOUR;

/** Where rate-limiter-flexible counts (prisma/schema.prisma, RateLimit). */
export const LIMIT_TABLE = "rate_limits";

/**
 * The header under which the server's own process notes the address a request came from
 * (socket-address.ts).
 */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";
