import { splitFrontMatter } from "@/prisma/seed/editorial/front-matter";

test("parts the front matter from the Markdown", () => {
  const text =
    '---\ntitle: "A: b"\npublishedAt: 2026-11-10\nfeatured: true\n---\n\n# One\n\n---\n\nTwo\n';

  expect(splitFrontMatter(text)).toEqual({
    data: { title: "A: b", publishedAt: "2026-11-10", featured: true },
    body: "# One\n\n---\n\nTwo",
  });
});

test("takes the line ends of Windows and a byte order mark", () => {
  expect(splitFrontMatter("\uFEFF---\r\ntitle: x\r\n---  \r\nOne\r\nTwo\r\n")).toEqual({
    data: { title: "x" },
    body: "One\nTwo",
  });
});

test("takes empty front matter and an empty body", () => {
  expect(splitFrontMatter("---\n---\n")).toEqual({ data: null, body: "" });
});

test.each([
  ["", /first line/],
  ["title: x\n---\nText", /first line/],
  [" ---\ntitle: x\n---\n", /first line/],
  ["---\ntitle: x\nText", /no second line/],
  ["---\ntitle: x\nwrong: [1\n---\nText", /^front matter: .* line [34]/],
  ["---\ntitle: x\ntitle: y\n---\nText", /^front matter: Map keys must be unique/],
])("refuses %j in words", (text, message) => {
  expect(() => splitFrontMatter(text)).toThrow(message);
});
