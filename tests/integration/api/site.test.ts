import { GET as getArticles } from "@/app/api/articles/route";
import { GET as getLive } from "@/app/api/health/live/route";
import { GET as getReady } from "@/app/api/health/ready/route";
import { GET as getModel } from "@/app/api/model/route";
import { GET as searchSite } from "@/app/api/search/route";
import { GET as getVideos } from "@/app/api/videos/route";
import { churchFathers } from "@/lib/content/church-fathers";
import { discoveries } from "@/lib/content/discoveries";
import { faqItems } from "@/lib/content/faq";
import { studyGuides } from "@/lib/content/study-guides";
import { timelineEvents } from "@/lib/content/timeline";
import { db } from "@/lib/db/client";
import { warmUp } from "@/lib/health/warm-up";
import { refreshArticleSnapshot } from "@/lib/retrieval/article-snapshot";
import { call, disconnect, loadScriptureFirst, withQuery } from "./support";

loadScriptureFirst();

const MARK = "integration-test";
const COUNT = 5;

beforeAll(async () => {
  const published = (at: number) => new Date(Date.UTC(2100, 0, 1 + Math.floor(at / 2)));
  await db.article.createMany({
    data: Array.from({ length: COUNT }, (_value, at) => ({
      id: `${MARK}-${at}`,
      title: `Zyxwv article ${at}`,
      content: "A stele of basalt.",
      excerpt: "Basalt",
      category: "archaeological",
      publishedAt: published(at),
    })),
  });
  await db.article.create({
    data: {
      id: `${MARK}-long`,
      title: "Zyxwv long one",
      content: `## A heading\n\nSome **words** and a [link](/x), ${"words ".repeat(200)}`,
      excerpt: "Much",
      category: "biblical",
      publishedAt: new Date(Date.UTC(2099, 0, 1)),
    },
  });
  await db.video.createMany({
    data: Array.from({ length: COUNT }, (_value, at) => ({
      id: `${MARK}-${at}`,
      title: `Video ${at}`,
      description: "About a stele.",
      category: "archaeological",
      publishedAt: published(at),
    })),
  });
});

afterAll(async () => {
  await db.article.deleteMany({ where: { id: { startsWith: MARK } } });
  await db.video.deleteMany({ where: { id: { startsWith: MARK } } });
  await disconnect();
});

