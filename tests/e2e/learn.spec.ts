import { expect, type Page, test } from "@playwright/test";
import { toLocalDay } from "../../lib/dates";
import { findInLooks } from "../support/axe";

const banner = (page: Page) => page.locator(".connection-banner");
const stored = (page: Page) =>
  page.evaluate(async (today) => {
    const headers = { "X-Client": "web" };
    const answer = await fetch(`/api/workspace/learning?today=${today}`, { headers });
    const list = (await answer.json()) as { reference: string; reviews: number }[];
    return list.map(({ reference, reviews }) => `${reference}: ${reviews}`);
  }, toLocalDay(new Date()));

test("a verse goes from the reader to memory: learned, due on the home page, reviewed by keyboard and without a network", async ({
  page,
  context,
}) => {
  await page.goto("/bible?ref=John+11");
  const reader = page.getByRole("region", { name: "Reader" });
  await reader.getByRole("link", { name: "Verse 35", exact: true }).click();
  await page.getByRole("link", { name: "Learn John 11:35 by heart" }).click();
  await expect(page).toHaveURL(/\/learn\?add=/);
  const field = page.getByRole("textbox", { name: "Passage" });
  await expect(field).toHaveValue("John 11:35");
  await expect(page.getByText("Jesus wept.")).toBeVisible();
  await page.getByRole("button", { name: "Learn this passage" }).click();
  await expect(page.getByRole("heading", { name: "1 passage for today" })).toBeVisible();
  await field.fill("Psalm 23:1-2");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "2 passages for today" })).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(field).toBeHidden();
  await expect(page.getByText("Jesus wept.")).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.goto("/");
  await page.getByRole("link", { name: /Passages to review today \(2\)/ }).click();
  const start = page.getByRole("button", { name: "Start the review" });
  await start.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^John 11:35/ })).toBeFocused();
  await page.getByRole("radio", { name: "All words" }).press("ArrowRight");
  await page.getByRole("textbox", { name: /Your answer/ }).fill("jesus slept");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 2 words.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Again/ })).toBeFocused();
  expect(await findInLooks(page)).toEqual([]);
  await page.keyboard.press("3");
  await expect(page.getByRole("heading", { name: /^Psalm 23:1-2/ })).toBeFocused();
  await expect.poll(() => stored(page)).toEqual(["Psalm 23:1-2: 0", "John 11:35: 1"]);

  await context.setOffline(true);
  await expect(banner(page)).toHaveText("You’re offline.");
  await page.getByRole("button", { name: "Show the passage" }).click();
  await page.keyboard.press("1");
  await expect(banner(page)).toHaveText("You’re offline. 1 change waits to be sent.");
  await expect(page.getByRole("heading", { name: /^Psalm 23:1-2/ })).toBeFocused();
  await page.getByRole("button", { name: "Show the passage" }).click();
  await page.keyboard.press("4");
  await expect(page.getByRole("heading", { name: "Done for now" })).toBeFocused();
  await expect(banner(page)).toHaveText("You’re offline. 2 changes wait to be sent.");

  await context.setOffline(false);
  await expect
    .poll(() => stored(page).catch(() => []))
    .toEqual(["Psalm 23:1-2: 2", "John 11:35: 1"]);
  await page.getByRole("button", { name: "Back to your passages" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is due" })).toBeVisible();
});
