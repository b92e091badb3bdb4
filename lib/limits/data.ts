import "server-only";
import { randomBytes } from "node:crypto";
import { db } from "@/lib/db/client";

/** A statement as rate-limiter-flexible gives it to a client of node-postgres. */
interface Statement {
  text: string;
  values: readonly (string | number | null)[];
}
interface LimitRow {
  points: number;
  expire: number | null;
}

/** Above it a number is sent as a bigint. */
const LARGEST_INT = 2_147_483_647;

/**
 * The counters' database client: our one Prisma client in the shape of a node-postgres pool. It
 * drops the statements' names, because poolers in transaction mode know no prepared statements.
 * Never used inside a transaction: on the embedded database that would wait for itself.
 */
export const limitStore = {
  async query({ text, values }: Statement): Promise<{ rows: LimitRow[]; rowCount: number }> {
    const rows = await db.$queryRawUnsafe<{ points: number; expire: bigint | null }[]>(
      text,
      ...values.map((value) =>
        typeof value === "number" && value > LARGEST_INT ? BigInt(value) : value,
      ),
    );
    return {
      rows: rows.map(({ points, expire }) => ({
        points,
        expire: expire === null ? null : Number(expire),
      })),
      rowCount: rows.length,
    };
  },
};

/**
 * The secret with which addresses are hashed on one day ("2026-11-20"), the same for every process.
 * The first to ask makes it.
 */
export async function getAddressSalt(day: string): Promise<string> {
  const known = await db.addressSalt.findUnique({ where: { day } });
  if (known) return known.salt;
  await db.addressSalt.createMany({
    data: [{ day, salt: randomBytes(32).toString("base64url") }],
    skipDuplicates: true,
  });
  return (await db.addressSalt.findUniqueOrThrow({ where: { day } })).salt;
}

/**
 * Forgets counters whose window has ended and the secrets of days before this one. Gives the number
 * of rows.
 */
export async function deleteExpiredLimits(now: Date, today: string): Promise<number> {
  const [limits, salts] = await db.$transaction([
    db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } }),
    db.addressSalt.deleteMany({ where: { day: { lt: today } } }),
  ]);
  return limits.count + salts.count;
}
