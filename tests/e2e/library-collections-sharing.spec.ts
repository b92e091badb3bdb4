import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { CLIPBOARD, dress, LOOKS, readClipboard } from "../support/calls";
import { notice, openCollection, shownOrder, verseList, verseRow } from "../support/library-page";

const TWO = ["John 3:16", "Psalm 23:1"];
const shareDialog = (page: Page) => page.getByRole("dialog", { name: "Share" });

/** Makes the open collection public and gives back its link. */
async function share(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share" }).click();
  await shareDialog(page).getByRole("switch", { name: "Public" }).click();
  return shareDialog(page).getByLabel("Link").inputValue();
}

test("a shared collection is read by whoever has the link, without notes, until it is taken back", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(CLIPBOARD);
  await openCollection(page, "For friends", TWO);
  const link = await share(page);
  expect(new URL(link).search).toMatch(/^\?shared=[\w-]{22}$/);
  await shareDialog(page).getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => readClipboard(page)).toBe(link);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Public", { exact: true }).first()).toBeVisible();

  const friend = await browser.newContext({ reducedMotion: "reduce" });
  const reader = await friend.newPage();
  await reader.goto(link);
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
  await expect(reader.getByText("This collection is not shared")).toBeVisible();
  await friend.close();
});

test("a link that leads nowhere says so, and one that fails can be tried again", async ({
  page,
}) => {
  await page.goto("/scripture-library?shared=no-such-link");
  await expect(page.getByText("This collection is not shared")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  await page.route("**/api/collections/shared/*", (route) =>
    route.fulfill({ status: 500, json: { detail: "away" } }),
  );
  await page.reload();
  await expect(page.getByText("The shared collection could not be loaded.")).toBeVisible();
  await page.unroute("**/api/collections/shared/*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("This collection is not shared")).toBeVisible();
});

test("name and description are changed, and what another tab wrote is not lost", async ({
  page,
  context,
}) => {
  const id = await openCollection(page, "Old name", TWO);
  const second = await context.newPage();
  await second.goto(`/scripture-library?collection=${id}`);
  const edit = (tab: Page) => tab.getByRole("dialog", { name: "Edit Collection" });
  await second.getByRole("button", { name: "Edit", exact: true }).click();
  await edit(second).getByLabel("Collection Name").fill("Name of the second tab");

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await edit(page).getByLabel("Collection Name").fill("Name of the first tab");
  await edit(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Name of the first tab - Verses" })).toBeVisible();

  await edit(second).getByRole("button", { name: "Save" }).click();
  await expect(edit(second).getByRole("alert")).toContainText(
    "This was changed in another tab in the meantime.",
  );
  await expect(edit(second).getByRole("alert")).toContainText("Name of the first tab");
  await expect(edit(second).getByLabel("Collection Name")).toHaveValue("Name of the second tab");
  await edit(second).getByRole("button", { name: "Keep what I typed" }).click();
  await expect(
    second.getByRole("heading", { name: "Name of the second tab - Verses" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Name of the second tab" })).toBeVisible();
});

test("deleting asks first and names what goes", async ({ page }) => {
  await openCollection(page, "To go", TWO);
  const dialog = page.getByRole("dialog", { name: "Delete Collection" });
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText("2 verses");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(verseRow(page, "John 3:16")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete collection" }).click();
  await expect(page.getByText("No collections yet", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/scripture-library$/);
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

for (const look of LOOKS) {
  test(`axe finds nothing in collections and their dialogs, ${look.theme}, ${look.width} px`, async ({
    page,
  }) => {
    await dress(page, look);
    const found: string[] = [];
    const check = async (name: string) => {
      found.push(...(await findViolations(page)).map((line) => `${name}: ${line}`));
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
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
    await page.goto(link, { waitUntil: "networkidle" });
    await check("shared");
    expect(found).toEqual([]);
  });
}
