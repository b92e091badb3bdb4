/** @jest-environment ./tests/setup/browser-environment.mjs */

import { BUILT_SITEMAPS, getBuiltSitemap, getSitemapIndex } from "@/lib/sitemaps/service";
import { readXml } from "@/tests/support/xml";

jest.mock("@/lib/site/pages/articles");

const pathsOf = (xml: string) =>
  [...readXml(xml).querySelectorAll("loc")].map((loc) => new URL(loc.textContent ?? "").pathname);
const sitemap = (file: string) => pathsOf(getBuiltSitemap(file) ?? "");

test("the index names every sitemap once, those of articles and words too", () => {
  expect(pathsOf(getSitemapIndex())).toEqual(
    [...BUILT_SITEMAPS, "articles.xml", "words.xml"].map((file) => `/sitemaps/${file}`),
  );
});

test("each translation has the list of its books, its 66 books and 1,189 chapters", () => {
  for (const code of ["web", "kjv"]) {
    const paths = sitemap(`bible-${code}.xml`);
    expect(new Set(paths).size).toBe(1 + 66 + 1_189);
    for (const path of ["song-of-solomon", "1-john/4", "psalms/119", "revelation/22"]) {
      expect(paths).toContain(`/bible/${code}/${path}`);
    }
    expect(paths).not.toContain(`/bible/${code}/jude/2`);
  }
});

test("of the verses those stand in it of which the site says something", () => {
  const [web, kjv] = [sitemap("verses-web.xml"), sitemap("verses-kjv.xml")];
  expect(web).toContain("/bible/web/john/3/16");
  expect(kjv).toContain("/bible/kjv/daniel/2/4");
  expect(kjv.length).toBeLessThan(6_000);
  const others = kjv.filter((path) => !web.includes(path.replace("/kjv/", "/web/")));
  // What the World English Bible leaves out.
  expect(others.every((path) => path.startsWith("/bible/kjv/acts/"))).toBe(true);
});

test("every built sitemap is well-formed, has pages, and no page is in two", () => {
  const all = BUILT_SITEMAPS.flatMap((file) => {
    const paths = sitemap(file);
    expect(paths.length).toBeGreaterThan(0);
    return paths;
  });
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(
    expect.arrayContaining([
      "/",
      "/validation",
      "/study-guides/the-flood",
      "/answers/faq-age-of-the-earth",
      "/church-fathers/augustine",
      "/discover/tel-dan-stele",
      "/timelines/crucifixion",
    ]),
  );
});

test("there is no other sitemap", () => {
  expect(getBuiltSitemap("toString")).toBeNull();
});
