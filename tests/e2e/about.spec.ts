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

test("the creator's profile: figures, sections, contact, the way home", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/about-dev");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Creator Profile");
  const main = page.getByRole("main");
  await expect(main.getByRole("definition")).toHaveCount(4);
  expect(await main.getByRole("term").allTextContents()).toEqual([
    "Age",
    "Verses integrated",
    "Years clean",
    "Years building",
  ]);
  await expect(main.getByRole("definition").nth(1)).toHaveText("31,000+");
  expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual(SECTIONS);
  const contact = page.getByRole("region", { name: "Contact" });
  for (const name of ["GitHub", "LinkedIn", "Portfolio", "Email"]) {
    await expect(contact.getByText(new RegExp(`^${name}`))).toBeVisible();
  }
  await main.getByRole("link", { name: "Return home" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("nothing is invented: an unset contact is no link and says so", async ({ page }) => {
  await page.goto("/about-dev");
  const items = page.getByRole("region", { name: "Contact" }).getByRole("listitem");
  for (const item of await items.all()) {
    const links = await item.getByRole("link").all();
    if (links.length === 0) await expect(item).toContainText("—");
    for (const link of links)
      await expect(link).toHaveAttribute("href", /^(https:\/\/|mailto:.+@)/);
  }
});

test("references in the statement of faith open by keyboard, and the focus comes back", async ({
  page,
}) => {
  await page.goto("/about-dev");
  const link = page.getByRole("link", { name: "Deuteronomy 6:4", exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  const verse = page.getByRole("dialog", { name: "Deuteronomy 6:4" });
  await expect(verse).toContainText("Hear, Israel");
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
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
