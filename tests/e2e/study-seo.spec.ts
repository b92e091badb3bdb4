import { type APIRequestContext, expect, test } from "@playwright/test";
import { countItems } from "../support/content-counts";
import { PAGES } from "../support/routes";

/** Routes with words of their own to share, and the image of each. */
const SHARED = {
  "/": "home",
  "/bible": "bible",
  "/discover": "discover",
  "/timelines": "timelines",
  "/study-guides": "study-guides",
  "/church-fathers": "church-fathers",
  "/validation": "validation",
  "/about-dev": "about-dev",
} as const;

type Thing = Record<string, unknown> & { "@type": string | string[] };

const decode = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** The content of a meta element of the page's HTML, by property or name. */
function meta(html: string, name: string): string {
  const tag = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html);
  return decode(tag?.[1] ?? "");
}

/** Every thing a page describes for search engines. Throws when a script is not JSON. */
async function readThings(request: APIRequestContext, route: string): Promise<Thing[]> {
  const html = await (await request.get(route)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, json = ""]) => {
    const data = JSON.parse(json) as Thing & { "@graph"?: Thing[] };
    expect(data["@context"]).toBe("https://schema.org");
    return data["@graph"] ?? [data];
  });
}

const ofType = (things: Thing[], type: string) =>
  things.filter((one) => [one["@type"]].flat().includes(type));
const isText = (value: unknown) => typeof value === "string" && value.trim().length > 2;

