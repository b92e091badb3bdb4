import { expect, test } from "@playwright/test";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const SECTIONS = [
  "Vision",
  "Personal Journey",
  "Self-Taught Skills",
  "Achievements",
  "Who This Is For",
  "The Future",
  "Statement of Faith",
  "Contact",
];

test("the creator's profile opens without trouble and leads home", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/about-dev");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Creator Profile");
  await page.getByRole("main").getByRole("link", { name: "Return home" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("every section is in the page without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/about-dev`);
  for (const name of SECTIONS) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText("We look for the resurrection of the dead")).toBeVisible();
  await context.close();
});
