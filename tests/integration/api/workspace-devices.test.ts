import * as changesRoute from "@/app/api/workspace/changes/route";
import * as deviceRoute from "@/app/api/workspace/devices/[deviceId]/route";
import * as devicesRoute from "@/app/api/workspace/devices/route";
import * as linkRoute from "@/app/api/workspace/link/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import * as transferRoute from "@/app/api/workspace/transfer/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import { db } from "@/lib/db/client";
import { sha256 } from "@/lib/workspaces/owner";
import { deleteWhatIsDue } from "@/lib/workspaces/retention/service";
import { withClient } from "../embedded/support";
import { call, deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, furnishedBrowser, NONE, ONE_EACH, plainCall, shelves } from "./workspace-support";

loadScriptureFirst();
beforeEach(async () => {
  await deleteWorkspaces();
  await db.endedToken.deleteMany();
});
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

interface DeviceRow {
  id: string;
  name: string;
  isThis: boolean;
}

const PHONE =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

const look = (browser: Browser) => browser.call(workspaceRoute.GET, "/api/workspace");
const titles = async (browser: Browser): Promise<string[]> =>
  (await browser.call(shelves.GET, "/api/shelves")).body.map(
    ({ title }: { title: string }) => title,
  );
const add = (browser: Browser, name: string) =>
  browser.post(shelves.POST, "/api/collections", { name });
const devicesOf = async (browser: Browser): Promise<DeviceRow[]> =>
  (await browser.call(devicesRoute.GET, "/api/workspace/devices")).body;
const changes = async (browser: Browser, since?: number) =>
  (
    await browser.call(
      changesRoute.GET,
      `/api/workspace/changes${since === undefined ? "" : `?since=${since}`}`,
    )
  ).body;
const codeOf = async (browser: Browser): Promise<string> =>
  (await browser.post(codesRoute.POST, "/api/workspace/transfer-codes", {})).body.code;
const redeem = (browser: Browser, code: string, own?: string) =>
  browser.post(
    linkRoute.POST,
    "/api/workspace/link",
    { code, ...(own ? { own } : {}) },
    { "User-Agent": PHONE },
  );
const signOut = (browser: Browser, id: string) =>
  browser.call(deviceRoute.DELETE, `/api/workspace/devices/${id}`, {
    method: "DELETE",
    params: { deviceId: id },
  });
const rename = (browser: Browser, id: string, name: string) =>
  browser.call(deviceRoute.PATCH, `/api/workspace/devices/${id}`, {
    method: "PATCH",
    params: { deviceId: id },
    body: { name },
  });

/** A furnished browser and a phone that is linked to it. */
async function pair(mark = "Pair") {
  const { browser, workspaceId, ids } = await furnishedBrowser(mark);
  const phone = new Browser();
  expect((await redeem(phone, await codeOf(browser))).status).toBe(200);
  const [first, second] = await devicesOf(browser);
  if (!first || !second) throw new Error("two devices are linked");
  return { browser, phone, workspaceId, ids, first, second };
}

test("a code opens the workspace in another browser as well, by a token of its own, once", async () => {
  const { browser } = await furnishedBrowser("Shared");
  const code = await codeOf(browser);
  const phone = new Browser();
  const linked = await redeem(phone, code);

  expect([linked.status, linked.body]).toMatchObject([200, { exists: true, counts: ONE_EACH }]);
  expect(phone.cookie).not.toBe(browser.cookie);
  for (const each of [browser, phone]) expect((await look(each)).body.counts).toEqual(ONE_EACH);
  await add(phone, "From the phone");
  expect(await titles(browser)).toContain("From the phone");
  expect((await redeem(new Browser(), code)).status).toBe(404);
  expect(await devicesOf(phone)).toMatchObject([
    { name: "A browser", isThis: false },
    { name: "Chrome on Android", isThis: true },
  ]);
  const rows = await db.device.findMany();
  expect(rows.map(({ tokenHash }) => tokenHash)).toContain(
    sha256(phone.cookie?.replace("workspace=", "") ?? ""),
  );
});

