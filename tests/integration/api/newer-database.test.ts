import { GET as getReady } from "@/app/api/health/ready/route";
import { db } from "@/lib/db/client";
import { NEWEST_MIGRATION } from "@/lib/health/constants";
import { warmUp } from "@/lib/health/warm-up";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { call, disconnect } from "./support";

beforeAll(warmUp);

const NEWER = "9999_from_the_future";
const schema = processState("schema", () => ({ isKnown: false }));

beforeEach(async () => {
  schema.isKnown = false;
  await db.$executeRaw`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('newer', 'x', ${NEWER}, now())`;
});
afterEach(async () => {
  await db.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'newer'`;
});
afterAll(disconnect);

test("a process that starts on a newer version's database is not ready, and says why in the answer and the log", async () => {
  const logged = jest.spyOn(log, "error").mockImplementation(() => undefined);

  const { status, body } = await call(getReady, "/api/health/ready");

  const reason = `The database was made by a newer version of the site (${NEWER}). Update the site, or restore an earlier backup.`;
  expect(status).toBe(503);
  expect(body).toMatchObject({ detail: reason });
  expect(logged).toHaveBeenCalledWith({ newest: NEWER, known: NEWEST_MIGRATION }, reason);
});

test("a process that was ready before the database was brought ahead of it stays ready", async () => {
  await db.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'newer'`;
  expect((await call(getReady, "/api/health/ready")).status).toBe(200);

  await db.$executeRaw`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
    VALUES ('newer', 'x', ${NEWER}, now())`;

  expect((await call(getReady, "/api/health/ready")).status).toBe(200);
});
