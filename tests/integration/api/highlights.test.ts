import * as highlightRoute from "@/app/api/workspace/highlights/[highlightId]/route";
import * as highlightsRoute from "@/app/api/workspace/highlights/route";
import * as notesRoute from "@/app/api/workspace/notes/route";
import { db } from "@/lib/db/client";
import { deleteWorkspaces, disconnect, loadScriptureFirst, withQuery } from "./support";
import { Browser } from "./workspace-support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const { PATCH, DELETE } = highlightRoute;
const highlightMethods = { PATCH, DELETE };
const MARKS = "/api/workspace/highlights";
const NOTES = "/api/workspace/notes";
const mark = (browser: Browser, body: object) => browser.post(highlightsRoute.POST, MARKS, body);
const marks = async (browser: Browser, query: Record<string, string | number> = {}) =>
  (await browser.call(highlightsRoute.GET, withQuery(MARKS, query))).body;
const change = (browser: Browser, method: "PATCH" | "DELETE", id: string, body?: object) =>
  browser.call(highlightMethods[method], `${MARKS}/${id}`, {
    method,
    params: { highlightId: id },
    ...(body ? { body } : {}),
  });
const save = (browser: Browser, body: object) => browser.post(notesRoute.POST, NOTES, body);
const notes = async (browser: Browser, query: Record<string, string> = {}) =>
  (await browser.call(notesRoute.GET, withQuery(NOTES, query))).body;

test("a passage is marked verse by verse, with a label beside the colour, and marked anew without doubling", async () => {
  const browser = new Browser();
  const first = await mark(browser, { reference: "John 3:16-17", colour: "yellow" });
  expect([first.status, first.body]).toMatchObject([
    200,
    [
      {
        reference: "John 3:16",
        osis: "John.3.16",
        colour: "yellow",
        label: "Remember",
        version: 1,
      },
      { reference: "John 3:17", colour: "yellow" },
    ],
  ]);
  const again = { reference: "John 3:17-18", colour: "green", label: "For Anna" };
  expect((await mark(browser, again)).body).toMatchObject([
    { reference: "John 3:17", colour: "green", label: "For Anna", version: 2 },
    { reference: "John 3:18", label: "For Anna", version: 1 },
  ]);
  // The same once more changes nothing.
  expect((await mark(browser, again)).body[0].version).toBe(2);
  expect(await db.highlight.count()).toBe(3);
  const away = await mark(browser, { reference: "John 3:16-17", colour: null });
  expect(away.body).toEqual([]);
  expect((await marks(browser)).map(({ osis }: { osis: string }) => osis)).toEqual(["John.3.18"]);
});

test("the overview has the text and is filtered by passage, book, colour and label", async () => {
  const browser = new Browser();
  await mark(browser, { reference: "Psalm 23", colour: "blue" });
  await mark(browser, { reference: "John 11:35", colour: "pink", label: "Grief" });
  await mark(browser, { reference: "John 3:16", colour: "yellow" });
  const osis = async (query: Record<string, string | number>) =>
    (await marks(browser, query)).map((row: { osis: string }) => row.osis);

  expect(await osis({ reference: "Psalm 23:2-4" })).toEqual(["Ps.23.2", "Ps.23.3", "Ps.23.4"]);
  expect(await osis({ book: "John" })).toEqual(["John.3.16", "John.11.35"]);
  expect(await osis({ colour: "pink" })).toEqual(["John.11.35"]);
  expect(await osis({ label: "grief" })).toEqual(["John.11.35"]);
  expect(await osis({ book: "Gen" })).toEqual([]);
  const [held] = await marks(browser, { reference: "John 11:35", translation: "KJV" });
  expect(held).toMatchObject({ text: "Jesus wept.", translation: "KJV" });

  const first = await browser.call(highlightsRoute.GET, `${MARKS}?limit=5`);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const rest = await browser.call(highlightsRoute.GET, next);
  expect([...first.body, ...rest.body]).toHaveLength(8);
});

test("a highlight is changed from the version that was seen, and removed", async () => {
  const browser = new Browser();
  const [{ id }] = (await mark(browser, { reference: "Ruth 1:16", colour: "pink" })).body;
  const changed = await change(browser, "PATCH", id, { version: 1, colour: "blue", label: "" });
  expect(changed.body).toMatchObject({ colour: "blue", label: "Teaching", version: 2 });
  const stale = await change(browser, "PATCH", id, { version: 1, label: "Lost" });
  expect([stale.status, stale.body.current.label]).toEqual([409, "Teaching"]);
  expect((await change(browser, "DELETE", id)).body).toEqual({ deleted: true });
  expect((await change(browser, "DELETE", id)).status).toBe(404);
});

