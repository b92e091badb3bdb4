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

test("the sitemap lists every page once, and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const robots = await (await request.get("/robots.txt")).text();

  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths.sort()).toEqual([...PAGES].sort());
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
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
