import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { generateSources } from "../../scripts/test/run-checks";

const root = path.resolve(__dirname, "../..");
const SCHEMA = path.join(root, "prisma/schema.prisma");
const CLIENT = path.join(root, "prisma/generated/client.ts");

/**
 * Writes the database client when there is none, or one of an older schema. Throws with Prisma's
 * words.
 */
export default async function generateClient(): Promise<void> {
  if (existsSync(CLIENT) && statSync(CLIENT).mtimeMs >= statSync(SCHEMA).mtimeMs) return;
  const { ok, output } = await generateSources(process.env);
  if (!ok) throw new Error(output);
}
