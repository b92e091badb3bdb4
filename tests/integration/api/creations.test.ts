import { Client } from "pg";
import * as creationRoute from "@/app/api/creations/[creationId]/route";
import * as creationsRoute from "@/app/api/creations/route";
import * as reportsRoute from "@/app/api/creations/shared/[token]/reports/route";
import * as sharedRoute from "@/app/api/creations/shared/[token]/route";
import { db } from "@/lib/db/client";
import { sha256 } from "@/lib/workspaces/owner";
import { approve, listWaiting, reject } from "@/scripts/moderation";
import { deleteWorkspaces, disconnect } from "./support";
import { Browser, plainCall } from "./workspace-support";

process.env.RATE_LIMITS = "off";
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const LIST = "/api/creations";
const { GET, PATCH, DELETE } = creationRoute;
const methods = { GET, PATCH, DELETE };
/** The spec's payload. */
const GOOD = {
  userId: "demo-user",
  title: "Poem - Hope...",
  content: "Hope is\nnot far.",
  type: "poem",
  prompt: "Hope",
  scriptureReferences: ["John 3:16", "Psalm 23:1"],
  isPublic: false,
  likes: 0,
};
const create = (browser: Browser, part: object = {}, headers?: Record<string, string>) =>
  browser.post(creationsRoute.POST, LIST, { ...GOOD, ...part }, headers);
const list = (browser: Browser, query = "") =>
  browser.call(creationsRoute.GET, `${LIST}?userId=demo-user${query}`);
const titles = async (browser: Browser, query = "") =>
  (await list(browser, query)).body.map(({ title }: { title: string }) => title);
const one = (browser: Browser, method: keyof typeof methods, id: string, body?: unknown) =>
  browser.call(methods[method], `${LIST}/${id}`, { method, body, params: { creationId: id } });
const open = (token: string) =>
  plainCall(sharedRoute.GET, `${LIST}/shared/${token}`, undefined, { token });
const report = (browser: Browser, token: string, body: unknown = {}) =>
  browser.call(reportsRoute.POST, `${LIST}/shared/${token}/reports`, {
    method: "POST",
    body,
    params: { token },
  });

/** The operator's terminal: runs a command's work on a connection of its own. */
async function operator<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const approveAll = () =>
  operator(async (client) => {
    for (const { key } of await listWaiting(client)) await approve(client, key);
  });

/** A browser with one public creation. */
async function published(part: object = {}) {
  const browser = new Browser();
  const { body } = await create(browser, { isPublic: true, ...part });
  return { browser, id: body.id as string, token: body.shareToken as string };
}

const NO_REFERENCE = "A scripture reference is written like John 3:16.";

