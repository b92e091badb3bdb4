import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { ITEM_PAGES, PAGES } from "../support/routes";

/**
 * Script bytes of a page without any content of ours (Next 16.4), gzip; the bar is 1.30 times that.
 */
const MINIMAL_PAGE_JS = 134_904;
const MAX_JS = 1.3 * MINIMAL_PAGE_JS;
const MAX_HTML = 150 * 1024;
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
