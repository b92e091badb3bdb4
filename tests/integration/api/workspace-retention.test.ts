import { db } from "@/lib/db/client";
import { trimDemoSpace } from "@/lib/workspaces/retention/data";
import { deleteWhatIsDue, runRetention } from "@/lib/workspaces/retention/service";
import { deleteWorkspaces, disconnect } from "./support";
import { plainCall, shelves } from "./workspace-support";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms);

async function clear() {
  await deleteWorkspaces();
  await db.contextAnswer.deleteMany();
  await db.rateLimit.deleteMany();
  await db.addressSalt.deleteMany();
}
beforeEach(clear);
afterAll(async () => {
  await clear();
  await disconnect();
});

const titles = async () =>
  (await db.collection.findMany({ orderBy: { title: "asc" } })).map(({ title }) => title);

test("conversations go after 90 days without a turn, with their turns", async () => {
  const { id: workspaceId } = await db.workspace.create({ data: { tokenHash: "a" } });
  for (const [title, updatedAt] of [
    ["old", ago(90 * DAY + HOUR)],
    ["kept", ago(90 * DAY - HOUR)],
  ] as const) {
    await db.conversation.create({
      data: {
        workspaceId,
        title,
        createdAt: ago(200 * DAY),
        updatedAt,
        turns: { create: { position: 0, role: "user", content: title } },
      },
    });
  }
  expect(await deleteWhatIsDue(new Date())).toMatchObject({ conversations: 1, emptyWorkspaces: 0 });
  expect((await db.chatTurn.findMany()).map(({ content }) => content)).toEqual(["kept"]);
});

test("empty workspaces go after 30 days without use; one that holds anything stays for ever", async () => {
  const old = ago(30 * DAY + HOUR);
  const make = (tokenHash: string, usedAt: Date) =>
    db.workspace.create({ data: { tokenHash, usedAt, createdAt: ago(999 * DAY) } });
  await make("empty and old", old);
  await make("empty and used", ago(30 * DAY - HOUR));
  const { id: workspaceId } = await make("full and old", old);
  await db.collection.create({ data: { workspaceId, title: "Kept", createdAt: ago(999 * DAY) } });

  expect(await deleteWhatIsDue(new Date())).toMatchObject({ emptyWorkspaces: 1 });
  const left = await db.workspace.findMany({ orderBy: { tokenHash: "asc" } });
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(["empty and used", "full and old"]);
  expect(await titles()).toEqual(["Kept"]);
});

test("the demo space forgets after 24 hours, visitors' things of the same age stay", async () => {
  await plainCall(shelves.POST, "/api/shelves", { name: "demo, new" });
  await plainCall(shelves.POST, "/api/shelves", { name: "demo, old" });
  await plainCall(shelves.POST, "/api/shelves", { name: "demo, gone", userId: "once" });
  const { id: workspaceId } = await db.workspace.create({ data: { tokenHash: "a" } });
  await db.collection.create({ data: { workspaceId, title: "private, old" } });
  const createdAt = ago(DAY + HOUR);
  await db.collection.updateMany({ where: { title: { not: "demo, new" } }, data: { createdAt } });
  await db.workspace.updateMany({ where: { demoLabel: "once" }, data: { usedAt: createdAt } });

  await deleteWhatIsDue(new Date());
  expect(await titles()).toEqual(["demo, new", "private, old"]);
  const labels = (await db.workspace.findMany()).map(({ demoLabel }) => demoLabel);
  expect(labels.sort()).toEqual(["demo-user", null]);
});