describe.each([
  ["/api/articles", getArticles],
  ["/api/videos", getVideos],
])("%s", (path, handler) => {
  test("lists the newest first, and its links lead through all of them once", async () => {
    const seen: string[] = [];
    const dates: string[] = [];
    let next: string | undefined = `${path}?limit=2`;
    for (let page = 0; next && page < 3; page++) {
      const { status, headers, body } = await call(handler, next);
      expect(status).toBe(200);
      seen.push(...body.map(({ id }: { id: string }) => id));
      dates.push(...body.map(({ publishedAt }: { publishedAt: string }) => publishedAt));
      next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
    }
    const ours = seen.filter((id) => /^integration-test-\d$/.test(id));
    expect(ours).toEqual([4, 2, 3, 0, 1].map((at) => `${MARK}-${at}`));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test.each([
    "limit=0",
    "limit=-1",
    "limit=NaN",
    "limit=1e9",
    "cursor=x",
    "cursor=2026-99-99T00:00:00.000Z~a",
  ])("?%s is refused", async (query) => {
    const answer = await call(handler, `${path}?${query}`);
    expect([answer.status, answer.type]).toEqual([400, "application/problem+json"]);
  });
});

test("the site search adds articles to the verses", async () => {
  await refreshArticleSnapshot();
  const both = await call(searchSite, withQuery("/api/search", { q: "zyxwv ARTICLE" }));
  expect(both.body.articles).toHaveLength(COUNT);
  expect(both.body.total).toBe(COUNT);
  expect(both.body.articles[0]).toMatchObject({ id: `${MARK}-4`, category: "archaeological" });

  const verses = await call(searchSite, withQuery("/api/search", { q: "the lord is my shepherd" }));
  expect(verses.body.verses[0]).toMatchObject({ book: "Psalms", chapter: 23, verse: 1 });

  for (const q of ["", "   "]) {
    const blank = await call(searchSite, withQuery("/api/search", { q }));
    expect([blank.status, blank.body.total]).toEqual([200, 0]);
  }
  expect((await call(searchSite, "/api/search")).body.total).toBe(0);
});

const GROUPS = [
  ["discoveries", discoveries.map(({ id, slug, title }) => [id, title, `/discover#${slug}`])],
  ["guides", studyGuides.map(({ id, title }) => [id, title, `/study-guides#${id}`])],
  ["faq", faqItems.map(({ id, question }) => [id, question, `/study-guides#${id}`])],
  ["fathers", churchFathers.map(({ id, name }) => [id, name, `/church-fathers#${id}`])],
  ["events", timelineEvents.map(({ id, title }) => [id, title, `/timelines#${id}`])],
] as const;

test.each(GROUPS)(
  "the site search finds every one of the %s by its title",
  async (group, items) => {
    expect(items.length).toBeGreaterThan(0);
    for (const [id, title, href] of items) {
      const { body } = await call(searchSite, withQuery("/api/search", { q: String(title) }));
      const hit = body[group].find((found: { id: string }) => found.id === String(id));
      expect(hit).toMatchObject({ title, href });
      expect(hit.snippet.length).toBeGreaterThan(0);
      expect(hit.snippet.length).toBeLessThanOrEqual(200);
      expect(body[group][0].title).toBe(title);
    }
  },
);

test("the site search counts all items of a group and lists ten", async () => {
  const { body } = await call(searchSite, withQuery("/api/search", { q: "the" }));
  const groups = GROUPS.map(([group]) => group);
  for (const group of groups) {
    expect(body[group]).toHaveLength(Math.min(10, body.counts[group]));
    for (const { snippet } of body[group]) expect(snippet.length).toBeLessThanOrEqual(200);
  }
  expect(body.counts.faq).toBeGreaterThan(10);
  const items = groups.reduce((sum, group) => sum + body.counts[group], 0);
  expect(body.total).toBeGreaterThanOrEqual(body.verseTotal + items);
});

test("the site search finds items by a reference they name, however it is typed", async () => {
  const named = "2 Kings 8:28-29";
  for (const q of [named, "2kgs 8:28-29"]) {
    const { body } = await call(searchSite, withQuery("/api/search", { q }));
    expect(body.discoveries.map(({ title }: { title: string }) => title)).toContain(
      "Tel Dan Stele",
    );
    expect(body.discoveries[0].snippet).toContain("2 Kings 8:28");
  }
  const none = await call(searchSite, withQuery("/api/search", { q: "John 22" }));
  expect(none.body.counts.discoveries).toBe(0);
});

test("an article found carries the beginning of its text without Markdown", async () => {
  await refreshArticleSnapshot();
  const { body } = await call(searchSite, withQuery("/api/search", { q: "zyxwv long" }));
  const { content, ...article } = body.articles[0];

  expect(article).toMatchObject({ id: `${MARK}-long`, title: "Zyxwv long one" });
  expect(content).toMatch(/^A heading Some words and a link, words words .*…$/);
  expect(content.length).toBeLessThanOrEqual(400);
});

test("the site search pages, filters by translation and passes on what the verse search says", async () => {
  const site = async (query: Record<string, string | number>) =>
    (await call(searchSite, withQuery("/api/search", query))).body;
  const whole = await site({ q: "shepherd", limit: 20 });
  const second = await site({ q: "shepherd", limit: 5, offset: 5 });
  expect(second.verses).toEqual(whole.verses.slice(5, 10));
  expect(second).toMatchObject({ limit: 5, offset: 5, translation: "WEB" });
  const items = Object.values<number>(second.counts).reduce((sum, count) => sum + count, 0);
  expect(second.total).toBe(second.verseTotal + second.articles.length + items);
  expect((await site({ q: "shepherd", translation: "kjv" })).verses[0].translation).toBe("KJV");
  expect((await site({ q: "John 22" })).message).toBe("John has 21 chapters.");
  expect((await site({ q: "jerusalm" })).correctedQuery).toBe("jerusalem");
  expect((await site({ q: "Ruth" })).book.reference).toBe("Ruth 1");
});

test.each([
  ["limit", "51", "limit is a whole number from 1 to 50."],
  ["limit", "0x10", "limit is a whole number from 1 to 50."],
  ["offset", "-1", "offset is a whole number from 0 to 40,000."],
  ["translation", "ESV", "Choose one of the translations WEB, KJV"],
])("the site search refuses %s=%s in words", async (name, value, detail) => {
  const answer = await call(searchSite, withQuery("/api/search", { q: "love", [name]: value }));
  expect([answer.status, answer.body.detail]).toEqual([400, detail]);
});

test("pages can ask whether there is a language model", async () => {
  expect((await call(getModel, "/api/model")).body).toEqual({ available: false });
});

test("the process is live, and ready once the text, the articles and every index stand", async () => {
  expect((await call(getLive, "/api/health/live")).body).toEqual({ status: "live" });
  const early = await call(getReady, "/api/health/ready");
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "2"]);
  await warmUp();
  const { status, body } = await call(getReady, "/api/health/ready");
  expect(status).toBe(200);
  expect(body.translations.KJV).toBe(31_102);
  expect(body.translations.WEB).toBeGreaterThan(31_000);
});
