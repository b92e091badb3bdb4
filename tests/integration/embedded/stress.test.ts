import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/prisma/embedded/start";
import { connect, LONG, newDatabaseFolder, removeFolders, withClient } from "./support";

const WORKERS = 20;
const ACCOUNTS = 50;
const START_BALANCE = 100;
/** Rounds of each worker: every kind of work three times; in a long run as many as go in a minute. */
const ROUNDS = 18;
const LONG_MS = 60_000;

let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await startEmbeddedDatabase({ dataDir: newDatabaseFolder() });
});

afterAll(async () => {
  await database.stop();
  removeFolders();
});

interface Tally {
  checked: number;
  wrong: string[];
}

/**
 * One visitor's connection doing a mixture of everything; every answer is compared with what it
 * must be.
 */
async function work(
  worker: number,
  isDone: (round: number) => boolean,
  tally: Tally,
): Promise<void> {
  let client = await connect(database.connectionString);
  let kept = 0;
  const check = (what: string, actual: unknown, expected: unknown) => {
    tally.checked += 1;
    if (actual !== expected)
      tally.wrong.push(`worker ${worker}, ${what}: ${actual} is not ${expected}`);
  };
  for (let round = 0; !isDone(round); round += 1) {
    const token = `w${worker}r${round}`;
    switch (round % 6) {
      case 0: {
        const { rows } = await client.query("SELECT $1::text AS token, $2::int + 1 AS next", [
          token,
          round,
        ]);
        check(
          "echo",
          `${rows.length} ${rows[0]?.token} ${rows[0]?.next}`,
          `1 ${token} ${round + 1}`,
        );
        break;
      }
      case 1: {
        const keep = round % 4 === 1;
        await client.query("BEGIN");
        await client.query("INSERT INTO notes (worker, token) VALUES ($1, $2)", [worker, token]);
        const { rows } = await client.query("SELECT worker FROM notes WHERE token = $1", [token]);
        check("own row inside the transaction", rows[0]?.worker, worker);
        await client.query(keep ? "COMMIT" : "ROLLBACK");
        if (keep) kept += 1;
        break;
      }
      case 2: {
        const { rows } = await client.query(
          "SELECT count(*)::int AS n FROM notes WHERE worker = $1",
          [worker],
        );
        check("rows kept", rows[0]?.n, kept);
        break;
      }
      case 3: {
        const code = await client.query("SELECT 1 / ($1::int - $1::int)", [round]).then(
          () => "none",
          (error: { code: string }) => error.code,
        );
        check("division by zero", code, "22012");
        break;
      }
      case 4: {
        const [from, to] = [round % ACCOUNTS, (round * 7 + worker) % ACCOUNTS];
        await client.query("BEGIN");
        await client.query("UPDATE accounts SET balance = balance - 1 WHERE id = $1", [from]);
        await client.query("UPDATE accounts SET balance = balance + 1 WHERE id = $1", [to]);
        await client.query("COMMIT");
        const { rows } = await client.query("SELECT sum(balance)::int AS total FROM accounts");
        check("sum of the accounts", rows[0]?.total, ACCOUNTS * START_BALANCE);
        break;
      }
      default: {
        const { rows } = await client.query("SELECT repeat($1, 20000) AS long", [token]);
        check("long value", rows[0]?.long, token.repeat(20_000));
        if (round % 30 === 5) {
          await client.end();
          client = await connect(database.connectionString);
        }
      }
    }
  }
  await client.end();
}

test(
  "20 clients at once, transactions among them, get only their own and only right answers",
  async () => {
    await withClient(database.connectionString, async (client) => {
      await client.query("CREATE TABLE notes (worker int, token text)");
      await client.query("CREATE TABLE accounts (id int PRIMARY KEY, balance int)");
      await client.query(
        "INSERT INTO accounts SELECT g, $2 FROM generate_series(0, $1::int - 1) g",
        [ACCOUNTS, START_BALANCE],
      );
    });
    const tally: Tally = { checked: 0, wrong: [] };
    const until = Date.now() + LONG_MS;
    const isDone = (round: number) => (LONG ? Date.now() > until : round === ROUNDS);

    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker, isDone, tally)));

    expect(tally.wrong).toEqual([]);
    expect(tally.checked).toBeGreaterThanOrEqual(WORKERS * ROUNDS);
    if (LONG) console.log(`${tally.checked} answers checked in ${LONG_MS / 1000} s, 0 wrong`);
  },
  2 * LONG_MS,
);

test("an open transaction makes the others wait; nobody sees its rows before it ends", async () => {
  const writer = await connect(database.connectionString);
  const reader = await connect(database.connectionString);
  await writer.query("CREATE TABLE letters (id int)");
  await writer.query("BEGIN");
  await writer.query("INSERT INTO letters VALUES (1)");
  const events: string[] = [];

  const reading = reader.query("SELECT count(*)::int AS n FROM letters").then(({ rows }) => {
    events.push(`read ${rows[0].n}`);
  });
  await writer.query("SELECT pg_sleep(0.2)");
  events.push("rollback");
  await writer.query("ROLLBACK");
  await reading;

  expect(events).toEqual(["rollback", "read 0"]);
  await Promise.all([writer.end(), reader.end()]);
});

test("settings of a client that left do not reach the next one", async () => {
  await withClient(database.connectionString, (client) => client.query("SET work_mem = '5MB'"));

  const { rows } = await withClient(database.connectionString, (client) =>
    client.query("SHOW work_mem"),
  );

  expect(rows[0].work_mem).not.toBe("5MB");
});
