import { type Browser, expect, type Page, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { ownWrite } from "../support/own-write";

// Two browsers that share one workspace: linked by a code, both writing, one of them without a
// network for a while, and one signed out in the end.

const CHAPTER = "/bible?ref=John+3";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Privacy & your data" });
const section = (page: Page, name: string) => dialog(page).getByRole("region", { name });
const verse = (page: Page, said: string) =>
  page
    .getByRole("region", { name: "Reader" })
    .getByRole("link", { name: `Verse ${said}`, exact: true });
const note = (page: Page) => page.getByRole("textbox", { name: "Your note on John 3:17" });

async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  return context.newPage();
}

async function openNote(page: Page): Promise<void> {
  await verse(page, "17").click();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(note(page)).toBeVisible();
}

async function writeNote(page: Page, text: string): Promise<void> {
  await openNote(page);
  await note(page).fill(text);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(note(page)).toHaveCount(0);
}

test("two devices share what is kept, keep both of two notes, and one is signed out", async ({
  browser,
}) => {
  const laptop = await openBrowser(browser);
  await laptop.goto("/about-dev");
  await ownWrite(laptop, "POST", "/api/workspace/notes", {
    reference: "John 3:17",
    translation: "WEB",
    note: "As it was",
  });
  await laptop.goto(`${CHAPTER}#your-data`);
  const linking = section(laptop, "Link another device");
  await linking.getByRole("button", { name: "Make a code" }).click();
  await expect(linking.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  const code = await linking.getByLabel("Transfer code").inputValue();

  // The code comes in the fragment of a link, and leaves the address.
  const phone = await openBrowser(browser);
  await phone.setViewportSize({ width: 390, height: 800 });
  await phone.goto(`/#your-data=${code}`);
  const entering = section(phone, "Link another device");
  await expect(entering.getByLabel("Enter a code")).toHaveValue(code);
  await expect(phone).toHaveURL(/#your-data$/);
  await entering.getByRole("button", { name: "Link this device" }).click();
  await expect(entering.getByRole("status")).toHaveText(
    "Linked: this browser now shares 1 collection and 1 verse.",
  );
  await expect(section(phone, "Your devices").getByRole("listitem")).toHaveCount(2);
  expect(await findInLooks(phone)).toEqual([]);
  // The laptop hears of it by itself.
  await expect(linking.getByRole("status")).toContainText("is linked. Both now show the same.");
  await dialog(laptop).getByRole("button", { name: "Close" }).click();

  // What one marks shows on the other, which is open and visible.
  await phone.goto(CHAPTER);
  await expect(verse(phone, "16")).toBeVisible();
  await verse(laptop, "16").click();
  await laptop.getByRole("button", { name: "Promise", exact: true }).click();
  await laptop.keyboard.press("Escape");
  await expect(verse(phone, "16, highlighted: Promise")).toBeVisible();

  // Both write the same note, one of them without a network.
  await openNote(phone);
  await phone.getByRole("button", { name: "Cancel" }).click();
  await phone.context().setOffline(true);
  await writeNote(phone, "Written on the train");
  await writeNote(laptop, "Written at the desk");
  await phone.context().setOffline(false);
  const copies = laptop.getByRole("list", { name: "Also written on John 3:17" });
  await openNote(laptop);
  await expect(copies).toContainText("Written on the train");
  await expect(note(laptop)).toHaveValue("Written at the desk");
  expect(await findInLooks(laptop)).toEqual([]);
  await copies.getByRole("button", { name: "Join to the note" }).click();
  await expect(copies).toHaveCount(0);
  await laptop.keyboard.press("Escape");

  // The laptop signs the phone out: it shows nothing any more, and keeps nothing.
  await laptop.goto("/about-dev#your-data");
  await section(laptop, "Your devices")
    .getByRole("button", { name: /^Sign out Chrome/ })
    .click();
  await expect(section(laptop, "Your devices").getByRole("listitem")).toHaveCount(1);
  await expect(verse(phone, "16")).toBeVisible();
  await expect
    .poll(() =>
      phone.evaluate(async () => [
        ...Object.keys(localStorage).filter((key) => /linked|has-workspace|kept-for/.test(key)),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ]),
    )
    .toEqual([]);
  expect(await phone.context().cookies()).toEqual([]);
  const kept = section(laptop, "What this browser keeps");
  await expect(kept.locator("dl > div").filter({ hasText: "Highlights" }).locator("dd")).toHaveText(
    "1",
  );
});
