import { expect, test } from "@playwright/test";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

// That every page runs under its policy is seen where all pages are visited
// (accessibility.spec.ts).

test("pages come alive under the policy: the theme switches and stays", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/");
  const html = page.locator("html");
  await expect(html).not.toHaveClass(/dark/);

  await page.getByRole("button", { name: /theme/i }).first().click();
  await page.getByRole("radio", { name: "Dark" }).press("Space");
  await expect(html).toHaveClass(/dark/);
  await page.reload();

  await expect(html).toHaveClass(/dark/);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("moving between pages needs no new document and breaks no rule", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const trouble = await watchPage(page);
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole("link", { name: "Scripture Study" }).first().click();
  await page.waitForURL("**/bible");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("a script that is not part of the page is refused", async ({ page }) => {
  const trouble = await watchPage(page, /Content Security Policy/);
  await page.goto("/");

  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
  });

  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  expect(trouble.violations).toHaveLength(1);
});

test("without the hashes the page would be dead: the policy is what decides", async ({ page }) => {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"]?.replace(/ 'sha256-[^']+'/g, "");
    return route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy ?? "" },
    });
  });
  const trouble = await watchPage(page, /Content Security Policy/);

  await page.goto("/");

  await expect.poll(() => trouble.violations.length).toBeGreaterThan(0);
});
