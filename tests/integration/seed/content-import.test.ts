import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { EDITORIAL_FOLDER, fileNames } from "@/prisma/seed/editorial/files";
import { importFolder, removeImported } from "@/prisma/seed/editorial/import";
import { readImportArguments } from "@/scripts/content-import-arguments";
import { article, news, provideContentDatabase, video } from "./editorial-setup";

const { current, query, articles, write } = provideContentDatabase();

describe("an import", () => {
  test("adds, updates and leaves alone, and says which", async () => {
    write("articles/a.md", article("A"));
    write("news/n.md", news("N"));
    write("videos/v.md", video("V"));
    expect(await importFolder(current.url, current.folder)).toEqual({
      added: ["articles/a", "news/n", "videos/v"],
      updated: [],
      unchanged: [],
      warnings: [],
    });

    write("articles/a.md", article("A", "See John 22:1."));
    expect(await importFolder(current.url, current.folder)).toEqual({
      added: [],
      updated: ["articles/a"],
      unchanged: ["news/n", "videos/v"],
      warnings: ["articles/a.md: “John 22:1” is not in the Bible"],
    });
    expect(await articles()).toMatchObject([{ id: "a", origin: "imported" }]);
    const [item] = await query("SELECT sources FROM news_items");
    expect(item?.sources).toMatchObject([{ author: "IAA", year: "2021" }]);
  });

  test("keeps what it imported before from another folder", async () => {
    write("articles/a.md", article("A"));
    await importFolder(current.url, current.folder);
    rmSync(path.join(current.folder, "articles/a.md"));
    write("articles/b.md", article("B"));
    await importFolder(current.url, current.folder);
    expect((await articles()).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("rehearsed says the same and writes nothing", async () => {
    write("articles/a.md", article("A"));
    const rehearsed = await importFolder(current.url, current.folder, { isRehearsal: true });
    expect(rehearsed.added).toEqual(["articles/a"]);
    expect(await articles()).toEqual([]);
  });

  test("is all or nothing", async () => {
    write("articles/a.md", article("A"));
    write("articles/b.md", article("''"));
    await expect(importFolder(current.url, current.folder)).rejects.toThrow(
      /^articles\/b\.md: title: is empty$/,
    );
    expect(await articles()).toEqual([]);
  });

  test("refuses the ids of built-in items, those of this version and those in the database", async () => {
    const [file = ""] = fileNames(EDITORIAL_FOLDER, "articles");
    write(`articles/${file}`, article("Mine"));
    write("articles/a.md", article("A"));
    await expect(importFolder(current.url, current.folder)).rejects.toThrow(
      `articles/${file}: this id belongs to a built-in item; choose another`,
    );

    rmSync(path.join(current.folder, "articles", file));
    await query(
      "INSERT INTO articles (id, title, content, excerpt, category, published_at, origin) VALUES ('a', 'T', 'C', 'E', 'biblical', now(), 'built-in')",
    );
    await expect(importFolder(current.url, current.folder)).rejects.toThrow(
      "articles/a.md: this id belongs",
    );
    expect(await articles()).toMatchObject([{ id: "a", title: "T", origin: "built-in" }]);
  });

  test("refuses a folder that is not there or holds nothing", async () => {
    await expect(importFolder(current.url, path.join(current.folder, "none"))).rejects.toThrow(
      "no such folder",
    );
    await expect(importFolder(current.url, current.folder)).rejects.toThrow(
      "holds no Markdown files",
    );
  });
});

describe("removing", () => {
  beforeEach(async () => {
    write("articles/same.md", article("Same"));
    write("videos/same.md", video("Same"));
    write("videos/only.md", video("Only"));
    await importFolder(current.url, current.folder);
  });

  test("takes an id, or a kind and an id where several have it", async () => {
    expect(await removeImported(current.url, "only")).toBe("videos/only");
    await expect(removeImported(current.url, "same")).rejects.toThrow(
      "same: say which, articles/same or videos/same",
    );
    expect(await removeImported(current.url, "videos/same")).toBe("videos/same");
    expect(await removeImported(current.url, "same")).toBe("articles/same");
    expect(await articles()).toEqual([]);
  });

  test("refuses what does not exist and what is built-in", async () => {
    await query("UPDATE videos SET origin = 'built-in' WHERE id = 'only'");
    for (const [name, message] of [
      ["nothing", "nothing: does not exist"],
      ["verses/same", "verses/same: does not exist"],
      ["only", "only: is built-in; only imported items can be removed"],
    ] as const) {
      await expect(removeImported(current.url, name)).rejects.toThrow(message);
    }
    expect(await query("SELECT id FROM videos ORDER BY id")).toEqual([
      { id: "only" },
      { id: "same" },
    ]);
  });
});

describe("the command", () => {
  /** Runs `npm run content:import` against the test's database. */
  async function run(...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "scripts/content-import.ts", ...args],
      {
        cwd: path.join(__dirname, "../../.."),
        env: { ...process.env, DATABASE_URL: current.url },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    }
    return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
  }

  test("says what was done, and by its exit code whether it was", async () => {
    write("articles/a.md", article("A", "See Jude 3:1."));

    const rehearsed = await run(current.folder, "--dry-run");
    expect(rehearsed.code).toBe(0);
    expect(rehearsed.output).toContain("Warning: articles/a.md: “Jude 3:1” is not in the Bible");
    expect(rehearsed.output).toContain("1 added, 0 updated, 0 unchanged. Nothing was written");
    expect(await articles()).toEqual([]);

    const done = await run(current.folder);
    expect(done.code).toBe(0);
    expect(done.output).toContain("added      articles/a\n1 added, 0 updated, 0 unchanged\n");

    write("articles/a.md", article("''"));
    const refused = await run(current.folder);
    expect(refused).toEqual({ code: 1, output: "\narticles/a.md: title: is empty\n" });
    expect(await articles()).toMatchObject([{ title: "A" }]);

    const removed = await run("--remove", "a");
    expect(removed).toEqual({ code: 0, output: "Removed articles/a\n" });
    expect(await articles()).toEqual([]);
  });

  test("called in a way that makes no sense it shows how to call it", async () => {
    const { code, output } = await run("a", "--remove", "b");
    expect(code).toBe(2);
    expect(output).toMatch(/^Usage:/);
  });

  test.each([[[]], [["a", "b"]], [["--remove"]], [["a", "--remove", "b"]], [["--what"]]])(
    "%j makes no sense",
    (args) => {
      expect(readImportArguments(args)).toBeUndefined();
    },
  );
});
