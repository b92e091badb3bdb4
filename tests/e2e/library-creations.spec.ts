import { expect, type Page, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { CLIPBOARD, readClipboard } from "../support/calls";
import { furnishCollection, furnishCreation, openGenerate, refuses } from "../support/creations";
import { aCreation } from "../support/library-rows";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const TAB = "/scripture-library?tab=creations";
const DISCOVER = "/scripture-library?tab=discover";
const APPROVED = "**/api/creations?public=approved*";
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");

test("an open creation has its address: reload keeps it, Back and Escape close it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(CLIPBOARD);
  const { id } = await furnishCreation(page, {});
  await page.goto(TAB);
  const link = page.getByRole("link", { name: "Prayer - For the evening..." });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Prayer - For the evening..." });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#creation-${id}$`));
  await dialog.getByRole("button", { name: "Copy", exact: true }).click();
  expect(await readClipboard(page)).toBe("Prayer - For the evening...\n\nStay with us.");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await link.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  // From elsewhere, so that it is a page of its own and not another place in this one.
  await page.goto("about:blank");
  await page.goto(`${TAB}#creation-${id}`);
  await page.reload();
  await expect(dialog.getByText("Stay with us.")).toBeVisible();
  await page.goto(`${TAB}#creation-nothing`);
  await page.reload();
  await expect(page.getByText("This creation is no longer here")).toBeVisible();
});

test("an open creation is printed alone", async ({ page }) => {
  const { id } = await furnishCreation(page, {});
  await page.goto(`${TAB}#creation-${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Stay with us.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByText("Stay with us.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Edit" })).toBeHidden();
  await expect(page.locator("main")).toBeHidden();
});

test("what is deleted in one tab leaves the other", async ({ page, context }) => {
  const { id } = await furnishCreation(page, {});
  await page.goto(TAB);
  await expect(cards(page)).toHaveCount(1);
  const other = await context.newPage();
  await other.goto(`${TAB}#creation-${id}`);
  await other.getByRole("button", { name: "Delete", exact: true }).click();
  await other.getByRole("button", { name: "Delete for good" }).dblclick();
  await expect(other.getByText("Creation deleted", { exact: true })).toBeVisible();
  await expect(page.getByText("No AI creations yet")).toBeVisible();
});

test("publishing makes a link for everybody; taken back, the link ends for good", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(CLIPBOARD);
  const { id } = await furnishCreation(page, {});
  await page.goto(`/scripture-library?tab=creations#creation-${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Only you can read this")).toBeVisible();
  await expect(dialog.getByText("marked as a visitor’s own words")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("Published by a link")).toBeVisible();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  const link = await readClipboard(page);
  expect(link).toMatch(/\/scripture-library\?creation=[\w-]{22}$/);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  const trouble = await watchPage(other);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Prayer - For the evening..." })).toBeVisible();
  await expect(other.getByText("A visitor’s own words")).toBeVisible();
  await expect(other.getByText("Stay with us.")).toBeVisible();
  for (const attempt of [1, 2]) {
    await other.getByRole("button", { name: "Report" }).click();
    const report = other.getByRole("dialog", { name: "Report this" });
    await report.getByRole("textbox").fill(`Reason ${attempt}`);
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(report.getByText("Thank you. We will look at it again.")).toBeVisible();
    await other.reload();
    await expect(other.getByText("Stay with us.")).toBeVisible();
  }
  expect(trouble).toEqual(NO_TROUBLE);

  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(dialog.getByText("Only you can read this")).toBeVisible();
  await other.goto(link);
  await expect(other.getByText("This isn’t shared, or no longer is shared")).toBeVisible();
  await stranger.close();
});

test("list, open creation and editor: no violation in any look", async ({ page }) => {
  await furnishCreation(page, { isPublic: true, content: "“Jesus wept.” (John 11:35, WEB)" });
  await page.goto(TAB);
  await expect(cards(page)).toHaveCount(1);
  expect(await findInLooks(page)).toEqual([]);
  await page.getByRole("link", { name: "Prayer - For the evening..." }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".scripture")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  expect(await findInLooks(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Edit" }).click();
  expect(await findInLooks(page)).toEqual([]);
});

test("Discover, a shared creation and its report: no violation in any look", async ({ page }) => {
  const { shareToken } = await furnishCreation(page, { isPublic: true });
  await page.route(APPROVED, (route) => route.fulfill({ json: [aCreation()] }));
  await page.goto(DISCOVER);
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(await findInLooks(page)).toEqual([]);
  await page.goto(`/scripture-library?creation=${shareToken}`);
  await expect(page.getByText("Not checked against the Bible")).toBeInViewport();
  await expect(page.getByText("Stay with us.")).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
  await page.getByRole("button", { name: "Report" }).click();
  expect(await findInLooks(page)).toEqual([]);
});

test("the dialog in all its states: no violation in any look", async ({ page }) => {
  const dialog = await openGenerate(
    page,
    await furnishCollection(page, "Psalms", ["Psalm 23:1", "John 11:35"]),
  );
  await dialog.getByRole("button", { name: "Generate poem" }).click();
  expect(await findInLooks(page)).toEqual([]);
  await page.route("**/api/ai/generate-poem", (route) =>
    route.fulfill({ json: { content: "He is near." } }),
  );
  await page.route("**/api/creations", refuses(503, "Away."));
  await dialog.getByRole("textbox", { name: "Prompt" }).fill("Light");
  await dialog.getByRole("button", { name: "Generate poem" }).click();
  await expect(dialog.getByRole("button", { name: "Save again" })).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
});
