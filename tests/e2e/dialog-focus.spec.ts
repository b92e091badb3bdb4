import { expect, type Page, test } from "@playwright/test";
import { openCollection } from "../support/library-page";
import { saveCollection } from "../support/saved-things";

/** Opens by keyboard; what is typed next goes into the dialog. */
async function press(page: Page, name: string | RegExp) {
  await page.getByRole("button", { name }).first().press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
}

test("a dialog with something to fill in takes what is typed at once, and gives the focus back", async ({
  page,
}) => {
  const id = await openCollection(page, "Comfort", ["John 3:16"]);

  await press(page, "Create Collection");
  await page.keyboard.type("Hope");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Hope", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Collection" })).toBeFocused();

  await press(page, "Add Bible Verse");
  await page.keyboard.type("Romans 8:28");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Select Romans 8:28" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Bible Verse" })).toBeFocused();

  await press(page, /^Edit$/);
  await expect(page.getByRole("textbox", { name: "Collection Name" })).toBeFocused();
  await page.keyboard.press("Escape");

  await press(page, /^Delete$/);
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("checkbox", { name: "Select John 3:16" }).check();
  await press(page, /^Generate AI Content/);
  await expect(page.getByRole("textbox", { name: "Prompt" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Generate AI Content/ })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`collection=${id}$`));
});

test("the first verse is saved by typing a name, the next by Enter alone", async ({ page }) => {
  await page.goto("/");
  const opener = page.getByRole("main").getByRole("button", { name: /^Save verse/ });
  await opener.press("Enter");
  await expect(page.getByLabel("Name of the new collection")).toBeFocused();
  await page.keyboard.type("Comfort");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.press("Enter");
  await expect(
    page.getByRole("radio", { name: "Comfort Saved 1 verse", exact: true }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("collections that come late take the focus from Close, never from a note", async ({
  page,
}) => {
  await page.goto("/");
  await saveCollection(page, "Late");
  for (const writesNote of [false, true]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/collections?*", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Save verse/ })
      .press("Enter");
    const dialog = page.getByRole("dialog");
    const note = dialog.getByLabel("Your note");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    if (writesNote) await note.focus();
    release();
    const choice = dialog.getByRole("radio", { name: /Late/ });
    await expect(choice).toBeChecked();
    await expect(writesNote ? note : choice).toBeFocused();
    await page.unroute("**/api/collections?*");
  }
});

test("pressed without a connection, a button says so, keeps the page, and opens when there is one", async ({
  page,
  context,
}) => {
  for (const [path, name] of [
    ["/", /^Save verse/],
    ["/scripture-library", "Create Collection"],
  ] as const) {
    await page.goto(path, { waitUntil: "networkidle" });
    await context.setOffline(true);
    // A press does nothing until the page runs, which a busy machine reaches later than the quiet
    // of its line.
    await expect(async () => {
      await page.getByRole("main").getByRole("button", { name }).dispatchEvent("click");
      await expect(page.getByText("You’re offline", { exact: true })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(page.getByRole("main").getByRole("button", { name })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("dialog")).toBeVisible();
  }
});
