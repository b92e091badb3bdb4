import { expect, type Page, test } from "@playwright/test";
import { failCalls } from "../support/calls";
import { COLLECTIONS, notice, openCollection, verseList, verseRow } from "../support/library-page";

const createDialog = (page: Page) => page.getByRole("dialog", { name: "Create Collection" });
const addDialog = (page: Page) => page.getByRole("dialog", { name: "Add Bible Verse" });
const alert = (page: Page) =>
  page.locator('[data-variant="destructive"][role="status"], li[data-variant="destructive"]');

async function askToAdd(page: Page, reference: string, notes = "") {
  await page.getByRole("button", { name: "Add Bible Verse" }).click();
  await addDialog(page).getByLabel("Bible Reference").fill(reference);
  await addDialog(page).getByLabel("Notes").fill(notes);
  await addDialog(page).getByRole("button", { name: "Add Verse" }).click();
}

test("collections that cannot be read: the empty text and Try Again", async ({ page }) => {
  const mend = await failCalls(page, COLLECTIONS);
  await page.goto("/scripture-library");
  await expect(page.getByText("No collections yet", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to fetch collections")).toBeVisible();
  await mend();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  await expect(page.getByText("No collections yet", { exact: true })).toBeVisible();
});

test("verses that cannot be read: the empty text and Try Again", async ({ page }) => {
  await page.goto("/scripture-library");
  const mend = await failCalls(page, "**/api/collections/*/verses");
  await openCollection(page, "Unread", ["John 3:16"]);
  await expect(page.getByText("No verses in this collection yet")).toBeVisible();
  await expect(page.getByText("Failed to fetch verses")).toBeVisible();
  await mend();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(verseRow(page, "John 3:16")).toBeVisible();
});

test("a collection that could not be created: the notice, and what was typed stays", async ({
  page,
}) => {
  await page.goto("/scripture-library");
  const mend = await failCalls(page, "**/api/collections");
  await page.getByRole("button", { name: "Create Collection" }).click();
  await createDialog(page).getByLabel("Collection Name").fill("Kept words");
  await createDialog(page).getByLabel("Description").fill("These too");
  await createDialog(page).getByRole("button", { name: "Create Collection" }).click();
  await expect(notice(page, "Failed to create collection")).toBeVisible();
  await expect(notice(page, "away")).toBeVisible();
  await expect(alert(page)).toBeVisible();
  await expect(createDialog(page).getByLabel("Collection Name")).toHaveValue("Kept words");
  await expect(createDialog(page).getByLabel("Description")).toHaveValue("These too");
  await mend();
  await createDialog(page).getByRole("button", { name: "Create Collection" }).click();
  await expect(page.getByRole("link", { name: "Kept words" })).toHaveCount(1);
});

test("an answer that was lost on its way makes nothing twice", async ({ page }) => {
  await openCollection(page, "Lost answers");
  let isFirst = true;
  await page.route("**/api/verses", async (route) => {
    if (route.request().method() !== "POST" || !isFirst) return route.continue();
    isFirst = false;
    // The server has written it, and nobody hears.
    await route.fetch();
    await route.abort("connectionreset");
  });
  await askToAdd(page, "John 3:16");
  await expect(notice(page, "Failed to add verse")).toBeVisible();
  await expect(notice(page, "Please check the Bible reference")).toBeVisible();
  await addDialog(page).getByRole("button", { name: "Add Verse" }).click();
  await expect(addDialog(page)).toBeHidden();
  await expect(verseList(page).getByRole("listitem")).toHaveCount(1);
});

for (const { name, answer } of [
  { name: "nothing", answer: { status: 200, json: null } },
  {
    name: "that there is none",
    answer: { status: 404, json: { detail: "John has 21 chapters." } },
  },
]) {
  test(`a look-up that answers ${name}: Verse not found`, async ({ page }) => {
    await openCollection(page, "Not found");
    await page.route("**/api/bible/verse?*", (route) => route.fulfill(answer));
    await askToAdd(page, "John 99:1", "A note that stays");
    await expect(notice(page, "Failed to add verse")).toBeVisible();
    await expect(notice(page, "Verse not found")).toBeVisible();
    await expect(addDialog(page).getByLabel("Notes")).toHaveValue("A note that stays");
  });
}

test("a verse that does not exist: the preview says what there is", async ({ page }) => {
  await openCollection(page, "Preview");
  await page.getByRole("button", { name: "Add Bible Verse" }).click();
  await addDialog(page).getByLabel("Bible Reference").fill("John 99:1");
  await expect(addDialog(page).locator(".verse-preview")).toContainText(/21 chapters/);
});

test("a verse that the server refuses: its words; a look-up that fails: its words", async ({
  page,
}) => {
  await openCollection(page, "Refused");
  await page.route("**/api/verses", (route) =>
    route.fulfill({ status: 503, json: { detail: "The library is being tidied." } }),
  );
  await askToAdd(page, "John 3:16");
  await expect(notice(page, "Failed to add verse")).toBeVisible();
  await expect(notice(page, "The library is being tidied.")).toBeVisible();
  await page.unroute("**/api/verses");
  await page.keyboard.press("Escape");

  await failCalls(page, "**/api/bible/verse?*");
  await askToAdd(page, "John 3:17");
  await expect(notice(page, "Failed to add verse")).toBeVisible();
  await expect(notice(page, "away")).toBeVisible();
});

test("without a connection nothing is lost: the words stay and can be sent later", async ({
  page,
  context,
}) => {
  await openCollection(page, "Offline", ["John 3:16"]);
  await verseRow(page, "John 3:16").getByRole("button", { name: "Edit note on John 3:16" }).click();
  const box = page.getByLabel("Your note on John 3:16");
  await box.fill("Typed on a train");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(notice(page, "The note could not be saved")).toBeVisible();
  await expect(page.getByRole("listitem").getByText(/You are offline/)).toBeVisible();
  await expect(box).toHaveValue("Typed on a train");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(verseRow(page, "John 3:16").getByText("Typed on a train")).toBeVisible();
});

test("a verse that could not be removed or moved stays where it is", async ({ page }) => {
  await openCollection(page, "Stays", ["John 3:16", "Psalm 23:1"]);
  await failCalls(page, "**/api/collection-verses/*");
  await page.getByRole("button", { name: "Remove John 3:16" }).click();
  await expect(notice(page, "The verse could not be removed")).toBeVisible();
  await expect(verseRow(page, "John 3:16")).toBeVisible();
  await page.getByRole("button", { name: "Move John 3:16 down" }).click();
  await expect(notice(page, "The verse could not be moved")).toBeVisible();
  await expect(verseList(page).getByRole("listitem").first()).toContainText("John 3:16");
});

test("an address of a collection that is not here says so", async ({ page }) => {
  await page.goto("/scripture-library?collection=00000000-0000-4000-8000-000000000000");
  await expect(page.getByText("This collection is not here")).toBeVisible();
});

test("a verse from elsewhere is shown as entered, and never as scripture", async ({ page }) => {
  const id = await openCollection(page, "Entered");
  await page.evaluate(async (collectionId) => {
    await fetch("/api/verses", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Client": "web" },
      body: JSON.stringify({
        collectionId,
        reference: "John 3:16",
        verseText: "Words <b>of</b> somebody",
      }),
    });
  }, id);
  await page.reload();
  const row = verseRow(page, "John 3:16");
  await expect(row).toContainText("as entered, not checked");
  await expect(row).toContainText("ESV");
  await expect(row).toContainText("Words <b>of</b> somebody");
  await expect(row.locator(".scripture")).toHaveCount(0);
});
