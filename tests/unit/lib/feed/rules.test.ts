/** @jest-environment ./tests/setup/browser-environment.mjs */
import { type FeedEntry, toAtom, toJsonFeed } from "@/lib/feed/rules";
import { readXml } from "@/tests/support/xml";

const entry: FeedEntry = {
  name: "article/house-of-david",
  title: "House & home of <David>",
  summary: "What the stele\u0007 says.",
  path: "/discover/articles/house-of-david",
  published: "2026-04-14T00:00:00.000Z",
  category: "archaeological",
};
const feed = {
  name: "feed",
  origin: "https://a.example:8443",
  path: "/feed.xml",
  title: "Articles",
  subtitle: "Read.",
  author: "Truth Uncovered",
};
const textOf = (parent: Element | Document, name: string) =>
  parent.querySelector(name)?.textContent;

test("a feed has all that RFC 4287 asks for, escaped", () => {
  const older = { ...entry, name: "news/2015", published: "2015-02-01T00:00:00.000Z" };
  const atom = readXml(toAtom({ ...feed, entries: [older, entry] }));
  const root = atom.documentElement;

  expect(root.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(textOf(root, "id")).toBe("tag:a.example,2026-01-01:feed");
  expect(textOf(root, "updated")).toBe(entry.published);
  expect(textOf(root, "author > name")).toBe("Truth Uncovered");
  expect(root.querySelector('feed > link[rel="self"]')?.getAttribute("href")).toBe(
    "https://a.example:8443/feed.xml",
  );

  const [, second] = atom.querySelectorAll("entry");
  if (!second) throw new Error("no second entry");
  expect(textOf(second, "id")).toBe("tag:a.example,2026-01-01:article/house-of-david");
  expect(textOf(second, "title")).toBe(entry.title);
  expect(textOf(second, "summary")).toBe("What the stele says.");
  expect(textOf(second, "updated")).toBe(entry.published);
  expect(second.querySelector("link")?.getAttribute("href")).toBe(
    "https://a.example:8443/discover/articles/house-of-david",
  );
});

test("a feed without entries is valid too", () => {
  const atom = readXml(toAtom({ ...feed, entries: [] }));
  expect(Date.parse(textOf(atom, "updated") ?? "")).not.toBeNaN();
});

test("a JSON Feed names the same things by the same ids", () => {
  const read = JSON.parse(toJsonFeed({ ...feed, path: "/feed.json", entries: [entry] }));

  expect(read).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Articles",
    home_page_url: "https://a.example:8443/",
    feed_url: "https://a.example:8443/feed.json",
    language: "en",
    authors: [{ name: "Truth Uncovered" }],
  });
  expect(read.items).toEqual([
    {
      id: "tag:a.example,2026-01-01:article/house-of-david",
      url: "https://a.example:8443/discover/articles/house-of-david",
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.published,
      tags: ["archaeological"],
    },
  ]);
});
