import * as verseRoute from "@/app/api/collection-verses/[verseId]/route";
import * as exportRoute from "@/app/api/workspace/export/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as linkRoute from "@/app/api/workspace/link/route";
import * as notesRoute from "@/app/api/workspace/notes/route";
import * as readingsRoute from "@/app/api/workspace/plans/[startedPlanId]/readings/route";
import * as plansRoute from "@/app/api/workspace/plans/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import { db } from "@/lib/db/client";
import { withClient } from "../embedded/support";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser } from "./workspace-support";

loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const NOTES = "/api/workspace/notes";
const save = (browser: Browser, body: object) =>
  browser.post(notesRoute.POST, NOTES, { reference: "John 3:16", translation: "WEB", ...body });
const change = (browser: Browser, id: string, body: object) =>
  browser.call(verseRoute.PATCH, `/api/collection-verses/${id}`, {
    method: "PATCH",
    params: { verseId: id },
    body,
  });

/** Two devices of one workspace that both know a note by the same version. */
async function twoDevices() {
  const laptop = new Browser();
  const { body: note } = await save(laptop, { note: "As it was" });
  const { code } = (await laptop.post(codesRoute.POST, "/api/workspace/transfer-codes", {})).body;
  const phone = new Browser();
  const agent = { "User-Agent": "Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0" };
  await phone.post(linkRoute.POST, "/api/workspace/link", { code }, agent);
  return { laptop, phone, note };
}

test("a note that two devices write from the same one keeps both, until one is merged or dropped", async () => {
  const { laptop, phone, note } = await twoDevices();
  const { version } = note;
  await change(laptop, note.id, { version, personalNote: "Of the laptop" });
  const late = { version, personalNote: "Of the phone" };
  expect((await change(phone, note.id, late)).status).toBe(409);
  const both = await change(phone, note.id, { ...late, keepBoth: true });
  const copy = { text: "Of the phone", device: "Firefox on Android" };
  expect([both.status, both.body]).toMatchObject([
    200,
    { personalNote: "Of the laptop", noteCopies: [copy] },
  ]);
  // Sent again, as after an answer that was lost, it is not there twice.
  const again = await change(phone, note.id, { ...late, keepBoth: true });
  expect(again.body.noteCopies).toHaveLength(1);
  expect((await laptop.call(notesRoute.GET, NOTES)).body).toMatchObject([{ noteCopies: [copy] }]);

  const merged = await change(laptop, note.id, {
    version: again.body.version,
    personalNote: "Of the laptop\n\nOf the phone",
    dropCopy: again.body.noteCopies[0].id,
  });
  expect(merged.body).toMatchObject({
    personalNote: "Of the laptop\n\nOf the phone",
    noteCopies: [],
  });
});

test("a note that was removed elsewhere comes back, and removing one that was changed removes nothing", async () => {
  const { laptop, phone, note } = await twoDevices();
  const { version } = note;
  await change(laptop, note.id, { version, personalNote: "" });
  const kept = await change(phone, note.id, {
    version,
    personalNote: "Still mine",
    keepBoth: true,
  });
  expect(kept.body).toMatchObject({ personalNote: "Still mine", noteCopies: [] });
  const removed = await change(laptop, note.id, { version, personalNote: null, keepBoth: true });
  expect(removed.body).toMatchObject({ personalNote: "Still mine", noteCopies: [] });
});

test("first notes on a verse that two devices write without knowing of each other are both kept", async () => {
  const { laptop, phone } = await twoDevices();
  const reference = "John 3:17";
  await save(laptop, { reference, note: "One" });
  const second = await save(phone, { reference, note: "Two", keepBoth: true });
  expect(second.body).toMatchObject({ personalNote: "One", noteCopies: [{ text: "Two" }] });
});

test("at most ten are kept beside one; then it is a conflict again", async () => {
  const { laptop, phone, note } = await twoDevices();
  const { version } = note;
  await change(laptop, note.id, { version, personalNote: "Newer" });
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    const body = { version, personalNote: `Copy ${at}`, keepBoth: true };
    statuses.push((await change(phone, note.id, body)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 409]);
});

test("copies go into the file and come back, and count for what is kept", async () => {
  const { laptop, phone, note } = await twoDevices();
  const { version } = note;
  await change(laptop, note.id, { version, personalNote: "Newer" });
  await change(phone, note.id, { version, personalNote: "Beside it", keepBoth: true });
  const file = (await laptop.call(exportRoute.GET, "/api/workspace/export?format=json")).body;
  const other = new Browser();
  await other.post(importRoute.POST, "/api/workspace/import", file);
  const [brought] = (await other.call(notesRoute.GET, NOTES)).body;
  expect(brought).toMatchObject({
    personalNote: "Newer",
    noteCopies: [{ text: "Beside it", device: "Firefox on Android" }],
  });
  await withClient(process.env.DATABASE_URL ?? "", async (client) => {
    const stored = "SELECT id, stored_bytes, stored_rows FROM workspaces ORDER BY id";
    const counted = (await client.query(stored)).rows;
    await client.query("SELECT recount_stored()");
    expect((await client.query(stored)).rows).toEqual(counted);
  });
});

test("ticks, highlights and saved verses of two devices at once are states: said twice they are one", async () => {
  const { laptop, phone } = await twoDevices();
  const today = "2026-01-05";
  const plan = { planId: "creation-genesis", start: today, weekdays: [0, 1, 2, 3, 4, 5, 6], today };
  const { id, version } = (await laptop.post(plansRoute.POST, "/api/workspace/plans", plan)).body;
  const tick = (browser: Browser) =>
    browser.call(readingsRoute.PATCH, `/api/workspace/plans/${id}/readings`, {
      method: "PATCH",
      params: { startedPlanId: id },
      body: { version, readings: [0], done: true, today },
    });
  const mark = (browser: Browser) =>
    browser.post(highlightsRoute.POST, "/api/workspace/highlights", {
      reference: "John 1:1-3",
      colour: "green",
    });
  const verse = (browser: Browser) => save(browser, { reference: "John 1:1" });
  const both = [laptop, phone];
  const answers = await Promise.all(
    [tick, mark, verse].flatMap((write) => both.map((browser) => write(browser))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await db.planTick.count()).toBe(1);
  expect(await db.highlight.count()).toBe(3);
  expect(await db.collectionVerse.count({ where: { reference: "John 1:1" } })).toBe(1);
});
