import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const GUIDE = "/study-guides/the-flood/handout";

/** The pages of a PDF, which Chromium writes one object each for. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("a guide leads to its handout, where verses and a sheet are chosen and have an address", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await page.goto("/study-guides/the-flood");
  await page.getByRole("link", { name: "Handout for a group" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The Flood" })).toBeVisible();
  await expect(page.getByText("The answer")).toHaveCount(0);

  await page.getByText("Choose what is printed").click();
  for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
  await page.getByRole("checkbox", { name: "Hebrews 11:7" }).check();
  await page.getByRole("radio", { name: "Leader’s sheet" }).check();
  await page.getByLabel("Translation").selectOption("KJV");
  await page.getByRole("button", { name: "Show this sheet" }).click();

  await expect(page).toHaveURL(/sheet=leader&room=some&translation=KJV&v7=on$/);
  await expect(page.getByRole("heading", { name: /^The evening, \d+ minutes/ })).toBeVisible();
  await expect(page.locator(".scripture")).toHaveCount(1);
  await expect(page.locator(".scripture")).toContainText("By faith Noah, being warned of God");
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("on paper there is the sheet alone, as many pages of A4 as of Letter", async ({ page }) => {
  for (const [path, most] of [
    [GUIDE, 4],
    [`${GUIDE}?sheet=leader`, 5],
    ["/answers/what-is-grace/handout", 3],
    ["/answers/what-is-grace/handout?sheet=leader", 3],
  ] as const) {
    await page.goto(path);
    const [a4, letter] = [
      pagesOf(await page.pdf({ format: "A4" })),
      pagesOf(await page.pdf({ format: "Letter" })),
    ];
    expect(a4).toBeGreaterThan(0);
    expect(a4).toBeLessThanOrEqual(most);
    expect(letter).toBe(a4);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("navigation")).toBeHidden();
    await expect(page.getByText("Choose what is printed")).toBeHidden();
    await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
    // Left at "screen", the next sheet would be printed as it stands there.
    await page.emulateMedia({ media: null });
  }
});

test("the sheets have no accessibility violation in light or dark, and fit a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    GUIDE,
    `${GUIDE}?sheet=leader`,
    "/answers/abused-at-home/handout",
    "/shared/none",
  ]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("verses are chosen all the same", async ({ page }) => {
    await page.goto("/answers/what-is-grace/handout?v2=on");
    await expect(page.locator(".scripture")).toHaveCount(1);
    await page.getByText("Choose what is printed").click();
    await page.getByRole("checkbox", { name: "Romans 6:1-2" }).check();
    await page.getByRole("button", { name: "Show this sheet" }).click();
    await expect(page.locator(".scripture")).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  });
});
