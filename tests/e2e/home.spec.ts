import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";

const verseCard = (page: Page) => page.getByRole("region", { name: "Verse of the Day" });

test("home shows the verse of the visitor's own day and leads on", async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: "Pacific/Auckland" });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-12-24T20:00:00Z"));
  await page.goto("/");
  await expect(verseCard(page)).toContainText("Dec 25, 2026");
  await expect(verseCard(page).getByRole("link", { name: "Luke 2:11" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Featured Content" }).getByRole("article"),
  ).toHaveCount(2);
  await page
    .getByRole("main")
    .getByRole("link", { name: "Timelines Creation vs Evolution" })
    .click();
  await expect(page).toHaveURL("/timelines");
  await context.close();
});

test("without a clipboard the text is shown for selection", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto("/");
  await verseCard(page).getByRole("button", { name: "Share Verse" }).click();

  const dialog = page.getByRole("dialog", { name: "Copy this text" });
  await expect(dialog.getByRole("textbox", { name: "Text to copy" })).toHaveValue(/^".+" - .+\d$/);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a reference opens its verse in place, in either translation, by keyboard too", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-02-14T12:00:00Z"));
  await page.goto("/");
  const link = verseCard(page).getByRole("link", { name: "John 3:16" });
  await link.focus();
  await page.keyboard.press("Enter");

  const popover = page.getByRole("dialog", { name: "John 3:16" });
  await expect(popover).toContainText(
    "For God so loved the world, that he gave his one and only Son",
  );
  await popover.getByRole("button", { name: "KJV" }).click();
  await expect(popover).toContainText(
    "For God so loved the world, that he gave his only begotten Son",
  );
  await expect(popover.getByRole("link", { name: "Open in reader" })).toHaveAttribute(
    "href",
    "/bible/kjv/john/3#v16",
  );
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(link).toBeFocused();
});
