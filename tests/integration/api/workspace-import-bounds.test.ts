import * as importRoute from "@/app/api/workspace/import/route";
import { getHeldTexts } from "@/lib/bible/held-text";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { Pace } from "@/lib/pace";
import { VerseChecker } from "@/lib/workspaces/archive/check-verses";
import { parseArchive } from "@/lib/workspaces/archive/read-archive";
import { sampleArchive } from "@/tests/support/sample-archive";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";
import { Browser } from "./workspace-support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const bringIn = (archive: unknown) =>
  new Browser().post(importRoute.POST, "/api/workspace/import", archive);

const sampleVerse = {
  reference: "John 11:35",
  verseText: "x",
  book: "John",
  chapter: 11,
  verse: 35,
  translation: "WEB",
  personalNote: null,
  noteCopies: [],
  createdAt: new Date("2026-01-02T03:04:05.678Z"),
};

/** A file of as many verses as may be, each with a reference that nobody can read. */
function misspelledArchive() {
  const archive = sampleArchive("Misspelled");
  Object.assign(archive.collections[0] as object, {
    verses: Array.from({ length: 9_000 }, (_, at) => ({
      ...sampleVerse,
      reference: `${"Gensis Exdus Jhon ".repeat(8)}${at}:16`,
    })),
  });
  return archive;
}

test("the grammar is asked about a thousand short references of a file, about each once and about no long one", async () => {
  const checker = new VerseChecker((await getHeldTexts()).texts);
  const check = (reference: string, translation = "WEB") =>
    checker.check({ ...sampleVerse, reference, translation });
  for (let at = 0; at < 3_000; at += 1) check(`${"Jhon ".repeat(30)}${at}:1`);
  expect(checker.grammarReferences).toBe(0);
  expect(check("John 3:16")).toMatchObject({ isChecked: true, osis: "John.3.16" });
  expect(checker.grammarReferences).toBe(0);
  for (let at = 0; at < 50; at += 1) check("Jn 3:16");
  expect(checker.grammarReferences).toBe(1);
  for (let at = 0; at < 3_000; at += 1) check(`Jhon ${at}:1`);
  expect(checker.grammarReferences).toBe(1_000);
  expect(check("Jn 3:17")).toMatchObject({ isChecked: false, verseText: "x" });
  expect(check("John 3:17", "ESV")).toMatchObject({ isChecked: false, osis: "John.3.17" });
});

test("others have a turn between any two verses of a file that is checked", async () => {
  const pace = new Pace(0);
  await parseArchive(JSON.stringify(misspelledArchive()), pace);
  expect(pace.pauses).toBeGreaterThan(9_000);
});

test("a file of misspelled references is brought in as it was entered", async () => {
  const { status, body } = await bringIn(misspelledArchive());
  expect([status, body.added?.verses]).toEqual([200, 9_000]);
});

test("a small file that calls for much text is refused", async () => {
  const archive = sampleArchive();
  Object.assign(archive.collections[0] as object, {
    verses: Array.from({ length: 9_000 }, () => ({ ...sampleVerse, reference: "Psalm 119" })),
  });
  expect((await bringIn(archive)).status).toBe(413);
  expect(await db.workspace.count()).toBe(0);
});

/** The sample with one field of its first thing of a kind replaced. */
function withField(path: string, value: unknown) {
  const archive = sampleArchive() as unknown as Record<string, unknown>;
  const parts = path.split(".");
  const last = parts.pop() ?? "";
  const place = parts.reduce<Record<string, unknown>>(
    (at, part) => at[part] as Record<string, unknown>,
    archive,
  );
  place[last] = value;
  return archive;
}

test.each([
  ["collections.0.createdAt", "0000-01-01T00:00:00Z"],
  ["collections.0.verses.0.createdAt", "0000-12-31T23:59:59.999Z"],
  ["creations.0.createdAt", "-000001-01-01T00:00:00Z"],
  ["conversations.0.turns.1.createdAt", "0001-01-01T00:00:00+23:59"],
  ["sessions.0.createdAt", "1969-12-31T23:59:59Z"],
  ["plans.0.ticks.0.createdAt", "0000-01-01T00:00:00Z"],
  ["highlights.0.createdAt", "0000-01-01T00:00:00Z"],
  ["collections.0.title", "nul \u0000 here"],
  ["collections.0.verses.0.personalNote", "nul \u0000 here"],
  ["creations.0.content", "half \ud800 of a sign"],
  ["creations.0.scriptureReferences", ["\udc00"]],
  ["conversations.0.turns.0.content", "\u0000"],
  ["plans.0.dayTitles", ["\u0000"]],
  ["sessions.0.notes", "\ud83d"],
  ["sessions.0.seconds", 2_147_483_648],
  ["collections.0.verses.0.chapter", 1e300],
  ["plans.0.dueDays", [9e15, 9e15]],
  ["plans.0.start", "0000-01-01"],
  ["highlights.0.canonicalOrder", -1],
])(
  "a file whose %s PostgreSQL would not take is refused by its place and told to no log",
  async (path, value) => {
    const logged = [jest.spyOn(log, "error"), jest.spyOn(log, "warn")];
    const { status, body } = await bringIn(withField(path, value));

    expect([status, body.errors[0].path.startsWith(path)]).toEqual([400, true]);
    for (const spy of logged) expect(spy).not.toHaveBeenCalled();
    expect(await db.workspace.count()).toBe(0);
  },
);

test("of a file that is wrong everywhere twenty places are named", async () => {
  const archive = misspelledArchive();
  for (const verse of archive.collections[0]?.verses ?? []) Object.assign(verse, { chapter: "x" });
  const { status, body } = await bringIn(archive);
  expect([status, body.errors.length]).toEqual([400, 20]);
});

test("a file that is nested without end, or of a million things, is refused", async () => {
  const send = (body: string) =>
    importRoute.POST(
      new Request("http://localhost:3000/api/workspace/import", {
        method: "POST",
        headers: { "X-Client": "web", "Content-Type": "application/json" },
        body,
      }),
    );
  const statuses = [];
  for (const text of ["[".repeat(2_000_000), `{"a":[${"{},".repeat(1_000_000)}1]}`]) {
    statuses.push((await send(text)).status);
  }
  expect(statuses).toEqual([400, 400]);
});

test("eight files are read at once; who comes then is told when to come again, and the line goes on", async () => {
  const ends: (() => void)[] = [];
  const slow = () =>
    importRoute.POST(
      new Request("http://localhost:3000/api/workspace/import", {
        method: "POST",
        headers: { "X-Client": "web", "Content-Type": "application/json" },
        body: new ReadableStream({
          start(controller) {
            ends.push(() => controller.close());
          },
        }),
        duplex: "half",
      } as RequestInit),
    );
  const waiting = Array.from({ length: 8 }, slow);
  const ninth = await bringIn(sampleArchive());
  expect([ninth.status, ninth.headers.get("retry-after")]).toEqual([503, "5"]);

  for (const end of ends) end();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(8).fill(400));
  expect((await bringIn(sampleArchive())).status).toBe(200);
});
