import { GET as getFeed } from "@/app/feed.xml/route";
import { GET as getLlmsText } from "@/app/llms.txt/route";
import { GET as getSitemap } from "@/app/sitemaps/[file]/route";
import { GET as getArticles } from "@/app/sitemaps/articles.xml/route";
import { GET as getWords } from "@/app/sitemaps/words.xml/route";
import { db } from "@/lib/db/client";
import { disconnect } from "./support";

const MARK = "integration-test-lists";
const ARTICLE = `/discover/articles/${MARK}`;
const NEWEST = "2101-01-01T00:00:00.000Z";

const request = (path: string) => new Request(`http://localhost:3000${path}`);
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);

beforeAll(async () => {
  await db.article.create({
    data: {
      id: MARK,
      title: "Salt & light",
      content: "Words.",
      excerpt: "What <salt> was for.",
      category: "biblical",
      publishedAt: new Date(NEWEST),
    },
  });
  await db.newsItem.create({
    data: {
      id: MARK,
      headline: "A find",
      summary: "In short.",
      content: "Words.",
      category: "archaeological",
      publishedAt: new Date("2100-06-01T12:00:00Z"),
      sources: [],
    },
  });
});

afterAll(async () => {
  await db.article.deleteMany({ where: { id: MARK } });
  await db.newsItem.deleteMany({ where: { id: MARK } });
  await disconnect();
});

test("an imported article is in its sitemap, with the day it was published", async () => {
  const response = await getArticles(request("/sitemaps/articles.xml"));

  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  expect(await response.text()).toContain(`${ARTICLE}</loc><lastmod>${NEWEST}</lastmod></url>`);
});

test("the sitemap says what was last known when the database is away", async () => {
  await getArticles(request("/sitemaps/articles.xml"));
  jest.spyOn(db.article, "findMany").mockRejectedValue(new Error("away"));

  const response = await getArticles(request("/sitemaps/articles.xml"));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(ARTICLE);
});

test("the words that the site tells of are in a sitemap, others are not", async () => {
  const xml = await (await getWords(request("/sitemaps/words.xml"))).text();
  for (const path of ["/words/g26-agape<", "/words/h2617-hesed<", "/words/g3588-ho<"]) {
    expect(xml).toContain(path);
  }
  // Bealoth stands twice.
  expect(xml).not.toContain("/words/h1175-");
  expect(locsOf(xml).length).toBeGreaterThan(4_000);
});

test("built sitemaps are XML of whole addresses", async () => {
  const params = Promise.resolve({ file: "guides.xml" });
  const response = await getSitemap(request("/sitemaps/guides.xml"), { params });
  for (const loc of locsOf(await response.text())) {
    expect(loc).toMatch(/^http:\/\/localhost:3000\/study-guides\/[a-z-]+$/);
  }
});

test("the feed has articles and news, newest first, as they are in the database", async () => {
  const response = await getFeed(request("/feed.xml"));
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "application/atom+xml; charset=utf-8",
  ]);
  const atom = await response.text();
  const [, first = "", second = ""] = atom.split("<entry>");
  expect(atom).toContain(`<updated>${NEWEST}</updated>\n<author>`);
  expect(first).toContain("<title>Salt &amp; light</title>");
  expect(first).toContain("<summary>What &lt;salt&gt; was for.</summary>");
  expect(first).toContain(`href="http://localhost:3000${ARTICLE}"`);
  expect(second).toContain("<title>A find</title>");
  expect(second).toContain(`href="http://localhost:3000/#news-${MARK}"`);
});

test("the feed is a 503 to come back for while the database is away", async () => {
  jest
    .spyOn(db.newsItem, "findMany")
    .mockRejectedValue(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
  const response = await getFeed(request("/feed.xml"));
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
});

test("llms.txt is plain text", async () => {
  const response = await getLlmsText();
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
});
