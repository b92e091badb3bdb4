import * as exportRoute from "@/app/api/workspace/export/route";
import * as importRoute from "@/app/api/workspace/import/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import * as transferRoute from "@/app/api/workspace/transfer/route";
import * as codesRoute from "@/app/api/workspace/transfer-codes/route";
import { db } from "@/lib/db/client";
import { sha256 } from "@/lib/workspaces/owner";
import { sampleArchive } from "@/tests/support/sample-archive";
import { toJson } from "../../support/to-json";
import { call, deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, furnishedBrowser, NONE, ONE_EACH, plainCall } from "./workspace-support";

loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const look = (browser: Browser) => browser.call(workspaceRoute.GET, "/api/workspace");
const bringIn = (browser: Browser, archive: unknown) =>
  browser.post(importRoute.POST, "/api/workspace/import", archive);

test("a browser that kept nothing yet reads that, and no workspace is made for it", async () => {
  const browser = new Browser();
  const { status, body, headers } = await look(browser);

  expect([status, body]).toEqual([
    200,
    { exists: false, kind: "private", createdAt: null, counts: NONE },
  ]);
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(headers.get("set-cookie")).toBeNull();
  expect(await db.workspace.count()).toBe(0);
});

test("the first write makes the workspace and gives the cookie, of which only a hash is stored", async () => {
  const browser = new Browser();
  const { status, body, headers } = await bringIn(browser, sampleArchive());

  expect([status, body]).toEqual([200, { added: ONE_EACH, alreadyThere: 0 }]);
  expect(headers.get("cache-control")).toBe("private, no-store");
  const cookie = headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^workspace=[\w-]{22}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  );
  const token = cookie.slice("workspace=".length, "workspace=".length + 22);
  const [row] = await db.workspace.findMany();
  expect(row).toMatchObject({ tokenHash: sha256(token), demoLabel: null });
  expect(toJson(row)).not.toContain(token);
  expect((await look(browser)).body).toMatchObject({ exists: true, counts: ONE_EACH });
});

test("the cookie is renewed on use, once a day", async () => {
  const { browser } = await furnishedBrowser("Renewal");
  expect((await look(browser)).headers.get("set-cookie")).toBeNull();
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  await db.device.updateMany({ data: { usedAt: longAgo } });

  const cookie = browser.cookie;
  const renewed = (await look(browser)).headers.get("set-cookie");
  expect(renewed).toBe(`${cookie}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`);
  expect((await look(browser)).headers.get("set-cookie")).toBeNull();
  await db.device.updateMany({ data: { usedAt: longAgo } });
  const written = await bringIn(browser, sampleArchive("Renewal"));
  expect(written.headers.get("set-cookie")).toBe(renewed);
});

test.each([
  ["forged", `workspace=${"A".repeat(22)}`],
  ["cut", "workspace=AAAAAAAAAAAA"],
  ["empty", "workspace="],
  ["long", `workspace=${"A".repeat(4_000)}`],
  ["huge", `workspace=${"A".repeat(100_000)}`],
  ["of SQL", "workspace=' OR 1=1 --"],
  ["of no characters a cookie has", "workspace=%00%ff;;;=;workspace"],
  ["__Host- without https", `__Host-workspace=${"A".repeat(22)}`],
])("a %s cookie opens nothing and breaks nothing", async (_name, cookie) => {
  await furnishedBrowser("Somebody");
  const browser = new Browser();
  browser.cookie = cookie;

  expect((await look(browser)).body).toMatchObject({ exists: false, counts: NONE });
  const written = await bringIn(browser, sampleArchive("Mine"));
  expect(written.status).toBe(200);
  expect(written.headers.get("set-cookie")).toMatch(/^workspace=/);
  expect((await look(browser)).body.counts).toEqual(ONE_EACH);
});

test("of two cookies of our name the one with a token's form counts", async () => {
  const { browser } = await furnishedBrowser("Twice");
  browser.cookie = `workspace=tossed; ${browser.cookie}`;
  expect((await look(browser)).body).toMatchObject({ exists: true });
});

