import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withClient } from "@/prisma/seed/state";
import { createEmptyDatabase, type OwnDatabase } from "./own-database";

export const article = (title: string, body = "Text.") =>
  `---\ntitle: ${title}\nexcerpt: E\ncategory: biblical\npublishedAt: 2026-11-10\n---\n${body}\n`;
export const video = (title: string) =>
  `---\ntitle: ${title}\ncategory: biblical\npublishedAt: 2026-11-10\n---\nAbout it.\n`;
export const news = (headline: string) =>
  `---\nheadline: ${headline}\nsummary: S\ncategory: biblical\npublishedAt: 2026-11-10\nsources:\n  - {author: IAA, year: "2021", title: Scrolls, publication: Announcement, kind: report}\n---\nText.\n`;

/**
 * A database for the test file, with no content before each test, and a folder for each test to
 * write content files in. `current` is filled when the first test runs.
 */
export function provideContentDatabase() {
  const current = { url: "", folder: "" };
  let database: OwnDatabase | undefined;
  const query = async (text: string): Promise<Record<string, unknown>[]> =>
    withClient(current.url, async (client) => (await client.query(text)).rows);

  beforeAll(async () => {
    database = await createEmptyDatabase();
    current.url = database.url;
  });
  afterAll(() => database?.drop());
  beforeEach(async () => {
    current.folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-editorial-"));
    for (const table of ["articles", "news_items", "videos", "cross_references", "seed_state"]) {
      await query(`DELETE FROM ${table}`);
    }
  });
  afterEach(() => rmSync(current.folder, { recursive: true }));

  return {
    current,
    query,
    /** Every article, by id. */
    articles: () => query("SELECT id, title, content, origin FROM articles ORDER BY id"),
    write(file: string, text: string): void {
      mkdirSync(path.dirname(path.join(current.folder, file)), { recursive: true });
      writeFileSync(path.join(current.folder, file), text);
    },
  };
}
