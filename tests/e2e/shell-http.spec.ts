import { expect, test } from "@playwright/test";
import { MISSING, PAGES } from "../support/routes";

for (const path of PAGES) {
  test(`${path} is a prerendered page that caches may keep`, async ({ request }) => {
    const response = await request.get(path);

    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
    // Next sends the header twice on some pages.
    expect(response.headers()["x-nextjs-prerender"]).toMatch(/^1/);
    const html = await response.text();
    expect(html).toContain("<h1");
    expect(html).toContain(`<link rel="canonical" href="http`);
    expect(html).toContain('property="og:image"');
  });
}

test("an address of 100,000 characters is refused in the API's own form", async ({ request }) => {
  const response = await request.get(`/api/bible/search?query=${"a".repeat(100_000)}`);

  expect(response.status()).toBe(400);
  expect(response.headers()["content-type"]).toBe("application/problem+json");
});

test("an unknown path answers 404 with both texts", async ({ request }) => {
  const response = await request.get(MISSING);

  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain("404 Page Not Found");
  expect(html).toContain("Did you forget to add the page to the router?");
});

test("/saved-verses redirects at once and keeps the query", async ({ request }) => {
  const response = await request.get("/saved-verses?from=menu", { maxRedirects: 0 });

  expect(response.status()).toBe(307);
  expect(response.headers().location).toBe("/scripture-library?from=menu");
});

test("robots.txt names the sitemaps' index; all of them are there, and that of the pages has every page once", async ({
  request,
}) => {
  const pathsIn = async (path: string) => {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
    const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...locations].map(([, url = ""]) => new URL(url).pathname);
  };
  const robots = await (await request.get("/robots.txt")).text();
  const [, index = ""] = /^Sitemap: (http.*)$/m.exec(robots) ?? [];
  const pages = new Map<string, string[]>();
  for (const path of await pathsIn(new URL(index).pathname)) pages.set(path, await pathsIn(path));

  expect(pages.get("/sitemaps/pages.xml")?.sort()).toEqual([...PAGES].sort());
  expect(pages.get("/sitemaps/bible-kjv.xml")).toHaveLength(1 + 66 + 1_189);
  expect(pages.get("/sitemaps/articles.xml")).toContain("/discover/articles/house-of-david");
  const unknown = await request.get("/sitemaps/none.xml");
  expect(unknown.status()).toBe(404);
});

test("every page names the feed, which is Atom", async ({ request }) => {
  const html = await (await request.get("/validation")).text();
  const [, path = ""] =
    /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]+)"/.exec(html) ?? [];
  const response = await request.get(new URL(path).pathname);
  expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(await response.text()).toContain("<entry>");
});

test("the manifest, its icons and the share image are there", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const manifestPath = /rel="manifest" href="([^"]+)"/.exec(home)?.[1] ?? "";
  const manifest = (await (await request.get(manifestPath)).json()) as {
    icons: { src: string; type: string }[];
  };
  const image = new URL(/property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "");

  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const path of [...manifest.icons.map(({ src }) => src), image.pathname, "/favicon.ico"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(/^image\//);
  }
});
