import { db } from "@/lib/db/client";
import { changedTables, ownerOf, Rows } from "@/scripts/attack/rows";
import { deleteWorkspaces, disconnect } from "../api/support";

const url = process.env.DATABASE_URL ?? "";
let rows: Rows;
let collectionId: string;

beforeAll(async () => {
  await deleteWorkspaces();
  const { id } = await db.workspace.create({ data: { tokenHash: "b".repeat(64) } });
  collectionId = (await db.collection.create({ data: { workspaceId: id, title: "Calm" } })).id;
  rows = new Rows(url, await ownerOf(url, collectionId));
  await rows.open();
});
afterAll(async () => {
  await rows.close();
  await deleteWorkspaces();
  await disconnect();
});

test("a row that was written is seen in its table, and gone again after clearing up", async () => {
  const before = await rows.sums();
  const { id } = await db.workspace.create({ data: { tokenHash: "c".repeat(64) } });
  const collection = await db.collection.create({ data: { workspaceId: id, title: "New" } });
  const written = await rows.sums();
  expect(changedTables(before, written).sort()).toEqual(["collections", "workspaces"]);
  await db.collection.update({ where: { id: collection.id }, data: { title: "Old" } });
  expect(changedTables(written, await rows.sums())).toEqual(["collections"]);
  expect(changedTables(await rows.sumsOf([id]), await rows.sumsOf([collectionId])).length).toBe(2);
  await rows.clear();
  expect(changedTables(before, await rows.sums())).toEqual([]);
});

test("a demo space that bears a visitor's id as its label is none of his rows", async () => {
  const { workspaceId } = await db.collection.findUniqueOrThrow({ where: { id: collectionId } });
  const before = await rows.sumsOf([workspaceId]);
  await db.workspace.create({ data: { id: "demo-1", demoLabel: workspaceId } });
  expect(changedTables(before, await rows.sumsOf([workspaceId]))).toEqual([]);
  await rows.clear();
});

test("what the spared workspace does is not seen, and survives clearing up", async () => {
  const before = await rows.sums();
  await db.collection.update({ where: { id: collectionId }, data: { title: "Calm 2" } });
  expect(changedTables(before, await rows.sums())).toEqual([]);
  await rows.clear();
  expect(await db.collection.count()).toBe(1);
});

test("tables that nobody may change are summed apart", async () => {
  const builtIn = Object.keys(await rows.builtIn());
  expect(builtIn).toEqual(expect.arrayContaining(["articles", "reading_plans", "verses"]));
  expect(builtIn).not.toContain("collections");
});
