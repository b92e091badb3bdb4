import { expect, test } from "@playwright/test";
import { rawRequest } from "../support/raw-request";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

test("the standalone server serves a living page with its styles and scripts", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/", { waitUntil: "networkidle" });

  await page.getByRole("button", { name: /theme/i }).first().click();
  await page.getByRole("radio", { name: "Dark" }).press("Space");

  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the standalone server reads scripture from the database", async ({ request }) => {
  const response = await request.get("/api/bible/verse?reference=John+3:16");

  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ book: "John", chapter: 3, verse: 16 });
});

test("the standalone server sends the same security policy", async ({ request }) => {
  const response = await request.get("/bible");

  expect(response.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
});

test("the standalone server answers pages ready-compressed", async ({ baseURL }) => {
  const get = () => rawRequest(`${baseURL}/bible`, { "Accept-Encoding": "br" });

  // Next by itself offers no Brotli.
  await expect
    .poll(async () => (await get()).headers["content-encoding"], { timeout: 30_000 })
    .toBe("br");
  expect((await get()).body).toContain("<h1");
});

test("the standalone server has with it what share pictures are drawn with", async ({
  request,
}) => {
  const response = await request.get("/share/bible/web/john/3.png?v=16");

  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await response.body()).length).toBeGreaterThan(20_000);
});
