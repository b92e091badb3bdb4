import * as verseRoute from "@/app/api/collection-verses/[verseId]/route";
import * as collectionRoute from "@/app/api/collections/[collectionId]/route";
import * as versesRoute from "@/app/api/collections/[collectionId]/verses/route";
import * as collectionsRoute from "@/app/api/collections/route";
import * as sharedRoute from "@/app/api/collections/shared/[token]/route";
import * as addRoute from "@/app/api/verses/route";
import { db } from "@/lib/db/client";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser, plainCall } from "./workspace-support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const { GET, PATCH, DELETE } = collectionRoute;
const collectionMethods = { GET, PATCH, DELETE };
const verseMethods = { PATCH: verseRoute.PATCH, DELETE: verseRoute.DELETE };
const LIST = "/api/collections";
const create = (browser: Browser, body: unknown = { name: "Comfort" }) =>
  browser.post(collectionsRoute.POST, LIST, body);
const list = (browser: Browser, query = "") =>
  browser.call(collectionsRoute.GET, `${LIST}?userId=demo-user${query}`);
const one = (browser: Browser, method: "GET" | "PATCH" | "DELETE", id: string, body?: unknown) =>
  browser.call(collectionMethods[method], `${LIST}/${id}`, {
    method,
    body,
    params: { collectionId: id },
  });
const versesOf = (browser: Browser, id: string, query = "") =>
  browser.call(versesRoute.GET, `${LIST}/${id}/verses${query}`, { params: { collectionId: id } });
const add = (browser: Browser, body: unknown, headers?: Record<string, string>) =>
  browser.post(addRoute.POST, "/api/verses", body, headers);
const changeVerse = (browser: Browser, method: "PATCH" | "DELETE", id: string, body?: unknown) =>
  browser.call(verseMethods[method], `/api/collection-verses/${id}`, {
    method,
    body,
    params: { verseId: id },
  });

/** A browser with one collection. */
async function started() {
  const browser = new Browser();
  const { body } = await create(browser);
  return { browser, id: body.id as string };
}

/** The same with these verses in it, in this order. */
async function filled(...references: string[]) {
  const { browser, id } = await started();
  const verses = [];
  for (const reference of references) {
    verses.push((await add(browser, { collectionId: id, reference, translation: "WEB" })).body);
  }
  return { browser, id, verses };
}

const order = async (browser: Browser, id: string) => {
  const { body } = await versesOf(browser, id);
  return body.map((v: { reference: string; orderIndex: number }) => [v.orderIndex, v.reference]);
};

