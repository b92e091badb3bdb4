import { expect, type Page, test } from "@playwright/test";
import { findInLooks, findViolations } from "../support/axe";
import { CLIPBOARD, readClipboard } from "../support/calls";
import {
  notice,
  openCollection,
  savedOrder,
  shownOrder,
  verseList,
  verseRow,
} from "../support/library-page";

const TWO = ["John 3:16", "Psalm 23:1"];
const THREE = ["John 3:16", "Psalm 23:1", "Romans 8:28"];
const shareDialog = (page: Page) => page.getByRole("dialog", { name: "Share" });

/** Makes the open collection public and gives back its link. */
async function share(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  await shareDialog(page).getByRole("switch", { name: "Public" }).click();
  return shareDialog(page).getByLabel("Link").inputValue();
}

test("title, introduction and tabs stand in the page before anything runs", async ({ request }) => {
  const html = await (await request.get("/scripture-library")).text();
  expect(html).toContain("Scripture Library</h1>");
  expect(html).toMatch(/AI-crafted poems, prayers\s+and meditations/);
  for (const tab of ["Collections", "AI Creations", "Discover"]) expect(html).toContain(`>${tab}<`);
});

test("each tab has its address, and Back goes to the tab before", async ({ page }) => {
  await page.goto("/scripture-library");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(page.getByRole("heading", { name: "My Collections" })).toBeVisible();
  await tab("AI Creations").click();
  await expect(page).toHaveURL(/\?tab=creations$/);
  await tab("Discover").click();
  await expect(page).toHaveURL(/\?tab=discover$/);
  await page.reload();
  await expect(tab("Discover")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab("AI Creations")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab("Collections")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/\/scripture-library$/);
});

/**
 * A key pressed before the places of a picked-up verse are measured moves nothing; a person is
 * never so fast.
 */
async function pressUntilSaid(page: Page, key: string, words: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(words)).toBeAttached({ timeout: 1_000 });
  }).toPass();
}

test("a verse is picked up, moved and put down with the keyboard alone", async ({ page }) => {
  const id = await openCollection(page, "Keys", THREE);
  await page.getByRole("button", { name: "Drag Romans 8:28" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Romans 8:28 is picked up from 3 of 3.")).toBeAttached();
  await pressUntilSaid(page, "ArrowUp", "Romans 8:28 is over position 2 of 3.");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Romans 8:28 is over position 1 of 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => savedOrder(page, id)).toEqual(["Romans 8:28", "John 3:16", "Psalm 23:1"]);
  expect(await shownOrder(page)).toEqual(["Romans 8:28", "John 3:16", "Psalm 23:1"]);

  await page.getByRole("button", { name: "Drag Romans 8:28" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Romans 8:28 is picked up from 1 of 3.")).toBeAttached();
  await pressUntilSaid(page, "ArrowDown", "Romans 8:28 is over position 2 of 3.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Romans 8:28 stays where it was.")).toBeAttached();
  expect(await shownOrder(page)).toEqual(["Romans 8:28", "John 3:16", "Psalm 23:1"]);
});

test("a verse is dragged with the pointer", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1300 });
  const id = await openCollection(page, "Pointer", THREE);
  const handle = page.getByRole("button", { name: "Drag John 3:16" });
  const target = verseRow(page, "Romans 8:28");
  await expect(target).toBeVisible();
  const from = await handle.boundingBox();
  const to = await target.boundingBox();
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 60, { steps: 5 });
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2 + 10, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => savedOrder(page, id)).toEqual(["Psalm 23:1", "Romans 8:28", "John 3:16"]);
  expect(await shownOrder(page)).toEqual(["Psalm 23:1", "Romans 8:28", "John 3:16"]);
});

test("what one tab changes stands in the other at once", async ({ page, context }) => {
  const id = await openCollection(page, "Two tabs", THREE);
  const second = await context.newPage();
  await second.goto(`/scripture-library?collection=${id}`);
  await second.getByRole("button", { name: "Remove John 3:16" }).click();
  await expect(verseRow(page, "John 3:16")).toHaveCount(0);
});

