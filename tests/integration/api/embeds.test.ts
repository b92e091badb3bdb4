import { GET as getOEmbed } from "@/app/api/oembed/route";
import { GET as getCard } from "@/app/embed/card/route";
import { GET as getVerse } from "@/app/embed/verse/route";
import { GET as getFeedOf } from "@/app/feeds/[file]/route";
import { getScripture } from "@/lib/bible/data";
import { oEmbedResponse } from "@/lib/embeds/schema";
import { FEED_KINDS } from "@/lib/site/feed-link";
import { call, disconnect, loadScriptureFirst, withQuery } from "./support";

loadScriptureFirst();
afterAll(disconnect);

const ORIGIN = "http://localhost:3000";
const HOSTILE = `"><script>alert(1)</script>`;

async function frame(handler: typeof getVerse, path: string, query: Record<string, string>) {
  const response = await handler(new Request(ORIGIN + withQuery(path, query)));
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const verse = (query: Record<string, string>) => frame(getVerse, "/embed/verse", query);
const card = (path: string) => frame(getCard, "/embed/card", { path });
const oEmbed = (query: Record<string, string>) => call(getOEmbed, withQuery("/api/oembed", query));

describe("a frame with verses", () => {
  test("prints the words of the table, in the translation asked for", async () => {
    const words = (await getScripture()).translations
      .get("KJV")
      ?.texts.find((text) => text.startsWith("For God so loved"));
    const { status, headers, html } = await verse({ ref: "Jn 3:16", translation: "kjv" });

    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(html).toContain(words);
    expect(html).toContain("King James Version");
    expect(html).toContain('href="/bible/kjv/john/3/16"');
    expect(html).not.toMatch(/<script/i);
  });

  test("ends a long passage with a way to the rest", async () => {
    const { html } = await verse({ ref: "Psalm 119" });
    const [, left] = /Read on: (\d+) more verses/.exec(html) ?? [];
    expect(html.match(/<sup>/g)).toHaveLength(176 - Number(left));
    expect(Number(left)).toBeGreaterThan(100);
  });

  test("names the chapter where another one begins", async () => {
    const { html } = await verse({ ref: "Genesis 1:31-2:1" });
    expect(html).toContain("<sup>31</sup>");
    expect(html).toContain("<sup>2:1</sup>");
  });

  test.each([
    [404, { ref: "John 99:1" }],
    [404, { ref: HOSTILE }],
    [400, { ref: "" }],
    [400, {}],
    [400, { ref: "John 3:16", translation: "XYZ" }],
    [400, { ref: "John 3:16", theme: HOSTILE }],
    [400, { ref: "John 3:16", size: "huge" }],
    [400, { ref: "Genesis 1-50" }],
  ])("is a page with status %i for %j", async (expected, query) => {
    const { status, headers, html } = await verse(query as Record<string, string>);
    expect([status, headers.get("content-type")]).toEqual([expected, "text/html; charset=utf-8"]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(html).toContain('href="/" target="_blank"');
    expect(html).not.toMatch(/<script|alert\(1\)<\/s/i);
  });
});

describe("a frame with the card of a page", () => {
  test.each([
    ["/answers/what-is-grace", "What is grace?"],
    ["/words/g26-agape", "agapē (ἀγάπη), Greek word G26"],
    ["/study-guides/the-flood", "The Flood"],
    ["/discover/articles/house-of-david", "Article"],
  ])("%s says what the page is", async (path, words) => {
    const { status, html } = await card(path);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(html).toContain(`href="${path}"`);
  });

  test.each(["/answers/none", "/scripture-library", "/words/greek-alpha", "/api/workspace"])(
    "%s has none",
    async (path) => {
      expect((await card(path)).status).toBe(404);
    },
  );

  test("an address of another site is refused", async () => {
    expect((await card("//evil.example/x?y")).status).toBe(400);
  });
});

describe("oEmbed", () => {
  test.each([
    "/bible/web/john/3/16",
    "/bible/kjv/psalms/23",
    "/bible/web/john/3?v=16-18",
    "/bible?ref=John+3:16&translation=KJV",
    "/words/g26-agape",
    "/answers/what-is-grace",
    "/church-fathers/augustine",
    "/discover/tel-dan-stele",
    "/timelines/crucifixion",
  ])("answers for %s with a frame that there is", async (path) => {
    const { status, headers, body } = await oEmbed({ url: ORIGIN + path });
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    const embed = oEmbedResponse.parse(body);
    expect(embed.title).not.toBe("");

    const [, source = ""] = /src="([^"]+)"/.exec(embed.html) ?? [];
    const address = source.replaceAll("&amp;", "&");
    const handler = address.includes("/embed/card") ? getCard : getVerse;
    expect((await handler(new Request(address))).status).toBe(200);
  });

  test("no frame is larger than asked for, and no picture either", async () => {
    const url = `${ORIGIN}/bible/web/john/3/16`;
    const { body: free } = await oEmbed({ url });
    expect([free.width, free.thumbnail_width, free.thumbnail_height]).toEqual([600, 1200, 630]);

    const { body } = await oEmbed({ url, maxwidth: "300", maxheight: "120" });
    expect([body.width, body.height]).toEqual([300, 120]);
    expect(body.html).toContain('width="300" height="120"');
    expect(body.thumbnail_url).toBeUndefined();
  });

  test("xml says the same", async () => {
    const url = `${ORIGIN}/bible/web/john/3/16`;
    const request = new Request(ORIGIN + withQuery("/api/oembed", { url, format: "xml" }));
    const response = await getOEmbed(request);
    expect(response.headers.get("content-type")).toBe("text/xml; charset=utf-8");
    const xml = await response.text();
    expect(xml).toContain("<type>rich</type>");
    expect(xml).toContain("<html>&lt;iframe src=&quot;http://localhost:3000/embed/verse?ref=");
  });

  test.each([
    [404, { url: "https://evil.example/bible/web/john/3/16" }],
    [404, { url: `${ORIGIN}/bible/web/john/99` }],
    [404, { url: `${ORIGIN}/bible/web/john` }],
    [404, { url: `${ORIGIN}/bible/xyz/john/3/16` }],
    [404, { url: `${ORIGIN}/answers/${HOSTILE}` }],
    [404, { url: `javascript:alert(1)` }],
    [404, { url: "no address" }],
    [401, { url: `${ORIGIN}/scripture-library` }],
    [401, { url: `${ORIGIN}/reading-history/` }],
    [501, { url: `${ORIGIN}/bible/web/john/3/16`, format: "yaml" }],
    [400, { url: `${ORIGIN}/bible/web/john/3/16`, maxwidth: "wide" }],
    [400, { url: `${ORIGIN}/bible/web/john/3/16`, maxheight: "0" }],
    [400, {}],
  ])("answers %i for %j", async (expected, query) => {
    const { status, type, body } = await oEmbed(query as Record<string, string>);
    expect([status, type, body.status]).toEqual([expected, "application/problem+json", expected]);
  });
});

