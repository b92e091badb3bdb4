import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { CONTEXT_FIELDS } from "./constants";
import type { RawField } from "./prose";

/** Saved answers at most; the oldest go first. The retention job takes those older than 30 days. */
const MAX_SAVED = 5_000;

const savedFields = z.array(z.object({ field: z.enum(CONTEXT_FIELDS), raw: z.string() }));

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** What a model wrote for a subject in this version, as it came from the model, or null. */
export async function findSavedProse(subject: string, version: string): Promise<RawField[] | null> {
  const saved = await db.contextAnswer.findUnique({
    where: { key_version: { key: hash(subject), version } },
    select: { response: true },
  });
  const parsed = savedFields.safeParse(saved?.response);
  return parsed.success ? parsed.data : null;
}

/**
 * Saves what a model wrote; of two at once the first stays. The oldest make room where there are
 * too many.
 */
export async function saveProse(
  subject: string,
  version: string,
  fields: readonly RawField[],
): Promise<void> {
  const response = fields.map(({ field, raw }) => ({ field, raw }));
  await db.contextAnswer.createMany({
    data: [{ key: hash(subject), version, response }],
    skipDuplicates: true,
  });
  const over = (await db.contextAnswer.count()) - MAX_SAVED;
  if (over <= 0) return;
  const oldest = await db.contextAnswer.findMany({
    orderBy: { createdAt: "asc" },
    take: over,
    select: { key: true, version: true },
  });
  await db.contextAnswer.deleteMany({ where: { OR: oldest } });
}
