import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findReferences } from "@/lib/bible/references/parser";
import { EVIDENCE_RECORDS } from "@/lib/content/evidence";
import { fingerprintFiles } from "@/prisma/seed/editorial/files";
import { checkEvidence } from "@/prisma/seed/editorial/load";
import {
  EditorialError,
  readEditorialFiles,
  reckonReadTime,
} from "@/prisma/seed/editorial/read-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-editorial-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const ARTICLE =
  "---\ntitle: T\nexcerpt: E\ncategory: biblical\npublishedAt: 2026-11-10\n---\nSome text.\n";

/** What is wrong with the folder, line by line. */
function problems(): readonly string[] {
  try {
    readEditorialFiles(folder);
  } catch (error) {
    if (error instanceof EditorialError) return error.problems;
    throw error;
  }
  return [];
}

test("reads articles, news and videos; the file's name is the id", () => {
  write("articles/b-two.md", ARTICLE);
  write("articles/a-one.md", ARTICLE.replace("title: T", "id: a-one\nfeatured: true\ntitle: T"));
  write("articles/notes.txt", "not one of them");
  write("articles/.hidden.md", "nor this");
  write(
    "videos/v.md",
    "---\ntitle: V\ncategory: prophecy\npublishedAt: 2026-01-02T03:04:05+02:00\n---\nAbout it.",
  );
  write(
    "news/n.md",
    "---\nheadline: H\nsummary: S\ncategory: archaeological\npublishedAt: 2021-03-16\nsources:\n  - {author: IAA, year: '2021', title: Scrolls, publication: Announcement, kind: report}\n---\nText",
  );

  const { articles, news, videos } = readEditorialFiles(folder);

  expect(articles.map(({ id }) => id)).toEqual(["a-one", "b-two"]);
  expect(articles[1]).toEqual({
    id: "b-two",
    file: "articles/b-two.md",
    featured: false,
    title: "T",
    excerpt: "E",
    category: "biblical",
    publishedAt: "2026-11-10T00:00:00.000Z",
    readTime: "1 min read",
    body: "Some text.",
  });
  expect(videos[0]).toMatchObject({ publishedAt: "2026-01-02T01:04:05.000Z", body: "About it." });
  expect(news[0]?.sources[0]?.author).toBe("IAA");
});

test("takes missing and empty folders", () => {
  mkdirSync(path.join(folder, "news"));
  expect(readEditorialFiles(folder)).toEqual({ articles: [], news: [], videos: [] });
  expect(readEditorialFiles(path.join(folder, "none"))).toEqual({
    articles: [],
    news: [],
    videos: [],
  });
});

test("names file and field of everything that is wrong, in all files at once", () => {
  write(
    "articles/a.md",
    "---\nid: b\ntitle: ''\ncategory: sport\npublishedAt: 2026-02-30\nimageUrl: https://x.org/a.png\nsourceUrl: http://x.org\nsubtitle: x\n---\n",
  );
  write(
    "news/n.md",
    "---\nheadline: H\nsummary: S\ncategory: biblical\npublishedAt: 10 May\nsources: []\n---\nText",
  );
  write(
    "videos/Wrong Name.md",
    "---\ntitle: V\ncategory: biblical\npublishedAt: 2026-11-10\nfeatured: maybe\n---\nText",
  );
  write("videos/v.md", "no front matter");

  expect(problems()).toEqual([
    "articles/a.md: title: is empty",
    "articles/a.md: excerpt: is missing",
    "articles/a.md: category: must be archaeological, prophecy, discovery or biblical",
    "articles/a.md: publishedAt: is no date of the calendar",
    "articles/a.md: imageUrl: must be a path of this site, such as /images/stele.jpg",
    "articles/a.md: sourceUrl: must be an https address",
    "articles/a.md: unknown: subtitle",
    "articles/a.md: has no text after its front matter",
    "news/n.md: publishedAt: must be a date such as 2026-11-10, or a moment such as 2026-11-10T09:00Z",
    "news/n.md: sources: names at least one source",
    "videos/Wrong Name.md: id: holds only small letters, digits and single hyphens",
    "videos/Wrong Name.md: featured: must be true or false",
    'videos/v.md: the first line must be "---"',
  ]);
});

test.each<[string, string | Buffer, RegExp]>([
  ["another id", ARTICLE.replace("title", "id: b\ntitle"), /id: must be the file's name, a$/],
  ["a list as front matter", "---\n- x\n---\nText", /a\.md: /],
  ["another encoding", Buffer.from([...Buffer.from(ARTICLE), 0xe9]), /is not UTF-8 text$/],
  ["a NUL", `${ARTICLE}\0`, /NUL/],
  ["a huge file", ARTICLE + "x".repeat(200_000), /larger than 200 KB$/],
])("refuses %s", (_what, text, message) => {
  write("articles/a.md", text);
  expect(problems().join("\n")).toMatch(message);
});

test("the fingerprint follows names and bytes, not the time", () => {
  write("articles/a.md", ARTICLE);
  const before = fingerprintFiles(folder, "articles");
  write("articles/a.md", ARTICLE);
  expect(fingerprintFiles(folder, "articles")).toEqual(before);
  write("articles/a.md", ARTICLE.replace("Some", "More"));
  const changed = fingerprintFiles(folder, "articles");
  expect(changed.checksum).not.toBe(before.checksum);
  write("articles/b.md", ARTICLE);
  expect(fingerprintFiles(folder, "articles").files).toBe(2);
  expect(fingerprintFiles(folder, "news").files).toBe(0);
});

test("the time to read is reckoned from the words", () => {
  expect(reckonReadTime("word ".repeat(1_100))).toBe("5 min read");
  expect(reckonReadTime("## A - b")).toBe("1 min read");
});

test("the project's own files can all be used, and every reference in them exists", () => {
  const { articles, news, videos } = readEditorialFiles();

  for (const { file, body } of [...articles, ...news, ...videos]) {
    const missing = findReferences(body).filter(({ reference }) => reference === null);
    expect({ file, missing }).toEqual({ file, missing: [] });
  }
  expect(() => checkEvidence(EVIDENCE_RECORDS)).not.toThrow();
});

test("records of the evidence are refused with what is wrong in them", () => {
  const [record] = EVIDENCE_RECORDS;
  if (!record) throw new Error("no records");
  const again = { ...record, title: "", findings: [] };
  expect(() => checkEvidence([record, again])).toThrow(
    [
      `evidence: ${record.id}: title: Too small: expected string to have >=1 characters`,
      `cross references: ${record.id} stands twice`,
    ].join("\n"),
  );
});