describe("collections", () => {
  test("are made with the spec's payload and listed newest first with their real count", async () => {
    const browser = new Browser();
    expect((await list(browser)).body).toEqual([]);
    const payload = { name: " Comfort\n", description: "", isPublic: false, userId: "demo-user" };
    const made = await create(browser, payload);

    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      title: "Comfort",
      description: null,
      isPublic: false,
      shareToken: null,
      verseCount: 0,
      version: 1,
    });
    expect(made.body).not.toHaveProperty("workspaceId");
    await create(browser, { name: "Second" });
    await add(browser, { collectionId: made.body.id, reference: "John 3:16", translation: "WEB" });
    const { body } = await list(browser);
    const shown = body.map((c: { title: string; verseCount: number }) => [c.title, c.verseCount]);
    expect(shown).toEqual([
      ["Second", 0],
      ["Comfort", 1],
    ]);
  });

  test("come in pages, each once", async () => {
    const { browser } = await started();
    const { workspaceId } = await db.collection.findFirstOrThrow();
    const createdAt = new Date("2026-01-01");
    const data = Array.from({ length: 6 }, (_, at) => ({
      workspaceId,
      title: `Row ${at}`,
      createdAt,
    }));
    await db.collection.createMany({ data });
    const titles: string[] = [];
    let target: string | undefined = `${LIST}?limit=3&userId=demo-user`;
    while (target) {
      const { body, headers } = await browser.call(collectionsRoute.GET, target);
      titles.push(...body.map(({ title }: { title: string }) => title));
      target = /<(.+)>/.exec(headers.get("link") ?? "")?.[1];
    }
    expect(titles).toHaveLength(7);
    expect(new Set(titles).size).toBe(7);
    expect(titles[0]).toBe("Comfort");
  });

  test.each([
    [{}, "Collection name is required"],
    [{ name: "" }, "Collection name is required"],
    [{ name: " \t " }, "Collection name is required"],
    [{ name: null }, "Collection name is text."],
    [{ name: 5 }, "Collection name is text."],
    [{ name: ["x"] }, "Collection name is text."],
    [{ name: "x".repeat(501) }, "Collection name has at most 500 characters."],
    [{ name: "x", description: 1 }, "Description is text."],
    [{ name: "x", description: "x".repeat(5_001) }, "Description has at most 5,000 characters."],
    [{ name: "x", isPublic: "false" }, "isPublic is true or false."],
    [{ name: "x", isPublic: null }, "isPublic is true or false."],
    [{ name: "x", userId: "" }, "userId has 1 to 100 characters."],
    [[], null],
    ["x", null],
    [null, null],
  ])("wrong body %# is refused and nothing is written", async (body, detail) => {
    const browser = new Browser();
    const answer = await create(browser, body);
    expect([answer.status, answer.type]).toEqual([400, "application/problem+json"]);
    if (detail) expect(answer.body.detail).toBe(detail);
    expect(await db.workspace.count()).toBe(0);
  });

  test("take nothing but their fields, and markup as the words it is", async () => {
    const browser = new Browser();
    const text =
      '{"name":"<img src=x onerror=alert(1)> **b**","description":"<script>1</script>","id":"me","workspaceId":"you","shareToken":"abc","version":99,"verseCount":5,"createdAt":"2000-01-01T00:00:00Z","__proto__":{"isPublic":true},"constructor":{"prototype":{"polluted":1}}}';
    const { status, body } = await create(browser, JSON.parse(text));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "<img src=x onerror=alert(1)> **b**",
      description: "<script>1</script>",
      isPublic: false,
      shareToken: null,
      version: 1,
      verseCount: 0,
    });
    expect(body.id).not.toBe("me");
    expect(body.createdAt).not.toContain("2000");
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("are changed by one tab at a time: the other is told what there is now", async () => {
    const { browser, id } = await started();
    const first = await one(browser, "PATCH", id, { version: 1, name: "First tab" });
    expect([first.status, first.body.title, first.body.version]).toEqual([200, "First tab", 2]);
    const second = await one(browser, "PATCH", id, { version: 1, description: "Second tab" });
    expect([second.status, second.body.code]).toEqual([409, "conflict"]);
    expect(second.body.current).toMatchObject({ id, title: "First tab", version: 2 });
    const merged = await one(browser, "PATCH", id, { version: 2, description: "Second tab" });
    expect(merged.body).toMatchObject({ title: "First tab", description: "Second tab" });
  });

  test.each([
    { name: "x" },
    { version: 1 },
    { version: "1", name: "x" },
    { version: 1, name: "" },
    { version: 1, isPublic: 1 },
    { version: 1, title: "x" },
  ])("a change by %j is refused", async (body) => {
    const { browser, id } = await started();
    expect((await one(browser, "PATCH", id, body)).status).toBe(400);
    expect(await db.collection.findFirst()).toMatchObject({ title: "Comfort", version: 1 });
  });

  test("go with their verses", async () => {
    const { browser, id } = await filled("John 11:35");
    expect((await one(browser, "DELETE", id)).body).toEqual({ deleted: true });
    expect((await one(browser, "GET", id)).status).toBe(404);
    expect(await db.collectionVerse.count()).toBe(0);
  });

  test.each(["x", "\u0000", "%", "__proto__", "00000000-0000-0000-0000-000000000000", "' OR 1=1"])(
    "an id like %j is the id of nothing",
    async (id) => {
      const { browser } = await started();
      expect((await one(browser, "GET", id)).status).toBe(404);
      expect((await versesOf(browser, encodeURIComponent(id))).status).toBe(404);
    },
  );
});

