import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { checkCluster, holdsAnything, requireSpace } from "@/prisma/embedded/check-cluster";
import { DataFolderError, startEmbeddedDatabase } from "@/prisma/embedded/start";
import { createDamageSetup, type DamageSetup, withDatabase } from "@/scripts/attack/damage-setup";
import {
  DAMAGES,
  DAMAGES_BEHIND_THE_LOG,
  DAMAGES_OF_KILLED,
  type Damage,
  fingerprintTree,
} from "@/scripts/attack/damages";
import { newDatabaseFolder, newFolder, removeFolders } from "./support";

let setup: DamageSetup;

beforeAll(async () => {
  const root = newFolder();
  newDatabaseFolder(path.join(root, "closed"));
  setup = await createDamageSetup(root);
});
afterAll(removeFolders);

type Copy = (from: string, to: string) => void;

const fullCopy: Copy = (from, to) => cpSync(from, to, { recursive: true });

/** The same files under other names: for a look at them, which writes nothing. */
const linkedCopy: Copy = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkedCopy(source, target);
    else linkSync(source, target);
  }
};

/** A copy of the closed or the killed database with this damage. */
function damagedCopy(kind: "closed" | "killed", damage: Damage, copy: Copy): string {
  const dataDir = newFolder();
  copy(setup[kind], dataDir);
  damage.apply(path.join(dataDir, "postgres"), setup.files);
  return dataDir;
}

function thrownBy(work: () => unknown): Error {
  try {
    return new Error(`nothing was thrown: ${String(work())}`);
  } catch (error) {
    return error as Error;
  }
}

async function refusal(dataDir: string): Promise<Error> {
  const started = startEmbeddedDatabase({ dataDir }).then((database) => database.stop());
  const error = await started.then(
    () => new Error("it was started"),
    (reason: Error) => reason,
  );
  return error;
}

/** One sentence that names the folder, says what to do and holds no trace of the program. */
function expectSentence(error: Error, dataDir: string): void {
  expect(error.message).toContain(dataDir);
  expect(error.message).toContain("npm run db:restore -- <backup>");
  expect(error.message).not.toMatch(/\n|\bat .*:\d+|\.ts\b/);
  expect(error).toBeInstanceOf(DataFolderError);
}

const damages = [
  ...DAMAGES.map((damage) => ({ kind: "closed" as const, damage, name: damage.name })),
  ...DAMAGES_OF_KILLED.map((damage) => ({ kind: "killed" as const, damage, name: damage.name })),
];

test.each(damages)(
  "$name: told by a look at the files, with what to do",
  async ({ kind, damage }) => {
    const dataDir = damagedCopy(kind, damage, linkedCopy);
    const folder = path.join(dataDir, "postgres");

    const look = () => (holdsAnything(folder) ? checkCluster(folder) : "to be created");

    expectSentence(thrownBy(look), dataDir);
  },
);

test.each(["PG_VERSION lost", "log file cut", "a large table cut", "killed, log file lost"])(
  "%s: the start is refused and changes nothing in the folder",
  async (name) => {
    const found = damages.find((each) => each.name === name);
    if (!found) throw new Error(name);
    const dataDir = damagedCopy(found.kind, found.damage, fullCopy);
    const before = fingerprintTree(dataDir);

    const error = await refusal(dataDir);

    expectSentence(error, dataDir);
    expect(fingerprintTree(dataDir)).toBe(before);
  },
);

const asRoot = process.getuid?.() === 0;
test("a folder that may not be read or written is refused by name", async () => {
  const dataDir = newFolder();
  const folder = path.join(dataDir, "postgres");
  cpSync(setup.closed, dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  chmodSync(path.join(folder, "global"), 0o555);

  // Nothing is forbidden to root, so it looks as somebody else.
  if (asRoot) process.seteuid?.(65_534);
  const error = thrownBy(() => checkCluster(folder));
  if (asRoot) process.seteuid?.(0);

  expectSentence(error, dataDir);
  expect(error.message).toContain("may not be read and written by the user this runs as");
});

test.each(DAMAGES_BEHIND_THE_LOG)(
  "$name: refused when the log is replayed, and again at the next start",
  async (damage) => {
    const dataDir = damagedCopy("killed", damage, fullCopy);

    const first = await refusal(dataDir);
    const second = await refusal(dataDir);

    expectSentence(first, dataDir);
    expectSentence(second, dataDir);
    expect(first.message).toContain("videos");
  },
);

test("a database that was killed starts with every row, and so does one that was closed twice", async () => {
  const rows = (dataDir: string) =>
    withDatabase(dataDir, async (client) => {
      const { rows: found } = await client.query(
        "SELECT count(*)::int AS rows, count(*) FILTER (WHERE featured)::int AS changed FROM articles",
      );
      return found[0];
    });
  const expected = await rows(setup.closed);

  expect(expected.rows).toBe(2_000);
  expect(expected.changed).toBeGreaterThan(0);
  expect(await rows(setup.killed)).toEqual(expected);
});

test("a folder of other things is not taken for an empty one", async () => {
  const dataDir = newFolder();
  mkdirSync(path.join(dataDir, "postgres"));
  writeFileSync(path.join(dataDir, "postgres", "letter.txt"), "Dear reader");

  expectSentence(await refusal(dataDir), dataDir);
  expect(readdirSync(path.join(dataDir, "postgres"))).toEqual(["letter.txt"]);
});

test("the mark of a creation that was cut off removes no finished database", async () => {
  const dataDir = newFolder();
  cpSync(setup.closed, dataDir, { recursive: true });
  // As versions before this one left it, and as a kill between the last two steps leaves it now.
  writeFileSync(path.join(dataDir, "database.creating"), "");
  cpSync(path.join(dataDir, "postgres"), path.join(dataDir, "postgres.creating"), {
    recursive: true,
  });

  const rows = await withDatabase(dataDir, async (client) => {
    const answer = await client.query("SELECT count(*)::int AS rows FROM articles");
    return answer.rows[0].rows;
  });

  expect(rows).toBe(2_000);
});

test.each([
  ["a file", (place: string) => writeFileSync(place, "")],
  ["a link to nothing", (place: string) => symlinkSync(`${place}-gone`, place)],
])("DATA_DIR that is %s is refused and stays", async (_what, make) => {
  const dataDir = path.join(newFolder(), "data");
  make(dataDir);

  expectSentence(await refusal(dataDir), dataDir);
  expect(existsSync(`${dataDir}-gone`)).toBe(false);
});

test("a disk with too little room is refused with how much is needed", () => {
  const folder = newFolder();
  const almostFull = { bavail: 5, bsize: 1024 * 1024 };

  expect(() => requireSpace(folder, undefined, almostFull)).toThrow(
    `The disk of the data folder ${folder} is full: 5 MB are free and 32 MB are needed`,
  );
});