test("a shared collection is read by whoever has the link, without notes, until it is taken back", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(CLIPBOARD);
  await openCollection(page, "For friends", TWO);
  const link = await share(page);
  expect(new URL(link).pathname).toMatch(/^\/shared\/[\w-]{22}$/);
  await shareDialog(page).getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => readClipboard(page)).toBe(link);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Public", { exact: true }).first()).toBeVisible();

  const friend = await browser.newContext({ reducedMotion: "reduce" });
  const reader = await friend.newPage();
  await reader.goto(link);
  await expect(reader).toHaveTitle("For friends");
  await expect(reader.getByText("Somebody shared this collection")).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(reader.getByRole("link", { name: "Make a handout of it" })).toBeVisible();
  await reader.getByRole("link", { name: "Save a copy to my collections" }).click();

  await expect(reader.getByRole("heading", { name: "For friends" })).toBeVisible();
  expect(await shownOrder(reader)).toEqual(TWO);
  await expect(verseList(reader)).toContainText("For God so loved the world");
  await expect(reader.getByText("On John 3:16")).toHaveCount(0);
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await reader.getByRole("link", { name: "John 3:16" }).click();
  await expect(reader.getByRole("dialog", { name: "John 3:16" })).toContainText("For God so loved");
  await reader.keyboard.press("Escape");

  await reader.getByRole("button", { name: "Save a copy to my collections" }).dblclick();
  await expect(notice(reader, "A copy is in your collections")).toBeVisible();
  await reader.getByRole("button", { name: "Go to your own collections" }).click();
  await expect(reader).toHaveURL(/\/scripture-library$/);
  await expect(reader.getByRole("link", { name: "For friends" })).toHaveCount(1);
  await reader.getByRole("link", { name: "For friends" }).click();
  await expect(verseRow(reader, "Psalm 23:1")).toBeVisible();
  expect(await shownOrder(reader)).toEqual(TWO);

  await page.getByRole("button", { name: "Share" }).click();
  await shareDialog(page).getByRole("switch", { name: "Public" }).click();
  await expect(shareDialog(page).getByText("Only you can read it, in this browser.")).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByRole("heading", { name: "Not found" })).toBeVisible();
  await friend.close();
});

test("Back closes an open dialog", async ({ page }) => {
  await openCollection(page, "Steps", TWO);
  for (const [button, title] of [
    ["Add Bible Verse", "Add Bible Verse"],
    ["Share", "Share"],
    ["Edit", "Edit Collection"],
    ["Create Collection", "Create Collection"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: title })).toHaveCount(0);
    await expect(verseList(page)).toBeVisible();
  }
});

test("on paper stands the open collection with its notes, and no buttons", async ({ page }) => {
  await openCollection(page, "Printed", TWO);
  await expect(verseRow(page, "John 3:16")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("For God so loved the world")).toBeVisible();
  await expect(page.getByText("On John 3:16", { exact: true })).toBeVisible();
  for (const hidden of ["My Collections", "Add Bible Verse", "Select all", "Edit note"]) {
    await expect(page.getByText(hidden).first()).toBeHidden();
  }
});

test("axe finds nothing in collections and their dialogs, in any look", async ({ page }) => {
  const found: string[] = [];
  const check = async (name: string) => {
    found.push(...(await findInLooks(page)).map((line) => `${name}: ${line}`));
  };
  await page.goto("/scripture-library", { waitUntil: "networkidle" });
  await check("empty");
  await openCollection(page, "Looked at", TWO);
  await page.getByRole("checkbox", { name: "Select John 3:16" }).check();
  await page.getByRole("button", { name: "Edit note on Psalm 23:1" }).click();
  await check("verses");
  const link = await share(page);
  await check("share");
  await page.keyboard.press("Escape");
  for (const [button, title] of [
    ["Create Collection", "Create Collection"],
    ["Add Bible Verse", "Add Bible Verse"],
    ["Edit", "Edit Collection"],
    ["Delete", "Delete Collection"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    if (title === "Create Collection") {
      await dialog.getByRole("button", { name: "Create Collection" }).click();
    }
    await check(title);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  const token = new URL(link).pathname.split("/").at(-1);
  await page.goto(`/scripture-library?shared=${token}`, { waitUntil: "networkidle" });
  await check("shared");
  await page.goto(link);
  found.push(...(await findViolations(page)));
  expect(found).toEqual([]);
});