test("a code moves the workspace to another browser, once, and the first one has nothing any more", async () => {
  const { browser } = await furnishedBrowser("Moving");
  const made = await browser.post(codesRoute.POST, "/api/workspace/transfer-codes", {});
  expect(made.status).toBe(201);
  expect(made.body.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
  const minutes = (Date.parse(made.body.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9.8);
  expect(minutes).toBeLessThanOrEqual(10);

  const other = new Browser();
  const typed = { code: ` ${made.body.code.toLowerCase().replace("-", " ")} ` };
  const moved = await other.post(transferRoute.POST, "/api/workspace/transfer", typed);
  expect([moved.status, moved.body]).toMatchObject([
    200,
    { exists: true, counts: ONE_EACH, replaced: null },
  ]);
  expect((await look(other)).body.counts).toEqual(ONE_EACH);
  expect((await look(browser)).body).toMatchObject({ exists: false });
  const again = await new Browser().post(transferRoute.POST, "/api/workspace/transfer", typed);
  expect(again.status).toBe(404);
});

test("what the other browser kept is only replaced when it says so, and is gone then", async () => {
  const first = await furnishedBrowser("From");
  const second = await furnishedBrowser("To");
  const { body } = await first.browser.post(codesRoute.POST, "/api/workspace/transfer-codes", {});
  const redeem = (extra = {}) =>
    second.browser.post(transferRoute.POST, "/api/workspace/transfer", {
      code: body.code,
      ...extra,
    });

  const refused = await redeem();
  expect(refused.status).toBe(409);
  expect(refused.body.detail).toContain("1 collection, 2 verses, 1 creation, 1 conversation");
  expect((await look(second.browser)).body.counts).toEqual(ONE_EACH);
  expect((await redeem({ replace: true })).body.replaced).toEqual(ONE_EACH);
  const kept = await db.workspace.findMany();
  expect(kept.map(({ id }) => id)).toEqual([first.workspaceId]);
});

test("a workspace moved onto itself keeps everything", async () => {
  const { browser } = await furnishedBrowser("Self");
  const { body } = await browser.post(codesRoute.POST, "/api/workspace/transfer-codes", {});
  const moved = await browser.post(transferRoute.POST, "/api/workspace/transfer", body);
  expect([moved.status, moved.body.counts, moved.body.replaced]).toEqual([200, ONE_EACH, null]);
  expect((await look(browser)).body.counts).toEqual(ONE_EACH);
});

test("codes that are old, replaced, wrong or no codes open nothing", async () => {
  const { browser } = await furnishedBrowser("Codes");
  const make = () => browser.post(codesRoute.POST, "/api/workspace/transfer-codes", {});
  const { body: first } = await make();
  const { body: second } = await make();
  const redeem = (body: unknown) =>
    new Browser().post(transferRoute.POST, "/api/workspace/transfer", body);

  expect((await redeem({ code: first.code })).status).toBe(404);
  await db.transferCode.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect((await redeem({ code: second.code })).status).toBe(404);
  expect((await redeem({ code: "22222-22222" })).status).toBe(404);
  expect((await redeem({ code: "' OR 1=1" })).status).toBe(404);
  for (const code of ["", null, 7, "x".repeat(100)])
    expect((await redeem({ code })).status).toBe(400);
  expect((await look(browser)).body).toMatchObject({ exists: true });
});

test("of ten browsers that redeem one code at once, one succeeds", async () => {
  const { browser } = await furnishedBrowser("Race");
  const { body } = await browser.post(codesRoute.POST, "/api/workspace/transfer-codes", {});
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      new Browser().post(transferRoute.POST, "/api/workspace/transfer", { code: body.code }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
});

test("delete removes everything and the cookie, and may be repeated", async () => {
  const { browser, workspaceId } = await furnishedBrowser("Gone");
  const kept = await furnishedBrowser("Kept");
  const deleted = await browser.call(workspaceRoute.DELETE, "/api/workspace", { method: "DELETE" });

  expect([deleted.status, deleted.body]).toEqual([200, { deleted: true }]);
  expect(deleted.headers.get("set-cookie")).toBe(
    "workspace=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
  );
  for (const table of [db.collection, db.creation, db.conversation, db.idempotentWrite]) {
    const count = table.count as (query: object) => Promise<number>;
    expect(await count({ where: { workspaceId } })).toBe(0);
  }
  expect(await db.collectionVerse.count()).toBe(2);
  expect(await db.chatTurn.count()).toBe(2);
  expect((await look(kept.browser)).body.counts).toEqual(ONE_EACH);
  const again = await browser.call(workspaceRoute.DELETE, "/api/workspace", { method: "DELETE" });
  expect([again.status, again.body]).toEqual([200, { deleted: false }]);
});

test("a plain client works in the demo space under its label, which nobody can move or delete", async () => {
  await plainCall(importRoute.POST, "/api/workspace/import", sampleArchive("Demo"));

  const own = await plainCall(workspaceRoute.GET, "/api/workspace?userId=demo-user");
  expect(own.body).toMatchObject({ exists: true, kind: "demo", counts: ONE_EACH });
  const other = await plainCall(workspaceRoute.GET, "/api/workspace?userId=someone");
  expect(other.body).toMatchObject({ exists: false, kind: "demo", counts: NONE });
  for (const [handler, path, method] of [
    [codesRoute.POST, "/api/workspace/transfer-codes", "POST"],
    [transferRoute.POST, "/api/workspace/transfer", "POST"],
    [workspaceRoute.DELETE, "/api/workspace", "DELETE"],
  ] as const) {
    const init = {
      method,
      headers: { "Content-Type": "application/json" },
      body: '{"code":"22222-22222"}',
    };
    expect((await call(handler, path, init)).status).toBe(403);
  }
  expect((await look(new Browser())).body).toMatchObject({ exists: false });
});

test.each([
  ["/api/workspace", workspaceRoute, "GET, HEAD, DELETE"],
  ["/api/workspace/export", exportRoute, "GET, HEAD"],
  ["/api/workspace/import", importRoute, "POST"],
  ["/api/workspace/transfer", transferRoute, "POST"],
  ["/api/workspace/transfer-codes", codesRoute, "POST"],
])("%s answers its own methods only", async (path, route, allow) => {
  const answer = await call(route.PUT, path, { method: "PUT" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
});
