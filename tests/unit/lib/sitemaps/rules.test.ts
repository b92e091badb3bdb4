import { toSitemapIndex, toUrlset } from "@/lib/sitemaps/rules";

test("addresses are escaped, and a date stands only where one is known", () => {
  const xml = toUrlset("https://a.example", [
    { path: "/x?a=1&b='<\">" },
    { path: "/dated", changed: "2026-04-14T00:00:00.000Z" },
  ]);
  expect(xml).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.example/x?a=1&amp;b=&apos;&lt;&quot;&gt;</loc></url>
<url><loc>https://a.example/dated</loc><lastmod>2026-04-14T00:00:00.000Z</lastmod></url>
</urlset>
`,
  );
});

test("an index names its sitemaps", () => {
  expect(toSitemapIndex("https://a.example", ["/sitemaps/pages.xml"])).toContain(
    "<sitemap><loc>https://a.example/sitemaps/pages.xml</loc></sitemap>",
  );
});
