import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { seedDatabase } from "@/prisma/seed";
import { DATASETS, editorialDataset } from "@/prisma/seed/datasets";
import { EDITORIAL_FOLDER, fileNames, KINDS } from "@/prisma/seed/editorial/files";
import { importFolder } from "@/prisma/seed/editorial/import";
import { crossReferences, validationFindings } from "@/prisma/seed/editorial/validation";
import { stands, withClient } from "@/prisma/seed/state";
import { article, news, provideContentDatabase, video } from "./editorial-setup";

const { current, query, articles, write } = provideContentDatabase();

/** Seeds the folder's articles, news and videos and gives what was reported. */
async function seedFolder(): Promise<string[]> {
  const lines: string[] = [];
  const datasets = KINDS.map((kind) => editorialDataset(kind, current.folder));
  await seedDatabase(current.url, (line) => lines.push(line), datasets);
  return lines.filter((line) => !line.includes("tidied"));
}

/** Whether seed_state says that the folder's articles stand as their files are now. */
const isUpToDate = (kind: (typeof KINDS)[number]) =>
  withClient(current.url, (client) => stands(client, editorialDataset(kind, current.folder).state));

test("the built-in content is loaded whole, with what it was written from", async () => {
  const ofTheText = /^(?:verse|original|lexemes)/;
  const editorial = DATASETS.filter(({ tables }) => !tables.some((name) => ofTheText.test(name)));
  expect(editorial.map(({ state }) => state.dataset)).toEqual([
    ...KINDS,
    "validation",
    "reading plans",
  ]);

  await seedDatabase(current.url, () => undefined, editorial);

  for (const [kind, table] of [
    ["articles", "articles"],
    ["news", "news_items"],
    ["videos", "videos"],
  ] as const) {
    const rows = await query(`SELECT id, origin FROM ${table} ORDER BY id`);
    const ids = fileNames(EDITORIAL_FOLDER, kind).map((name) => path.basename(name, ".md"));
    expect(rows).toEqual(ids.map((id) => ({ id, origin: "built-in" })));
  }
  const stored = await query("SELECT * FROM cross_references ORDER BY position");
  expect(stored.map(({ id, position, grading }) => ({ id, position, grading }))).toEqual(
    crossReferences.map(({ id, grading }, position) => ({ id, position, grading })),
  );
  const [counted] = await query("SELECT count(*)::int AS findings FROM validation_findings");
  expect(counted?.findings).toBe(validationFindings.length);

  // The second time nothing is written: the records of the first run stay.
  const before = await query("SELECT * FROM seed_state ORDER BY dataset");
  await seedDatabase(current.url, () => undefined, editorial);
  expect(await query("SELECT * FROM seed_state ORDER BY dataset")).toEqual(before);
});

test("an edited, a new and a removed file update, add and remove their rows, and nothing else is written", async () => {
  write("articles/one.md", article("One"));
  write("articles/two.md", article("Two"));
  write("articles/three.md", article("Three"));
  write("videos/v.md", video("V"));
  expect(await seedFolder()).toContain("  3 added, 0 updated, 0 removed");
  const unchanged = await query("SELECT xmin FROM articles WHERE id = 'one'");

  write(
    "articles/two.md",
    article("Two again", "Other text with an “apostrophe’s” mark; DROP TABLE articles."),
  );
  write("articles/four.md", article("Four"));
  rmSync(path.join(current.folder, "articles/three.md"));
  expect(await isUpToDate("articles")).toBe(false);
  const lines = await seedFolder();

  expect(lines).toContain("  1 added, 1 updated, 1 removed");
  expect(lines).toContain("videos: 1 rows stand already");
  expect(await articles()).toEqual([
    { id: "four", title: "Four", content: "Text.", origin: "built-in" },
    { id: "one", title: "One", content: "Text.", origin: "built-in" },
    {
      id: "two",
      title: "Two again",
      content: "Other text with an “apostrophe’s” mark; DROP TABLE articles.",
      origin: "built-in",
    },
  ]);
  expect(await query("SELECT xmin FROM articles WHERE id = 'one'")).toEqual(unchanged);
  expect(await isUpToDate("articles")).toBe(true);
});

test("what an operator imported stays, also under an id that becomes a built-in one", async () => {
  const own = mkdtempSync(path.join(tmpdir(), "truth-uncovered-own-"));
  mkdirSync(path.join(own, "articles"));
  writeFileSync(path.join(own, "articles/mine.md"), article("Mine"));
  await importFolder(current.url, own);
  rmSync(own, { recursive: true });

  write("articles/mine.md", article("Not mine"));
  write("articles/other.md", article("Other"));
  const lines = await seedFolder();

  expect(lines.join("\n")).toContain("Warning: mine was imported under the same id and stays");
  expect(await articles()).toEqual([
    { id: "mine", title: "Mine", content: "Text.", origin: "imported" },
    { id: "other", title: "Other", content: "Text.", origin: "built-in" },
  ]);
});

test("rows written by hand count as imported", async () => {
  await query(
    "INSERT INTO videos (id, title, description, category, published_at) VALUES ('hand', 'T', 'D', 'biblical', now())",
  );
  await seedFolder();
  expect(await query("SELECT id, origin FROM videos")).toEqual([
    { id: "hand", origin: "imported" },
  ]);
});

test("a wrong file stops the seed with its name and field, and what stood before stays", async () => {
  write("articles/one.md", article("One"));
  await seedFolder();

  write("articles/one.md", article("Changed"));
  write("news/bad.md", news("''"));

  await expect(seedFolder()).rejects.toThrow("news/bad.md: headline: is empty");
  expect(await articles()).toMatchObject([{ title: "One" }]);
});
