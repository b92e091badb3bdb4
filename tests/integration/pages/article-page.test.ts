import { renderToStaticMarkup } from "react-dom/server";
import ArticlePage, { generateMetadata } from "@/app/discover/articles/[slug]/page";
import { db } from "@/lib/db/client";
import { findArticlePages } from "@/lib/site/pages/articles";
import { disconnect } from "../api/support";

// It comes as a module that Jest does not load; browser tests see it.
jest.mock("@/components/media/markdown-text", () => ({
  MarkdownText: ({ text }: { text: string }) => text,
}));

const ID = "integration-test-article-page";
const propsOf = (slug: string) => ({ params: Promise.resolve({ slug }) });

beforeAll(async () => {
  await db.article.create({
    data: {
      id: ID,
      title: "On a <stone>",
      content: "A war is told in 2 Kings 8:28.",
      excerpt: "Of a stone and its war.",
      category: "archaeological",
      publishedAt: new Date(Date.UTC(2100, 0, 1)),
    },
  });
});

afterAll(async () => {
  await db.article.deleteMany({ where: { id: ID } });
  await disconnect();
});

test("a row's page has its words, its date and its place among the others", async () => {
  const html = renderToStaticMarkup(await ArticlePage(propsOf(ID)));
  expect(html).toContain("On a &lt;stone&gt;</h1>");
  expect(html).toContain("A war is told in 2 Kings 8:28.");
  expect(html).toContain("Jan 1, 2100");
  const [json = ""] = /\{"@context".*?\}(?=<\/script>)/.exec(html) ?? [];
  expect(JSON.parse(json)["@graph"][1]).toMatchObject({
    "@type": "Article",
    headline: "On a <stone>",
    datePublished: "2100-01-01T00:00:00.000Z",
  });
  expect(await generateMetadata(propsOf(ID))).toMatchObject({
    title: "On a <stone>",
    description: "Of a stone and its war.",
    alternates: { canonical: `/discover/articles/${ID}` },
  });
});

test("the list of all pages has the row with its day", async () => {
  const pages = await findArticlePages();
  expect(pages[0]).toMatchObject({
    path: `/discover/articles/${ID}`,
    lastModified: new Date(Date.UTC(2100, 0, 1)),
  });
});

test.each(["no-such-article", "No Such", "a'; drop table articles", "x".repeat(500)])(
  "%.20s is not found",
  async (slug) => {
    await expect(ArticlePage(propsOf(slug))).rejects.toMatchObject({
      digest: expect.stringContaining("404"),
    });
  },
);
