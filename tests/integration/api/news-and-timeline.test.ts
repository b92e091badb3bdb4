import * as articlesRoute from "@/app/api/articles/route";
import * as newsRoute from "@/app/api/news/route";
import * as pictureRoute from "@/app/api/placeholder-image/general/route";
import * as timelineRoute from "@/app/api/timeline-events/route";
import { timelineEvents } from "@/lib/content/timeline";
import { db } from "@/lib/db/client";
import { gradeEvidence } from "@/lib/evidence/rules";
import type { TimelineEventResponse } from "@/lib/timelines/schema";
import { call, disconnect } from "./support";

const MARK = "integration-test-news";
const SOURCE = {
  author: "Israel Antiquities Authority",
  year: "2025",
  title: "Announcement",
  publication: "Press release",
  kind: "museum",
};

beforeAll(async () => {
  await db.newsItem.createMany({
    data: [0, 1, 2].map((at) => ({
      id: `${MARK}-${at}`,
      headline: `Headline ${at}`,
      summary: "Summary",
      content: "See 2 Kings 18:13 and John 3:16, John 3:16 and Jude 9:1.",
      category: "archaeological",
      publishedAt: new Date(Date.UTC(2100, 0, 1 + at)),
      sources: [SOURCE],
    })),
  });
  await db.article.create({
    data: {
      id: MARK,
      title: "An article",
      content:
        "## Genesis 1\n\nAs *Exodus 20:11* and [this](/x) say, but not John 22:1.\n\n- 1 John 4:8\n- 17 things",
      excerpt: "Excerpt",
      category: "biblical",
      publishedAt: new Date(Date.UTC(2100, 0, 1)),
    },
  });
});

afterAll(async () => {
  await db.newsItem.deleteMany({ where: { id: { startsWith: MARK } } });
  await db.article.deleteMany({ where: { id: MARK } });
  await disconnect();
});

test("news have the spec's fields, newest first, with the references of their text", async () => {
  const { status, body, headers } = await call(newsRoute.GET, "/api/news?limit=2");

  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(body.map(({ id }: { id: string }) => id)).toEqual([`${MARK}-2`, `${MARK}-1`]);
  expect(body[0]).toEqual({
    id: `${MARK}-2`,
    headline: "Headline 2",
    summary: "Summary",
    publishedAt: "2100-01-03T00:00:00.000Z",
    category: "archaeological",
    content: "See 2 Kings 18:13 and John 3:16, John 3:16 and Jude 9:1.",
    sources: [SOURCE],
    verseReferences: ["2 Kings 18:13", "John 3:16"],
  });
  const next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? "";
  const second = await call(newsRoute.GET, next);
  expect(second.body[0].id).toBe(`${MARK}-0`);
});

test("articles come with the references of their text, and say nothing of their origin", async () => {
  const { body } = await call(articlesRoute.GET, "/api/articles?limit=200");
  const ours = body.find(({ id }: { id: string }) => id === MARK);

  expect(ours.verseReferences).toEqual(["Genesis 1", "Exodus 20:11", "1 John 4:8"]);
  expect(ours).not.toHaveProperty("origin");
});

test("timeline events carry what their grading makes of them, oldest first", async () => {
  const { status, body, headers } = await call(timelineRoute.GET, "/api/timeline-events");
  const events: TimelineEventResponse[] = body;

  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
  expect(events.map(({ id }) => id).sort()).toEqual(timelineEvents.map(({ id }) => id).sort());
  expect(events.map(({ year }) => year)).toEqual(
    events.map(({ year }) => year).sort((a, b) => a - b),
  );
  for (const event of events) {
    const { score, reliability } = gradeEvidence(event.grading);
    expect([event.truthScore, event.reliability]).toEqual([score, reliability]);
    const color = score >= 80 ? "green" : score >= 60 ? "yellow" : score >= 40 ? "orange" : "red";
    expect(event.color).toBe(color);
    expect(event.sources.length).toBeGreaterThanOrEqual(2);
    for (const source of event.sources)
      expect(source).toMatch(/^.+, .+[.?!…]["”’]? .+, .*\d.*\.( https:\/\/\S+)?$/);
  }
});

/** Asks for the picture; its body is no JSON. */
async function getPicture(query = "", headers: Record<string, string> = {}) {
  const url = `http://localhost:3000/api/placeholder-image/general${query}`;
  const response = await pictureRoute.GET(new Request(url, { headers }));
  return { response, body: await response.text() };
}

test("the picture is a drawn SVG that may be kept and asked for again", async () => {
  const { response, body } = await getPicture();

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
  expect(response.headers.get("cache-control")).toBe("public, max-age=2592000");
  expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  // The policy of API answers forbids both.
  expect(body).not.toMatch(/<script|style/i);

  const etag = response.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const held of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const again = await getPicture("", { "If-None-Match": held });
    expect([again.response.status, again.body]).toEqual([304, ""]);
  }
  expect((await getPicture("", { "If-None-Match": '"x"' })).response.status).toBe(200);
});

test("each category has its own picture, any other the general one", async () => {
  const categories = ["archaeological", "prophecy", "discovery", "biblical", "general"];
  const pictures = await Promise.all(
    categories.map(async (category) => (await getPicture(`?category=${category}`)).body),
  );

  expect(new Set(pictures).size).toBe(5);
  for (const query of ["", "?category=", "?category=science", "?category=constructor"]) {
    expect((await getPicture(query)).body).toBe(pictures[4]);
  }
});

test.each([
  ["/api/news", newsRoute],
  ["/api/timeline-events", timelineRoute],
  ["/api/placeholder-image/general", pictureRoute],
])("%s answers GET only", async (path, route) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    const answer = await call(route[method], path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test.each(["limit=0", "limit=9999", "cursor=x"])("news?%s is refused", async (query) => {
  const answer = await call(newsRoute.GET, `/api/news?${query}`);
  expect([answer.status, answer.type]).toEqual([400, "application/problem+json"]);
});