test("a saved verse goes into 'Saved verses', once, with our text, and its note with it", async () => {
  const browser = new Browser();
  const saved = await save(browser, { reference: "jn 3:16" });
  expect([saved.status, saved.body]).toMatchObject([
    200,
    { reference: "John 3:16", translation: "WEB", isChecked: true, personalNote: null },
  ]);
  expect(await notes(browser)).toEqual([]);
  expect(await notes(browser, { show: "verses" })).toMatchObject([
    { id: saved.body.id, collectionTitle: "Saved verses" },
  ]);
  const noted = await save(browser, { reference: "John 3:16", note: "The whole of it" });
  expect(noted.body).toMatchObject({ id: saved.body.id, personalNote: "The whole of it" });
  expect((await save(browser, { reference: "John 3:16" })).body.id).toBe(saved.body.id);
  expect(await db.collection.findMany()).toMatchObject([
    { title: "Saved verses", isPublic: false },
  ]);
  expect(await db.collectionVerse.count()).toBe(1);

  // A note that is there is not written over unseen.
  const blind = await save(browser, { reference: "John 3:16", note: "Something else" });
  expect([blind.status, blind.body.current.personalNote]).toEqual([409, "The whole of it"]);
  const { version } = noted.body;
  const seen = await save(browser, { reference: "John 3:16", note: "Something else", version });
  expect(seen.body).toMatchObject({ personalNote: "Something else", version: version + 1 });
});

test("notes are found by passage, book and words, in every collection of one's own", async () => {
  const browser = new Browser();
  await save(browser, { reference: "Psalm 23:1", note: "Shepherd 100% sure" });
  await save(browser, { reference: "John 10:11", note: "The good shepherd" });
  const found = async (query: Record<string, string>) =>
    (await notes(browser, query)).map(({ reference }: { reference: string }) => reference);
  expect(await found({})).toEqual(["John 10:11", "Psalm 23:1"]);
  expect(await found({ reference: "Psalm 23" })).toEqual(["Psalm 23:1"]);
  expect(await found({ book: "John" })).toEqual(["John 10:11"]);
  expect(await found({ q: "SHEPHERD" })).toHaveLength(2);
  expect(await found({ q: "100%" })).toEqual(["Psalm 23:1"]);
  expect(await found({ q: "1_0" })).toEqual([]);
});

test("two first verses at the same moment make one collection", async () => {
  const browser = new Browser();
  await mark(browser, { reference: "John 1:1", colour: "blue" });
  const verses = ["John 1:1", "John 1:2", "John 1:3", "John 1:1"];
  const answers = await Promise.all(verses.map((reference) => save(browser, { reference })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await db.collection.count()).toBe(1);
  expect(await db.collectionVerse.count()).toBe(3);
});

test.each<[string, object, string]>([
  ["a colour that is none", { reference: "John 3:16", colour: "red" }, "colour"],
  ["no colour", { reference: "John 3:16" }, "colour"],
  ["no reference", { colour: "blue" }, "reference"],
  ["a verse that does not exist", { reference: "John 3:99", colour: "blue" }, "reference"],
  ["words", { reference: "the good shepherd", colour: "blue" }, "reference"],
  ["a whole book", { reference: "Isaiah", colour: "blue" }, "reference"],
  ["a long label", { reference: "John 3:16", colour: "blue", label: "x".repeat(41) }, "label"],
])(
  "a mark with %s is refused and says where, and nothing is written",
  async (_name, body, path) => {
    const { status, body: answer } = await mark(new Browser(), body);
    expect([status, answer.errors[0].path]).toEqual([400, path]);
    expect(await db.workspace.count()).toBe(0);
  },
);

test("a note for a verse that does not exist is refused, and so is one that is too long", async () => {
  const browser = new Browser();
  for (const body of [
    { reference: "John 3:99" },
    { reference: "John 3:16", note: "x".repeat(10_001) },
    { reference: "John 3:16", translation: "ESV" },
    {},
  ]) {
    expect((await save(browser, body)).status).toBe(400);
  }
  expect((await browser.call(notesRoute.GET, `${NOTES}?show=all`)).status).toBe(400);
  expect(await db.workspace.count()).toBe(0);
});
