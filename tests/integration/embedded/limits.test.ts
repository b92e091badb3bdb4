import { connect as connectSocket } from "node:net";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/prisma/embedded/start";
import { HANG_MS } from "@/tests/support/time";
import { connect, newDatabaseFolder, removeFolders, withClient } from "./support";

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await startEmbeddedDatabase({ dataDir: newDatabaseFolder() });
  await withClient(database.connectionString, (client) =>
    client.query("CREATE TABLE visits (id int)"),
  );
});

afterAll(async () => {
  await database.stop();
  removeFolders();
});

function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => "no error",
    (error: { code?: string }) => error.code,
  );
}

test("a client dropped in the middle of its transaction leaves nothing open for the next", async () => {
  const dropped = await connect(database.connectionString);
  await dropped.query("BEGIN");
  await dropped.query("INSERT INTO visits VALUES (1)");
  // As a crash would: no Terminate message, no orderly end.
  (
    dropped as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();

  const next = await connect(database.connectionString);
  const { rows } = await next.query("SELECT count(*)::int AS n FROM visits");
  await next.query("INSERT INTO visits VALUES (2)");
  await next.end();
  const after = await withClient(database.connectionString, (client) =>
    client.query("SELECT id FROM visits"),
  );

  expect(rows[0].n).toBe(0);
  expect(after.rows).toEqual([{ id: 2 }]);
});

test("a client dropped while its BEGIN runs leaves nothing open either", async () => {
  for (let round = 0; round < 20; round += 1) {
    const dropped = await connect(database.connectionString);
    const begun = dropped.query("BEGIN; INSERT INTO visits VALUES (99)").catch(() => undefined);
    setImmediate(() =>
      (
        dropped as unknown as { connection: { stream: { destroy(): void } } }
      ).connection.stream.destroy(),
    );
    const count = await withClient(database.connectionString, (client) =>
      client.query("SELECT count(*)::int AS n FROM visits WHERE id = 99"),
    );
    expect(count.rows[0].n).toBe(0);
    await begun;
  }
});

test("statement_timeout of the connection ends a long statement and leaves the connection usable", async () => {
  // As long as a busy machine needs for the statement after it.
  const client = await connect(`${database.connectionString}?statement_timeout=3000`);
  const started = Date.now();

  const code = await codeOf(client.query("SELECT count(*) FROM generate_series(1, 2000000000)"));

  expect(code).toBe("57014");
  expect(Date.now() - started).toBeLessThan(HANG_MS);
  expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await client.end();
});

test("SET statement_timeout counts as well, and others waiting in line still get their answers", async () => {
  const slow = await connect(database.connectionString);
  await slow.query("SET statement_timeout = '250ms'");
  const waiting = await Promise.all(
    Array.from({ length: 5 }, () => connect(database.connectionString)),
  );

  const timedOut = codeOf(slow.query("SELECT pg_sleep(30)"));
  const answers = await Promise.all(
    waiting.map((client, i) =>
      client.query("SELECT $1::int AS n", [i]).then(({ rows }) => rows[0].n),
    ),
  );

  expect(await timedOut).toBe("57014");
  expect(answers).toEqual([0, 1, 2, 3, 4]);
  await Promise.all([slow, ...waiting].map((client) => client.end()));
});

test("a transaction that exceeds its time is undone", async () => {
  const client = await connect(`${database.connectionString}?statement_timeout=250`);
  await client.query("BEGIN");
  await client.query("INSERT INTO visits VALUES (7)");

  const code = await codeOf(client.query("SELECT pg_sleep(30)"));
  await client.end();
  const left = await withClient(database.connectionString, (next) =>
    next.query("SELECT count(*)::int AS n FROM visits WHERE id = 7"),
  );

  expect(code).toBe("57014");
  expect(left.rows[0].n).toBe(0);
});

test("a transaction left idle is ended when the connection asked for that limit", async () => {
  const idle = await connect(
    `${database.connectionString}?idle_in_transaction_session_timeout=200`,
  );
  await idle.query("BEGIN");

  const answer = await withClient(database.connectionString, (client) =>
    client.query("SELECT 1 AS one"),
  );

  expect(answer.rows).toEqual([{ one: 1 }]);
  expect(await codeOf(idle.query("SELECT 1"))).not.toBe("no error");
  await idle.end();
});

test("a statement that breaks the engine is an error, and the data is there afterwards", async () => {
  const client = await connect(database.connectionString);
  await client.query("INSERT INTO visits VALUES (8)");

  const code = await codeOf(client.query("COPY visits FROM STDIN"));
  await client.end();
  const { rows } = await withClient(database.connectionString, (next) =>
    next.query("SELECT count(*)::int AS n FROM visits WHERE id = 8"),
  );

  expect(code).toBe("XX000");
  expect(rows[0].n).toBe(1);
});

test("without the password nobody gets in, and nothing but PostgreSQL's protocol is answered", async () => {
  const url = new URL(database.connectionString);
  url.password = "guessed";
  expect(await codeOf(connect(url.href))).toBe("28P01");

  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connectSocket(Number(url.port), "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  });
  expect(answer).toContain("08P01");
});

test("a message longer than the limit is refused without being read", async () => {
  const client = await connect(database.connectionString);
  const stream = (client as unknown as { connection: { stream: { write(bytes: Buffer): void } } })
    .connection.stream;
  const lost = new Promise((resolve) => client.once("end", resolve));
  const head = Buffer.from([0x51, 0x7f, 0xff, 0xff, 0xff]);
  stream.write(head);

  await lost;

  expect(
    (await withClient(database.connectionString, (next) => next.query("SELECT 1 AS one"))).rows,
  ).toEqual([{ one: 1 }]);
});