test("of ten browsers that redeem one code at once, one is linked", async () => {
  const { browser } = await furnishedBrowser("Race");
  const code = await codeOf(browser);
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(new Browser(), code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  expect(await devicesOf(browser)).toHaveLength(2);
});

test("ten devices share it, an eleventh is refused, and its code is still good when one has gone", async () => {
  const { browser, second } = await pair("Ten");
  for (let more = 2; more < 10; more += 1) await redeem(new Browser(), await codeOf(browser));
  const { body } = await browser.call(devicesRoute.GET, "/api/workspace/devices");
  expect(body).toHaveLength(10);
  const code = await codeOf(browser);
  const late = new Browser();
  const refused = await redeem(late, code);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    expect.stringContaining("10 devices"),
  ]);
  await signOut(browser, second.id);
  expect((await redeem(late, code)).status).toBe(200);
});

test("what the browser kept by itself is brought along or left out, as it says, all or nothing", async () => {
  const { browser } = await furnishedBrowser("There");
  const merging = await furnishedBrowser("Merging");
  const code = await codeOf(browser);
  const asked = await redeem(merging.browser, code);
  expect([asked.status, asked.body.detail]).toEqual([
    409,
    expect.stringContaining("1 collection, 2 verses"),
  ]);
  expect((await look(merging.browser)).body.counts).toEqual(ONE_EACH);

  expect((await redeem(merging.browser, code, "merge")).status).toBe(200);
  // The same verse highlighted and learned in both is one.
  const both = { collections: 2, verses: 4, creations: 2, conversations: 2, plans: 2, sessions: 2 };
  expect((await look(browser)).body.counts).toMatchObject(both);
  expect((await titles(merging.browser)).sort()).toEqual([
    "Merging collection",
    "There collection",
  ]);
  expect(await db.workspace.count()).toBe(1);
  await withClient(process.env.DATABASE_URL ?? "", async (client) => {
    const stored = "SELECT stored_bytes, stored_rows FROM workspaces";
    const counted = (await client.query(stored)).rows;
    await client.query("SELECT recount_stored()");
    expect((await client.query(stored)).rows).toEqual(counted);
  });

  const leaving = await furnishedBrowser("Leaving");
  expect((await redeem(leaving.browser, await codeOf(browser), "leave")).status).toBe(200);
  expect(await titles(leaving.browser)).not.toContain("Leaving collection");
  expect(await db.workspace.findUnique({ where: { id: leaving.workspaceId } })).toBeNull();
});

test("a verse saved in both is one after a merge, unless its notes differ", async () => {
  const save = async (notes: [string, string | null][]) => {
    const browser = new Browser();
    await add(browser, "Saved verses");
    const { id } = await db.collection.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    await db.collectionVerse.createMany({
      data: notes.map(([reference, personalNote], orderIndex) => ({
        ...{ collectionId: id, reference, osis: reference.replace(/[ :]/g, "."), orderIndex },
        ...{ verseText: "Words", book: "John", chapter: 3, verse: 1, translation: "WEB" },
        personalNote,
      })),
    });
    return browser;
  };
  const there = await save([
    ["John 3:1", "Mine"],
    ["John 3:2", null],
  ]);
  const here = await save([
    ["John 3:1", "Another"],
    ["John 3:2", null],
    ["John 3:3", "New"],
  ]);
  expect((await redeem(here, await codeOf(there), "merge")).status).toBe(200);
  const verses = await db.collectionVerse.findMany({ orderBy: { orderIndex: "asc" } });
  expect(verses.map(({ reference, personalNote }) => [reference, personalNote])).toEqual([
    ["John 3:1", "Mine"],
    ["John 3:2", null],
    ["John 3:1", "Another"],
    ["John 3:3", "New"],
  ]);
  expect(await titles(there)).toEqual(["Saved verses"]);
});