describe("a link", () => {
  const open = (token: string) =>
    plainCall(sharedRoute.GET, `${LIST}/shared/${token}`, undefined, { token });

  test("shows the checked text, and neither notes nor words that were typed in", async () => {
    const { browser, id } = await filled("John 11:35");
    const collectionId = id;
    const words = { verseText: "As I remember it", personalNote: "For my mother" };
    await add(browser, { collectionId, reference: "Romans 8:28", ...words });
    const { body: shared } = await one(browser, "PATCH", id, { version: 1, isPublic: true });
    expect(shared.shareToken).toMatch(/^[\w-]{22}$/);

    const { status, body } = await open(shared.shareToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: "Comfort", verseCount: 2 });
    expect(body.verses).toMatchObject([
      { reference: "John 11:35", verseText: "Jesus wept.", isChecked: true },
      { reference: "Romans 8:28", verseText: null, isChecked: false, translation: "ESV" },
    ]);
    const shown = JSON.stringify(body);
    expect(shown).not.toMatch(/mother|remember/);
    expect(shown).not.toContain(id);
  });

  test("ends when the collection is taken back, for good", async () => {
    const browser = new Browser();
    const { body: made } = await create(browser, { name: "Shared", isPublic: true });
    expect((await open(made.shareToken)).status).toBe(200);
    await one(browser, "PATCH", made.id, { version: 1, isPublic: false });
    expect((await open(made.shareToken)).status).toBe(404);
    const again = await one(browser, "PATCH", made.id, { version: 2, isPublic: true });
    expect(again.body.shareToken).not.toBe(made.shareToken);
    expect((await open(made.shareToken)).status).toBe(404);
  });

  test.each(["", "x", "\u0000", "a".repeat(22)])("%j opens nothing", async (token) => {
    await create(new Browser());
    expect((await open(token)).status).toBe(404);
  });

  test("is not given in the demo space", async () => {
    const { body } = await plainCall(collectionsRoute.POST, LIST, { name: "x", isPublic: true });
    expect(body).toMatchObject({ isPublic: true, shareToken: null });
  });
});