test("the demo space is a ring: of each kind the newest stay", async () => {
  for (let at = 0; at < 6; at += 1) {
    const { body } = await plainCall(shelves.POST, "/api/shelves", {
      name: `row ${at}`,
      userId: `label ${at % 2}`,
    });
    const createdAt = ago(HOUR - at * 1_000);
    await db.collection.update({ where: { id: body.id }, data: { createdAt } });
    const row = { collectionId: body.id, chapter: 1, translation: "WEB", book: "John" };
    await db.collectionVerse.createMany({
      data: [0, 1].map((orderIndex) => ({
        ...row,
        orderIndex,
        reference: `John 1:${at * 2 + orderIndex + 1}`,
        verseText: "x",
        verse: at * 2 + orderIndex + 1,
        createdAt: new Date(createdAt.getTime() + orderIndex),
      })),
    });
  }
  const { id: workspaceId } = await db.workspace.create({ data: { tokenHash: "a" } });
  await db.collection.create({
    data: { workspaceId, title: "private, oldest", createdAt: ago(9 * HOUR) },
  });

  await trimDemoSpace(ago(DAY), 3);
  expect(await titles()).toEqual(["private, oldest", "row 3", "row 4", "row 5"]);
  const verses = await db.collectionVerse.findMany({ orderBy: { verse: "asc" } });
  expect(verses.map(({ verse }) => verse)).toEqual([10, 11, 12]);
});

test("kept answers, codes, cached contexts, counters and secrets go when their time is over", async () => {
  const { id: workspaceId } = await db.workspace.create({ data: { tokenHash: "a" } });
  const write = { workspaceId, path: "POST /x", bodyHash: "h" };
  await db.idempotentWrite.createMany({
    data: [
      { ...write, key: "old", createdAt: ago(DAY + HOUR) },
      { ...write, key: "new", createdAt: ago(DAY - HOUR) },
    ],
  });
  await db.transferCode.createMany({
    data: [
      { workspaceId, codeHash: "old", expiresAt: ago(1_000) },
      { workspaceId, codeHash: "new", expiresAt: ago(-60_000) },
    ],
  });
  await db.contextAnswer.createMany({
    data: [
      { key: "old", version: "1", response: {}, createdAt: ago(31 * DAY) },
      { key: "new", version: "1", response: {}, createdAt: ago(29 * DAY) },
    ],
  });
  await db.rateLimit.createMany({
    data: [
      { key: "old", points: 1, expire: Date.now() - 1 },
      { key: "new", points: 1, expire: Date.now() + 60_000 },
    ],
  });
  const today = new Date().toISOString().slice(0, 10);
  await db.addressSalt.createMany({
    data: [
      { day: "2020-01-01", salt: "old" },
      { day: today, salt: "new" },
    ],
  });

  expect(await deleteWhatIsDue(new Date())).toMatchObject({
    writes: 1,
    transferCodes: 1,
    contextAnswers: 1,
    limits: 2,
  });
  expect((await db.idempotentWrite.findMany()).map(({ key }) => key)).toEqual(["new"]);
  expect((await db.transferCode.findMany()).map(({ codeHash }) => codeHash)).toEqual(["new"]);
  expect((await db.contextAnswer.findMany()).map(({ key }) => key)).toEqual(["new"]);
  expect((await db.rateLimit.findMany()).map(({ key }) => key)).toEqual(["new"]);
  expect((await db.addressSalt.findMany()).map(({ day }) => day)).toEqual([today]);
});

test("of many that would run the job in one hour, one does", async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, () => runRetention()));
  expect(runs.filter((forgotten) => forgotten !== null)).toHaveLength(1);
  expect(await runRetention()).toBeNull();
  await db.rateLimit.updateMany({ data: { expire: Date.now() - 1 } });
  expect(await runRetention()).not.toBeNull();
});

test("more than one bite is eaten up", async () => {
  const { id: workspaceId } = await db.workspace.create({ data: { tokenHash: "a" } });
  await db.idempotentWrite.createMany({
    data: Array.from({ length: 2_300 }, (_, at) => ({
      workspaceId,
      key: `k${at}`,
      path: "POST /x",
      bodyHash: "h",
      createdAt: ago(2 * DAY),
    })),
  });
  expect(await deleteWhatIsDue(new Date())).toMatchObject({ writes: 2_300 });
});