test("a browser that is signed out reads nothing, writes nothing, and is told so", async () => {
  const { browser, phone, second } = await pair("Signed out");
  const cookie = phone.cookie;
  expect((await signOut(browser, second.id)).body).toEqual({ signedOut: 1 });

  expect((await look(phone)).body).toMatchObject({ exists: false, counts: NONE });
  expect(await titles(phone)).toEqual([]);
  expect((await signOut(phone, second.id)).status).toBe(403);
  phone.cookie = cookie;
  const written = await add(phone, "Too late");
  expect([written.status, written.body.code]).toEqual([403, "signed_out"]);
  expect(phone.cookie).toBeNull();
  phone.cookie = cookie;
  expect(await changes(phone)).toEqual({ count: 0, changed: [], devices: 0, isSignedOut: true });
  expect(phone.cookie).toBeNull();
  expect(await titles(browser)).toEqual(["Signed out collection"]);
  expect(await db.workspace.count()).toBe(1);

  // It may be linked again at once, by whatever cookie it has.
  phone.cookie = cookie;
  expect((await redeem(phone, await codeOf(browser))).status).toBe(200);
  expect(await titles(phone)).toEqual(["Signed out collection"]);
  await browser.call(devicesRoute.DELETE, "/api/workspace/devices", { method: "DELETE" });
  phone.cookie = null;

  // From then on it is a browser like any other.
  expect((await add(phone, "Anew")).status).toBe(201);
  expect(await titles(phone)).toEqual(["Anew"]);
  const later = new Date(Date.now() + 91 * 24 * 3_600_000);
  expect(await deleteWhatIsDue(later)).toMatchObject({ endedTokens: 2 });
});

test("only devices of the same workspace are listed, named and signed out", async () => {
  const { browser, phone, first, second } = await pair("Mine");
  const stranger = await furnishedBrowser("Stranger");
  for (const other of [stranger.browser, new Browser()]) {
    expect((await signOut(other, second.id)).status).toBe(404);
    expect((await rename(other, second.id, "Stolen")).status).toBe(404);
    expect(JSON.stringify(await devicesOf(other))).not.toContain(second.id);
  }
  expect((await plainCall(devicesRoute.GET, "/api/workspace/devices")).body).toEqual([]);
  expect((await rename(browser, second.id, "  My phone ")).body).toMatchObject({
    name: "My phone",
    isThis: false,
  });
  expect((await rename(browser, second.id, " ")).status).toBe(400);
  expect(await devicesOf(phone)).toMatchObject([{ id: first.id }, { name: "My phone" }]);
});

test("all others are signed out at once, and the last one stays", async () => {
  const { browser, phone, first } = await pair("Others");
  await redeem(new Browser(), await codeOf(phone));
  const gone = await browser.call(devicesRoute.DELETE, "/api/workspace/devices", {
    method: "DELETE",
  });
  expect(gone.body).toEqual({ signedOut: 2 });
  expect((await look(phone)).body.exists).toBe(false);
  expect(await devicesOf(browser)).toMatchObject([{ id: first.id, isThis: true }]);
  expect((await signOut(browser, first.id)).status).toBe(409);
  expect((await look(browser)).body.exists).toBe(true);
});

test("what one deletes is deleted for all, and the others are told", async () => {
  const { browser, phone } = await pair("Deleted");
  await browser.call(workspaceRoute.DELETE, "/api/workspace", { method: "DELETE" });
  expect(await changes(phone)).toMatchObject({ devices: 0, isSignedOut: true });
  expect([await db.workspace.count(), await db.device.count()]).toEqual([0, 0]);
});

test("a move ends all other devices", async () => {
  const { browser, phone, workspaceId } = await pair("Moved");
  const other = new Browser();
  const body = { code: await codeOf(browser) };
  expect((await other.post(transferRoute.POST, "/api/workspace/transfer", body)).status).toBe(200);
  for (const each of [browser, phone])
    expect(await changes(each)).toMatchObject({ isSignedOut: true });
  expect(await db.device.findMany()).toMatchObject([{ workspaceId }]);
  expect((await look(other)).body.counts).toEqual(ONE_EACH);
});