describe("a verse", () => {
  test("in a translation we hold takes text, reference and place from the table", async () => {
    const { browser, id } = await started();
    const { status, body } = await add(browser, {
      collectionId: id,
      reference: "jn 11:35",
      verseText: "Jesus laughed.",
      book: "Mark",
      chapter: 1,
      verse: 1,
      translation: "kjv",
      personalNote: " Short ",
      orderIndex: 40,
      isChecked: false,
      osis: "Gen.1.1",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      collectionId: id,
      reference: "John 11:35",
      verseText: "Jesus wept.",
      book: "John",
      chapter: 11,
      verse: 35,
      translation: "KJV",
      personalNote: "Short",
      orderIndex: 0,
      osis: "John.11.35",
      isChecked: true,
      version: 1,
    });
  });

  test("in another translation, ESV when none is named, stays as entered and unchecked", async () => {
    const { browser, id } = await started();
    const spec = {
      collectionId: id,
      reference: "Romans 8:28",
      verseText: "And we know <b>that</b> …",
      book: "Romans",
      chapter: 8,
      verse: 28,
      orderIndex: 0,
      isChecked: true,
    };
    const { body } = await add(browser, spec);
    expect(body).toMatchObject({
      verseText: "And we know <b>that</b> …",
      translation: "ESV",
      osis: "Rom.8.28",
      isChecked: false,
    });
    // Translations number some verses otherwise than ours, and hold books that ours do not.
    for (const [at, reference] of ["3 John 1:15", "Tobit 4:15"].entries()) {
      expect((await add(browser, { ...spec, reference })).body).toMatchObject({
        reference,
        book: "Romans",
        osis: null,
        isChecked: false,
        orderIndex: at + 1,
      });
    }
    const written = { ...spec, reference: "see  1cor 13,4" };
    expect((await add(browser, written)).body.reference).toBe("1 Corinthians 13:4");
  });

  test.each([
    [{ reference: "" }, "Bible reference is required"],
    [{ reference: undefined }, "Bible reference is required"],
    [{ reference: 3 }, "Bible reference is text."],
    [{ reference: "x".repeat(201) }, "Bible reference has at most 200 characters."],
    [{ collectionId: undefined }, "No collection selected"],
    [{ collectionId: null }, "No collection selected"],
    [{ collectionId: { not: "" } }, "No collection selected"],
    [{ chapter: "3" }, "chapter is a whole number from 0 to 1,000."],
    [{ verse: 1.5 }, "verse is a whole number from 0 to 1,000."],
    [{ verse: null }, "verse is a whole number from 0 to 1,000."],
    [{ verseText: 1 }, "verseText is text."],
    [{ verseText: "x".repeat(20_001) }, "verseText has at most 20,000 characters."],
    [{ book: {} }, "book is text."],
    [{ translation: null }, "translation is text."],
    [{ personalNote: 7 }, "personalNote is text."],
    [{ orderIndex: "0" }, "orderIndex is a whole number from 0 to 1,000,000."],
    [{ orderIndex: -1 }, "orderIndex is a whole number from 0 to 1,000,000."],
    [{ position: true }, "position is a whole number from 0 to 1,000,000."],
    [{ reference: "John 22:1" }, "John has 21 chapters."],
    [{ reference: "Genesis" }, /whole book/],
    [{ translation: "ESV", verseText: undefined }, /^verseText is needed/],
    [{ translation: "ESV", reference: "Enoch 1:9", chapter: undefined }, /^chapter is needed/],
    [{ translation: "ESV", reference: "Hezekiah 3:1" }, /no book called “Hezekiah”/],
    [{ translation: "ESV", reference: "God says: send money" }, /is not a reference/],
    [{ translation: "ESV", reference: "God says send money 3:16" }, /no book called/],
    [{ translation: "ESV", reference: "John 3:16 and send money" }, /is not a reference/],
    // Written out it would be longer than an import takes.
    [{ reference: `Psalm 119:${Array.from({ length: 20 }, (_, at) => 2 * at + 1)}` }, /fewer/],
  ])("with wrong part %# is refused", async (part, detail) => {
    const { browser, id } = await started();
    const good = {
      collectionId: id,
      reference: "John 3:16",
      verseText: "For God …",
      book: "John",
      chapter: 3,
      verse: 16,
      translation: "WEB",
    };
    const answer = await add(browser, { ...good, ...part });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toEqual(
      detail instanceof RegExp ? expect.stringMatching(detail) : detail,
    );
    expect(await db.collectionVerse.count()).toBe(0);
  });

  test("with a NUL or a body that is too large is refused", async () => {
    const { browser, id } = await started();
    const body = { collectionId: id, reference: "John 3:16\u0000", translation: "WEB" };
    expect((await add(browser, body)).status).toBe(400);
    expect((await add(browser, { ...body, pad: "x".repeat(1_000_000) })).status).toBe(413);
  });

  test("sent again under its key is added once", async () => {
    const { browser, id } = await started();
    const body = { collectionId: id, reference: "John 3:16", translation: "WEB" };
    const first = await add(browser, body, { "Idempotency-Key": "add-1" });
    const second = await add(browser, body, { "Idempotency-Key": "add-1" });
    expect(second.body).toEqual(first.body);
    expect(await db.collectionVerse.count()).toBe(1);
  });

  test("moves, and the others make room", async () => {
    const { browser, id, verses } = await filled("John 1:1", "John 1:2", "John 1:3", "John 1:4");
    const down = await changeVerse(browser, "PATCH", verses[0].id, { version: 1, orderIndex: 2 });
    expect([down.status, down.body.orderIndex, down.body.version]).toEqual([200, 2, 2]);
    expect(await order(browser, id)).toEqual([
      [0, "John 1:2"],
      [1, "John 1:3"],
      [2, "John 1:1"],
      [3, "John 1:4"],
    ]);
    await changeVerse(browser, "PATCH", verses[3].id, { version: 1, orderIndex: 0 });
    await changeVerse(browser, "PATCH", verses[1].id, { version: 1, orderIndex: 999 });
    expect(await order(browser, id)).toEqual([
      [0, "John 1:4"],
      [1, "John 1:3"],
      [2, "John 1:1"],
      [3, "John 1:2"],
    ]);
  });

  test("has a note that no second tab overwrites unseen", async () => {
    const { browser, verses } = await filled("John 1:1", "John 1:2");
    const [verse] = verses;
    const change = (body: unknown) => changeVerse(browser, "PATCH", verse.id, body);
    expect((await change({ version: 1, personalNote: "One" })).body.personalNote).toBe("One");
    // That others move past it is no change of its own.
    await changeVerse(browser, "PATCH", verses[1].id, { version: 1, orderIndex: 0 });
    const late = await change({ version: 1, personalNote: "Two" });
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ personalNote: "One", version: 2, orderIndex: 1 });
    expect((await change({ version: 2, personalNote: null })).body.personalNote).toBeNull();
    expect((await change({ version: 3 })).status).toBe(400);
  });

  test("that is removed can be put back where it was", async () => {
    const { browser, id, verses } = await filled("John 1:1", "John 1:2", "John 1:3");
    const { status, body } = await changeVerse(browser, "DELETE", verses[1].id);
    expect(status).toBe(200);
    expect(await order(browser, id)).toEqual([
      [0, "John 1:1"],
      [1, "John 1:3"],
    ]);
    expect((await changeVerse(browser, "DELETE", verses[1].id)).status).toBe(404);
    const back = await add(browser, { ...body, position: body.orderIndex });
    expect([back.status, back.body.orderIndex]).toEqual([201, 1]);
    expect(await order(browser, id)).toEqual([
      [0, "John 1:1"],
      [1, "John 1:2"],
      [2, "John 1:3"],
    ]);
  });

  test("comes in pages, in its order", async () => {
    const { browser, id } = await filled("John 1:1", "John 1:2", "John 1:3");
    const first = await versesOf(browser, id, "?limit=2");
    expect(first.body).toHaveLength(2);
    const link = /<(.+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const rest = await versesOf(browser, id, link.slice(link.indexOf("?")));
    expect(rest.body.map((v: { reference: string }) => v.reference)).toEqual(["John 1:3"]);
    expect(rest.headers.get("link")).toBeNull();
  });
});