test("every page has a title, a description and a canonical address of its own", async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const route of PAGES) {
    const html = await (await request.get(route)).text();
    const title = decode(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "");
    const description = meta(html, "description");
    expect(title, route).toContain("Truth Uncovered");
    expect(title.length, route).toBeLessThanOrEqual(70);
    expect(description.length, route).toBeGreaterThan(20);
    expect(description.length, route).toBeLessThanOrEqual(170);
    titles.add(title);
    descriptions.add(description);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(new URL(canonical).pathname, route).toBe(route);
    expect(new URL(meta(html, "og:url")).pathname, route).toBe(route);
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

for (const [route, name] of Object.entries(SHARED)) {
  test(`${route} has a share image of its own, described and small`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const address = new URL(meta(html, "og:image"));
    expect(address.pathname).toBe(`/share/${name}.png`);
    expect(meta(html, "twitter:image")).toBe(address.href);
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    expect(meta(html, "og:image:alt").length).toBeGreaterThan(20);
    expect(meta(html, "twitter:image:alt")).toBe(meta(html, "og:image:alt"));

    const response = await request.get(address.pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("image/png");
    const png = await response.body();
    // Width and height stand in a PNG's first chunk.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
    expect(png.length).toBeLessThan(60_000);
  });
}

for (const [page, picture] of [
  ["/discover/tel-dan-stele", "/share/discover/tel-dan-stele.png"],
  ["/bible/web/john/3", "/share/bible/web/john/3.png"],
  ["/bible/web/john/3?v=16-18", "/share/bible/web/john/3.png?v=16-18"],
] as const) {
  test(`${page} has a picture drawn for it, small enough for who shows previews`, async ({
    request,
  }) => {
    const html = await (await request.get(page)).text();
    const address = new URL(meta(html, "og:image"));
    expect(address.pathname + address.search).toBe(picture);
    expect(meta(html, "twitter:image")).toBe(address.href);

    const response = await request.get(picture);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/png"]);
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(200_000);
  });
}

test("a page without an image of its own shows home's", async ({ request }) => {
  const html = await (await request.get("/search")).text();
  expect(new URL(meta(html, "og:image")).pathname).toBe("/share/home.png");
});

test("the study guides are Articles, the questions a FAQPage", async ({ request }) => {
  const things = await readThings(request, "/study-guides");
  const articles = ofType(things, "Article");
  expect(articles).toHaveLength(countItems("study-guides"));
  for (const { headline, description, url, author, publisher } of articles) {
    expect([headline, description].every(isText)).toBe(true);
    expect(url).toMatch(/\/study-guides\/[a-z-]+$/);
    for (const one of [author, publisher]) {
      expect(one).toMatchObject({ "@type": "Organization", name: "Truth Uncovered" });
    }
  }
  const [page] = ofType(things, "FAQPage");
  const questions = page?.mainEntity as Thing[];
  expect(questions).toHaveLength(countItems("faq"));
  for (const question of questions) {
    expect(question["@type"]).toBe("Question");
    expect(question.name).toMatch(/\?$/);
    const answer = question.acceptedAnswer as Thing;
    expect(answer["@type"]).toBe("Answer");
    expect(isText(answer.text)).toBe(true);
  }
});

test("each father is a Person, each quotation a Quotation by one of them", async ({ request }) => {
  const things = await readThings(request, "/church-fathers");
  const people = ofType(things, "Person");
  expect(people).toHaveLength(countItems("church-fathers"));
  for (const { name, description, url } of people) {
    expect([name, description, url].every(isText)).toBe(true);
  }
  const ids = people.map((person) => person["@id"]);
  const quotations = ofType(things, "Quotation");
  expect(quotations.length).toBeGreaterThanOrEqual(30);
  for (const { text, creator, isBasedOn } of quotations) {
    expect(isText(text)).toBe(true);
    expect(ids).toContain((creator as Thing)["@id"]);
    expect(isText((isBasedOn as Thing).name)).toBe(true);
  }
});

for (const [route, name] of [
  ["/study-guides", "Study Guides & FAQ"],
  ["/church-fathers", "Early Church Fathers"],
  ["/validation", "Biblical & Scientific Validation"],
  ["/about-dev", "Creator Profile"],
] as const) {
  test(`${route} says where it stands in the site`, async ({ request }) => {
    const [crumbs] = ofType(await readThings(request, route), "BreadcrumbList");
    const items = crumbs?.itemListElement as (Thing & { item: string })[];
    expect(items.map((item) => [item["@type"], item.position, item.name])).toEqual([
      ["ListItem", 1, "Truth Uncovered"],
      ["ListItem", 2, name],
    ]);
    expect(items.map(({ item }) => new URL(item).pathname)).toEqual(["/", route]);
  });
}

test("items in structured data have pages, which name themselves and what they hold", async ({
  request,
}) => {
  const guides = ofType(await readThings(request, "/study-guides"), "Article");
  const [faq] = ofType(await readThings(request, "/study-guides"), "FAQPage");
  const [question] = (faq?.mainEntity ?? []) as Thing[];
  const fathers = await readThings(request, "/church-fathers");
  const [list] = ofType(await readThings(request, "/answers"), "CollectionPage");
  const { itemListElement: answers = [] } = (list?.mainEntity ?? {}) as {
    itemListElement?: Thing[];
  };
  expect(answers).toHaveLength(countItems("answers") + countItems("faq"));
  const samples = [
    guides[1],
    question,
    ofType(fathers, "Person")[5],
    ofType(fathers, "Quotation").at(-1),
    answers[0],
  ];

  for (const sample of samples) {
    const { pathname, hash } = new URL(String(sample?.url));
    const answer = await request.get(pathname);
    const html = await answer.text();
    expect(answer.status(), pathname).toBe(200);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(new URL(canonical).pathname).toBe(pathname);
    expect(meta(html, "description").length, pathname).toBeGreaterThan(40);
    expect(meta(html, "description").length, pathname).toBeLessThanOrEqual(161);
    if (hash) expect(html).toContain(`id="${hash.slice(1)}"`);
    const things = await readThings(request, pathname);
    const [crumbs] = ofType(things, "BreadcrumbList");
    expect(crumbs?.itemListElement).toHaveLength(3);
    expect(things).toHaveLength(2);
  }
});