test("each device learns what others have changed, by kind, and nothing of its own writes", async () => {
  const { browser, phone } = await pair("Changes");
  const { count } = await changes(browser);
  expect(await changes(browser, count)).toMatchObject({ count, changed: [], devices: 2 });
  await add(phone, "One");
  await add(browser, "Two");
  const seen = await changes(browser, count);
  expect(seen).toMatchObject({ count: count + 2, changed: ["collections"] });
  expect(await changes(phone, count)).toMatchObject({ changed: ["collections"] });
  expect(await changes(browser, seen.count)).toMatchObject({ changed: [] });
  await add(browser, "Three");
  expect(await changes(browser, seen.count)).toMatchObject({ changed: [] });
  expect(await changes(phone, seen.count)).toMatchObject({ changed: ["collections"] });
  // A page that has just read what it shows, and asks for the first time.
  expect(await changes(phone)).toMatchObject({ changed: ["collections", "devices"] });
});

test("who has one device counts nothing", async () => {
  const { browser, workspaceId } = await furnishedBrowser("Single");
  await add(browser, "Another");
  expect(await db.workspace.findUnique({ where: { id: workspaceId } })).toMatchObject({
    changeCount: 0,
    changed: {},
  });
  expect(await changes(browser)).toMatchObject({ count: 0, changed: [], devices: 1 });
});

test("writes of several devices at once are all counted, and none is lost", async () => {
  const { browser, phone } = await pair("Together");
  const { count } = await changes(browser);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => add(at % 2 ? browser : phone, `Shelf ${at}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect((await changes(browser)).count).toBe(count + 12);
  expect(await titles(phone)).toHaveLength(13);
});

test("a write that is under way while its browser is signed out is done before, or not at all", async () => {
  for (let round = 0; round < 5; round += 1) {
    await deleteWorkspaces();
    const { browser, phone, second } = await pair(`Round ${round}`);
    const [writes, out] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, (_, at) => add(phone, `Late ${at}`))),
      signOut(browser, second.id),
    ]);
    expect(out.status).toBe(200);
    const statuses = new Set(writes.map(({ status }) => status));
    for (const status of statuses) expect([201, 403]).toContain(status);
    const late = (await titles(browser)).filter((title) => title.startsWith("Late"));
    const saved = writes.filter(({ status }) => status === 201).length;
    expect(late).toHaveLength(saved);
    expect(await db.workspace.count()).toBe(1);
  }
});

test("two that sign each other out at once: one goes, and one stays", async () => {
  const { browser, phone, first, second } = await pair("Duel");
  const answers = await Promise.all([signOut(browser, second.id), signOut(phone, first.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await db.device.count()).toBe(1);
});

test("a token given by a server of the version before opens its workspace all the same", async () => {
  const token = "A".repeat(22);
  const { id } = await db.workspace.create({ data: { tokenHash: sha256(token) } });
  await db.collection.create({ data: { workspaceId: id, title: "Older" } });
  const browser = new Browser();
  browser.cookie = `workspace=${token}`;
  expect(await titles(browser)).toEqual(["Older"]);
  expect(await devicesOf(browser)).toMatchObject([{ isThis: true }]);
  // Signed out, its token is not taken for one of before.
  const phone = new Browser();
  await redeem(phone, await codeOf(browser));
  await phone.call(devicesRoute.DELETE, "/api/workspace/devices", { method: "DELETE" });
  expect(await titles(browser)).toEqual([]);
});

test.each([
  ["/api/workspace/devices", devicesRoute, "GET, HEAD, DELETE"],
  ["/api/workspace/link", linkRoute, "POST"],
  ["/api/workspace/changes", changesRoute, "GET, HEAD"],
])("%s answers its own methods only", async (path, route, allow) => {
  const answer = await call(route.PUT, path, { method: "PUT" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
});