describe("at the same moment", () => {
  test("fifty adds give the places 0 to 49", async () => {
    const { browser, id } = await started();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        add(browser, {
          collectionId: id,
          reference: `Psalm 119:${at + 1}`,
          translation: "WEB",
          orderIndex: 0,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const places = answers.map(({ body }) => body.orderIndex).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 50 }, (_, at) => at));
    expect((await list(browser)).body[0].verseCount).toBe(50);
  });

  test("adds, moves and removals leave no gap and no double place", async () => {
    const references = Array.from({ length: 12 }, (_, at) => `Psalm 119:${at + 1}`);
    const { browser, id, verses } = await filled(...references);
    const answers = await Promise.all(
      verses.flatMap((verse, at) => [
        changeVerse(browser, "PATCH", verse.id, { version: 1, orderIndex: (at * 7) % 12 }),
        at % 3 === 0
          ? changeVerse(browser, "DELETE", verse.id)
          : add(browser, {
              collectionId: id,
              reference: `John 1:${at + 1}`,
              translation: "WEB",
              position: at,
            }),
      ]),
    );
    for (const { status } of answers) expect([200, 201, 404]).toContain(status);
    const places = (await order(browser, id)).map(([place]: [number]) => place);
    expect(places).toEqual(Array.from({ length: 16 }, (_, at) => at));
  });

  test("two changes of one note: one is made, the other is told", async () => {
    const { browser, verses } = await filled("John 1:1");
    const answers = await Promise.all(
      ["One", "Two"].map((personalNote) =>
        changeVerse(browser, "PATCH", verses[0].id, { version: 1, personalNote }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("the spec's calls work with a plain client: what was posted is in the list", async () => {
  const made = await plainCall(collectionsRoute.POST, LIST, { name: "Plain", userId: "demo-user" });
  const collectionId = made.body.id;
  const verse = { collectionId, reference: "John 3:16", verseText: "For God", orderIndex: 0 };
  expect((await plainCall(addRoute.POST, "/api/verses", verse)).status).toBe(201);
  const listed = await plainCall(collectionsRoute.GET, `${LIST}?userId=demo-user`);
  expect(listed.body).toMatchObject([{ title: "Plain", verseCount: 1 }]);
  const verses = await plainCall(versesRoute.GET, `${LIST}/${collectionId}/verses`, undefined, {
    collectionId,
  });
  expect(verses.body).toMatchObject([{ reference: "John 3:16", translation: "ESV" }]);
});
