import { type AddressInfo, createServer, type Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import { LinedPool, type LinedPoolConfig } from "@/lib/db/pool";
import { PrismaClient } from "@/prisma/generated/client";

const pools: LinedPool[] = [];
function newPool(connectionTimeoutMillis: number, more: Partial<LinedPoolConfig> = {}) {
  const connectionString = process.env.DATABASE_URL;
  const pool = new LinedPool({ connectionString, max: 1, connectionTimeoutMillis, ...more });
  pool.on("error", () => undefined);
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())));

const hold = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test("who waits longer than a connection may take is served all the same, first come first served", async () => {
  // Enough for a connection on a busy machine, and less than the line takes.
  const pool = newPool(3_000);
  const served: number[] = [];
  await Promise.all(
    Array.from({ length: 15 }, async (_, at) => {
      const client = await pool.connect();
      await hold(250);
      served.push(at);
      client.release();
    }),
  );
  expect(served).toEqual(Array.from({ length: 15 }, (_, at) => at));
  expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("who waits too long is sent away and takes no turn along", async () => {
  const pool = newPool(5_000, { lineTimeoutMillis: 100 });
  const holder = await pool.connect();
  const answers = await Promise.allSettled([pool.connect(), pool.query("SELECT 1")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(pool.lineLength).toBe(0);
  holder.release();
  expect((await pool.query("SELECT 4 AS four")).rows).toEqual([{ four: 4 }]);
});

test("a failing statement, a broken client and a transaction that gave up waiting keep nobody's turn", async () => {
  const pool = newPool(5_000);
  const failing = Array.from({ length: 20 }, () => pool.query("SELECT * FROM nowhere"));
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe("rejected");

  const broken = await pool.connect();
  broken.release(new Error("broken"));
  expect((await pool.query("SELECT 2 AS two")).rows).toEqual([{ two: 2 }]);

  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: "minimal" });
  const holder = await pool.connect();
  const waiting = prisma.$transaction((queries) => queries.workspace.count(), { maxWait: 100 });
  await expect(waiting).rejects.toMatchObject({ code: "P2028" });
  holder.release();
  expect(await prisma.$transaction((queries) => queries.$queryRaw`SELECT 3 AS three`)).toEqual([
    { three: 3 },
  ]);
  expect(pool.lineLength).toBe(0);
  await prisma.$disconnect();
});

test("when no connection can be made, everybody in the line is told at once", async () => {
  // Takes connections and never says a word.
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const pool = newPool(1_500, {
    connectionString: `postgresql://nobody@127.0.0.1:${port}/none`,
  });
  const started = performance.now();
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => pool.connect()));

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill("rejected"));
  // One after another would take five times as long.
  expect(performance.now() - started).toBeLessThan(6_000);
  expect(pool.lineLength).toBe(0);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});
