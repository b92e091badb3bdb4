import { expect, test } from "@playwright/test";
import { CLIPBOARD, readClipboard } from "../support/calls";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

// The whole library in one go (spec §2), with the site's own answers: nothing is routed.
test("from an empty library to a published poem", async ({ page, context, browser }) => {
  test.slow();
  await context.grantPermissions(CLIPBOARD);
  const trouble = await watchPage(page);
  await page.goto("/scripture-library");
  await expect(page.getByText("No collections yet", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Create Collection" }).click();
  const create = page.getByRole("dialog", { name: "Create Collection" });
  await create.getByLabel("Collection Name").fill("Shepherd");
  await create.getByRole("button", { name: "Create Collection" }).click();
  await expect(create).toBeHidden();
  await page.getByRole("link", { name: "Shepherd" }).click();
  await expect(page.getByRole("heading", { name: "Shepherd - Verses" })).toBeVisible();

  const add = page.getByRole("dialog", { name: "Add Bible Verse" });
  for (const [reference, words] of [
    ["Psalm 23:1", "Yahweh is my shepherd"],
    ["John 10:11", "I am the good shepherd"],
  ] as const) {
    await page.getByRole("button", { name: "Add Bible Verse" }).click();
    await add.getByLabel("Bible Reference").fill(reference);
    // The first by its preview, the second without waiting for one.
    if (reference === "Psalm 23:1") {
      await expect(add.locator(".scripture").filter({ hasText: words })).toBeVisible();
    }
    await add.getByRole("button", { name: "Add Verse" }).click();
    await expect(add).toBeHidden();
    await expect(page.getByRole("checkbox", { name: `Select ${reference}` })).toBeVisible();
  }

  // A reference opens, and selects nothing; everything is there again after a reload.
  await page.getByRole("link", { name: "John 10:11", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "John 10:11" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Select John 10:11" })).not.toBeChecked();

  await page.getByRole("checkbox", { name: "Select Psalm 23:1" }).check();
  await page.getByRole("checkbox", { name: "Select John 10:11" }).check();
  await page.getByRole("button", { name: "Generate AI Content (2)" }).click();
  const generate = page.getByRole("dialog", { name: "Generate AI Content" });
  await generate.getByRole("textbox", { name: "Prompt" }).fill("The shepherd who knows my name");
  await generate.getByRole("button", { name: "Generate poem" }).click();
  await expect(generate).toBeHidden();
  await expect(page.getByText("AI content generated successfully!").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Generate AI Content/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Shepherd - Verses" })).toBeFocused();

  await page.getByRole("tab", { name: "AI Creations" }).click();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search your creations" }).fill("nowhere");
  await expect(cards).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search your creations" }).fill("GOOD SHEPHERD");
  await expect(cards).toHaveCount(1);

  const title = "Poem - The shepherd who knows my name...";
  await page.getByRole("link", { name: title }).click();
  const poem = page.getByRole("dialog", { name: title });
  await expect(poem.getByText("Arranged from Scripture")).toBeVisible();
  await expect(poem.locator(".scripture")).toHaveText([
    /^Yahweh is my shepherd/,
    /^“?I am the good shepherd/,
  ]);
  await poem.getByRole("button", { name: "Publish" }).click();
  await poem.getByRole("button", { name: "Copy link" }).click();
  const link = await readClipboard(page);
  expect(trouble).toEqual(NO_TROUBLE);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: title })).toBeVisible();
  await expect(other.getByText("Arranged from Scripture")).toBeVisible();
  await expect(other.locator("article .scripture")).toHaveCount(2);
  await other.goto("/scripture-library?tab=creations");
  await expect(other.getByText("No AI creations yet")).toBeVisible();
  await stranger.close();
});
