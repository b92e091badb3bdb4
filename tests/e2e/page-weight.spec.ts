import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { rawRequest } from "../support/raw-request";
import { ITEM_PAGES, PAGES } from "../support/routes";

/**
 * Script bytes of a page without any content of ours (Next 16.4), gzip; the bar is 1.30 times that.
 */
const MINIMAL_PAGE_JS = 134_904;
const MAX_JS = 1.3 * MINIMAL_PAGE_JS;
const MAX_HTML = 150 * 1024;
/** What a chapter's words wait for: HTML, styles and fonts as they come over the line. */
const MAX_UNTIL_READABLE = 60 * 1024;
const CHAPTER = "/bible/web/psalms/119";

const gzipBytes = (body: Buffer) => gzipSync(body, { level: 9 }).length;

for (const path of [...PAGES, CHAPTER, "/discover/pilate-stone", ...ITEM_PAGES]) {
  test(`${path} keeps within its bytes of script and HTML`, async ({ request }) => {
    const html = await (await request.get(path)).body();
    const scripts = [...html.toString().matchAll(/<script[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/nomodule/i.test(tag))
      .flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);
    expect(scripts.length).toBeGreaterThan(3);

    let bytes = 0;
    for (const src of new Set(scripts)) bytes += gzipBytes(await (await request.get(src)).body());
    expect(bytes).toBeLessThanOrEqual(MAX_JS);
    expect(gzipBytes(html)).toBeLessThanOrEqual(MAX_HTML);
  });
}

test("a chapter can be read after its HTML, styles and fonts have come", async ({ baseURL }) => {
  const size = async (path: string) => {
    const { headers } = await rawRequest(`${baseURL}${path}`, { "Accept-Encoding": "br" });
    return Number(headers["content-length"]);
  };
  const html = (await rawRequest(`${baseURL}/bible/web/john/3`)).body;
  const files = html.match(/\/_next\/static\/(chunks\/[^"]+\.css|media\/[^"]+\.woff2)/g) ?? [];
  expect(files.filter((file) => file.endsWith(".css")).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith(".woff2")).length).toBeGreaterThan(0);

  // The layer before Next has its smallest forms once it has learned them.
  await expect
    .poll(async () => {
      const sizes = await Promise.all(["/bible/web/john/3", ...new Set(files)].map(size));
      return sizes.reduce((sum, one) => sum + one, 0);
    })
    .toBeLessThanOrEqual(MAX_UNTIL_READABLE);
});