describe("creations", () => {
  test("are saved with the spec's payload and listed newest first", async () => {
    const browser = new Browser();
    expect((await list(browser)).body).toEqual([]);
    const made = await create(browser, { likes: 7, isGenerated: true, moderation: "approved" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...GOOD,
      likes: 0,
      shareToken: null,
      isGenerated: false,
      moderation: "none",
      version: 1,
    });
    expect(made.body).not.toHaveProperty("workspaceId");
    await create(browser, { title: "Second", content: "<b>*x*</b>" });
    const { body } = await list(browser);
    expect(body).toMatchObject([{ title: "Second", content: "<b>*x*</b>" }, { id: made.body.id }]);
  });

  test.each([
    [{ title: "" }, "Title is required"],
    [{ title: null }, "Title is text."],
    [{ content: " \n" }, "Content is required"],
    [{ content: "x".repeat(50_001) }, "Content has at most 50,000 characters."],
    [{ prompt: "" }, "Prompt is required"],
    [{ type: "song" }, "type is poem, prayer or meditation."],
    [{ type: undefined }, "type is poem, prayer or meditation."],
    [{ scriptureReferences: "John 3:16" }, "scriptureReferences is a list of texts."],
    [{ scriptureReferences: [1] }, "A scripture reference is text."],
    [{ scriptureReferences: [null] }, "A scripture reference is text."],
    [{ scriptureReferences: [""] }, "A scripture reference is not blank."],
    [{ scriptureReferences: ["John 3:16", "God says"] }, NO_REFERENCE],
    [{ scriptureReferences: ["Send money 3:16"] }, NO_REFERENCE],
    [{ scriptureReferences: Array(501).fill("John 3:16") }, /at most 500 entries/],
    [{ isPublic: "true" }, "isPublic is true or false."],
    [{ likes: "0" }, "likes is a whole number from 0 to 1,000,000."],
    [{ likes: -1 }, "likes is a whole number from 0 to 1,000,000."],
    [{ likes: null }, "likes is a whole number from 0 to 1,000,000."],
    [{ title: "a\u0000b" }, "The request body is not valid JSON."],
  ])("with wrong part %# are refused and nothing is written", async (part, detail) => {
    const answer = await create(new Browser(), part);
    expect(answer.status).toBe(400);
    if (detail instanceof RegExp) expect(answer.body.detail).toMatch(detail);
    else if (!("title" in part && part.title?.includes("\u0000"))) {
      expect(answer.body.detail).toBe(detail);
    }
    expect(await db.workspace.count()).toBe(0);
  });

  test("name the verses they are made from as the site writes them", async () => {
    const scriptureReferences = ["jn 3,16", "1cor 13:4-5; Ps 23", "3 John 1:15"];
    const { body } = await create(new Browser(), { scriptureReferences });
    expect(body.scriptureReferences).toEqual([
      "John 3:16",
      "1 Corinthians 13:4-5; Psalm 23",
      "3 John 1:15",
    ]);
  });

  test("that are too large are refused before they are read", async () => {
    expect((await create(new Browser(), { pad: "x".repeat(1_000_000) })).status).toBe(413);
  });

  test("count as generated only when this workspace was given exactly these words", async () => {
    const [browser, other] = [new Browser(), new Browser()];
    await create(browser);
    const { workspaceId } = await db.creation.findFirstOrThrow();
    const contentHash = sha256(" Given\nwords ");
    await db.generatedText.create({ data: { workspaceId, contentHash, type: "poem" } });

    const given = await create(browser, { content: " Given\nwords " });
    expect(given.body).toMatchObject({ content: " Given\nwords ", isGenerated: true });
    expect((await create(browser, { content: "Given\nwords" })).body.isGenerated).toBe(false);
    expect((await create(other, { content: " Given\nwords " })).body.isGenerated).toBe(false);
    const edited = await one(browser, "PATCH", given.body.id, { version: 1, content: "Mine" });
    expect(edited.body.isGenerated).toBe(false);
    const back = await one(browser, "PATCH", given.body.id, {
      version: 2,
      content: " Given\nwords ",
    });
    expect(back.body.isGenerated).toBe(true);
  });

  test("are searched and filtered, signs of patterns being only letters", async () => {
    const browser = new Browser();
    await create(browser, { title: "One", content: "100% sure", prompt: "a" });
    await create(browser, {
      title: "Two",
      content: "1000 sure",
      prompt: "HOPEful",
      type: "prayer",
    });
    await create(browser, { title: "a_b", content: "c\\d", prompt: "e" });
    await create(browser, { title: "axb", content: "cd", prompt: "e" });
    const find = (q: string) => titles(browser, `&q=${encodeURIComponent(q)}`);
    expect(await find("100%")).toEqual(["One"]);
    expect(await find("a_b")).toEqual(["a_b"]);
    expect(await find("c\\d")).toEqual(["a_b"]);
    expect(await find("hopeful")).toEqual(["Two"]);
    expect(await find("' OR 1=1 --")).toEqual([]);
    expect(await titles(browser, "&type=prayer")).toEqual(["Two"]);
    expect(await titles(browser, "&type=poem&q=sure")).toEqual(["One"]);
    expect((await list(browser, "&type=song")).status).toBe(400);
    expect((await list(browser, `&q=${"x".repeat(201)}`)).status).toBe(400);
  });

  test("come in pages that keep the filter, each once", async () => {
    const browser = new Browser();
    for (let at = 0; at < 5; at += 1) await create(browser, { title: `Row ${at}` });
    await create(browser, { title: "Other", type: "prayer" });
    const seen: string[] = [];
    let target: string | undefined = `${LIST}?limit=2&type=poem&q=row`;
    while (target) {
      const { body, headers } = await browser.call(creationsRoute.GET, target);
      seen.push(...body.map(({ title }: { title: string }) => title));
      target = /<(.+)>/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(seen.sort()).toEqual(["Row 0", "Row 1", "Row 2", "Row 3", "Row 4"]);
  });

  test("sent again under their key are saved once, and changed by one tab at a time", async () => {
    const browser = new Browser();
    await create(browser);
    const first = await create(browser, {}, { "Idempotency-Key": "save" });
    const second = await create(browser, {}, { "Idempotency-Key": "save" });
    expect(second.body).toEqual(first.body);
    expect(await db.creation.count()).toBe(2);

    const { id } = first.body;
    const answers = await Promise.all(
      ["One", "Two"].map((title) => one(browser, "PATCH", id, { version: 1, title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const made = answers.find(({ status }) => status === 200);
    expect(refused?.body.current).toEqual(made?.body);
    expect((await one(browser, "PATCH", id, { version: 2, likes: 5 })).status).toBe(400);
    expect((await one(browser, "DELETE", id)).body).toEqual({ deleted: true });
    expect((await one(browser, "GET", id)).status).toBe(404);
  });

  test("work with a plain client, under its label, and are not published there", async () => {
    const made = await plainCall(creationsRoute.POST, LIST, {
      ...GOOD,
      userId: "alice",
      isPublic: true,
    });
    expect(made.body).toMatchObject({ userId: "alice", isPublic: true, shareToken: null });
    expect(made.body.moderation).toBe("none");
    const listed = await plainCall(creationsRoute.GET, `${LIST}?userId=alice`);
    expect(listed.body).toEqual([made.body]);
    expect(await operator(listWaiting)).toEqual([]);
  });
});

describe("publishing", () => {
  const discover = async () =>
    (await new Browser().call(creationsRoute.GET, `${LIST}?public=approved`)).body;

  test("makes an unlisted link; the list shows what the operator approved, without ids", async () => {
    const { browser, id, token } = await published();
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await discover()).toEqual([]);
    const shown = await open(token);
    expect(shown.body).toMatchObject({ id: token, title: GOOD.title, isGenerated: false });
    expect(JSON.stringify(shown.body)).not.toContain(id);
    expect(shown.body).not.toHaveProperty("prompt");

    await approveAll();
    expect(await discover()).toEqual([shown.body]);
    expect((await one(browser, "GET", id)).body.moderation).toBe("approved");
    await one(browser, "PATCH", id, { version: 1, isPublic: false });
    expect(await discover()).toEqual([]);
    expect((await open(token)).status).toBe(404);
  });

  test("of other words asks the operator anew, and he cannot approve what he did not read", async () => {
    const { browser, id } = await published();
    const [read] = await operator(listWaiting);
    await one(browser, "PATCH", id, { version: 1, content: "Buy pills" });
    expect(await operator((client) => approve(client, read?.key ?? ""))).toBe(false);
    expect(await discover()).toEqual([]);
    await approveAll();
    expect(await discover()).toMatchObject([{ content: "Buy pills" }]);
    await one(browser, "PATCH", id, { version: 2, content: "Buy more pills" });
    expect(await discover()).toEqual([]);
  });

  test("what was refused is closed, and stays so until its words change", async () => {
    const { browser, id, token } = await published();
    expect(await operator((client) => reject(client, id))).toBe(true);
    expect((await open(token)).status).toBe(404);
    const mine = (await one(browser, "GET", id)).body;
    expect(mine).toMatchObject({ isPublic: false, shareToken: null, moderation: "refused" });
    const again = { version: mine.version, isPublic: true };
    expect((await one(browser, "PATCH", id, again)).status).toBe(403);
    const better = await one(browser, "PATCH", id, { ...again, content: "Kinder words" });
    expect(better.body).toMatchObject({ isPublic: true, moderation: "waiting" });
    for (const key of ["x", "", `${id}:`, `${id}:x`, "%:1"]) {
      expect(await operator((client) => approve(client, key))).toBe(false);
    }
  });

  test("lists in pages, each once", async () => {
    for (let at = 0; at < 5; at += 1) await published({ title: `Row ${at}` });
    await approveAll();
    const seen: string[] = [];
    let target: string | undefined = `${LIST}?public=approved&limit=2`;
    while (target) {
      const { body, headers } = await plainCall(creationsRoute.GET, target);
      seen.push(...body.map(({ title }: { title: string }) => title));
      target = /<(.+)>/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual(["Row 4", "Row 3", "Row 2", "Row 1", "Row 0"]);
  });

  test("can be reported, once by each visitor, and the operator sees why", async () => {
    const { browser, token } = await published();
    const reader = new Browser();
    expect((await report(reader, token, { reason: "Not kind" })).status).toBe(201);
    expect((await report(reader, token, { reason: "Again" })).body).toEqual({ reported: true });
    await report(browser, token);
    const [waiting] = await operator(listWaiting);
    expect(waiting).toMatchObject({ reports: 2, reasons: ["Not kind"], moderation: "waiting" });

    await approveAll();
    expect(await operator(listWaiting)).toEqual([]);
    expect((await report(reader, "a".repeat(22))).status).toBe(404);
    expect((await report(reader, token, { reason: 5 })).status).toBe(400);
  });
});