test("every kind of feed has both forms with the same entries, and any other name is not found", async () => {
  const get = (file: string) =>
    getFeedOf(new Request(`${ORIGIN}/feeds/${file}`), { params: Promise.resolve({ file }) });
  for (const kind of FEED_KINDS) {
    const [atom, json] = [await get(`${kind}.xml`), await get(`${kind}.json`)];
    expect(atom.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(json.headers.get("content-type")).toBe("application/feed+json; charset=utf-8");
    const { items, feed_url } = await json.json();
    expect(feed_url).toBe(`${ORIGIN}/feeds/${kind}.json`);
    const ids = [...(await atom.text()).matchAll(/<entry>\n<id>([^<]+)/g)].map(([, id]) => id);
    expect(ids).toEqual(items.map(({ id }: { id: string }) => id));
    expect(ids.length).toBeGreaterThan(2);
  }
  expect((await get("none.xml")).status).toBe(404);
  expect((await get("news.txt")).status).toBe(404);
});

test("the verse of the day's feed prints the text of the table for each of the last days", async () => {
  const file = "verse-of-the-day.json";
  const response = await getFeedOf(new Request(`${ORIGIN}/feeds/${file}`), {
    params: Promise.resolve({ file }),
  });
  const { items } = await response.json();
  expect(items).toHaveLength(14);
  const { texts } = (await getScripture()).translations.get("WEB") ?? { texts: [] };
  const [{ content_text, id }] = items;
  expect(id).toMatch(/verse-of-the-day\/\d{4}-\d{2}-\d{2}$/);
  const [, words = ""] = /^“(.+)” \(/s.exec(content_text) ?? [];
  expect(texts.some((text) => text !== "" && words.startsWith(text))).toBe(true);
});
