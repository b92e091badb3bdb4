import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { CLIPBOARD, dress, LOOKS, readClipboard } from "../support/calls";
import { changeElsewhere, furnishCreation, listed, refuses } from "../support/creations";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const TAB = "/scripture-library?tab=creations";
const SEARCH = "Search your creations";
const box = (page: Page) => page.getByRole("searchbox", { name: SEARCH });
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");

/** Answers the list of creations with these, whatever is asked. */
const lists = (page: Page, items: readonly object[]) =>
  page.route("**/api/creations?*", (route) => route.fulfill({ json: items }));

test("a newcomer has none, and is told how to get one", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto(TAB);
  await expect(page.getByText("No AI creations yet")).toBeVisible();
  await expect(page.getByPlaceholder("Search your creations...")).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("cards show what a creation is", async ({ page }) => {
  await lists(page, [
    listed({ likes: 3, scriptureReferences: ["Psalm 1:1", "Psalm 1:2"] }),
    listed({ id: "two", title: "Own", isGenerated: false, type: "prayer", createdAt: null }),
  ]);
  await page.goto(TAB);
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  for (const words of ["Poem", "AI-made", "2 verses", "Nov 20, 2026", "3 likes", "A lamp"]) {
    await expect(first).toContainText(words);
  }
  for (const words of ["Prayer", "Your own words", "1 verse", "Unknown date", "0 likes"]) {
    await expect(second).toContainText(words);
  }
  await expect(first.getByRole("button")).toHaveCount(0);
});

test("search finds title or text whatever the case; a type narrows it; Clear brings all back", async ({
  page,
}) => {
  await lists(page, [
    listed(),
    listed({ id: "two", title: "Prayer - Evening...", content: "Stay with us", type: "prayer" }),
    listed({ id: "three", title: "Poem - Dawn...", content: "The LAMP is lit", prompt: "evening" }),
  ]);
  await page.goto(TAB);
  await expect(cards(page)).toHaveCount(3);
  await box(page).fill("lamp");
  await expect(cards(page)).toHaveCount(2);
  await box(page).fill("EVENING");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Poems" }).click();
  await expect(page.getByText("None of your creations contains “EVENING”")).toBeVisible();
  await expect(page).toHaveURL(/q=EVENING/);
  await page.reload();
  await expect(box(page)).toHaveValue("EVENING");
  await expect(page.getByRole("button", { name: "Poems" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL(/\?tab=creations$/);
});

test("a long list comes in pages, and the server searches what is not here yet", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("**/api/creations?*", (route) => {
    const url = new URL(route.request().url());
    asked.push(url.search);
    if (url.searchParams.get("q")) {
      return route.fulfill({ json: [listed({ id: "far", title: "Poem - Far away..." })] });
    }
    if (url.searchParams.get("cursor")) return route.fulfill({ json: [listed({ id: "last" })] });
    return route.fulfill({
      json: [listed()],
      headers: { Link: '</api/creations?userId=demo-user&limit=100&cursor=next>; rel="next"' },
    });
  });
  await page.goto(TAB);
  await expect(cards(page)).toHaveCount(1);
  await box(page).fill("far");
  await expect(cards(page)).toContainText(["Poem - Far away..."]);
  expect(asked).toContain("?userId=demo-user&q=far");
  await box(page).fill("");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("a list that does not come says so and can be asked again", async ({ page }) => {
  await page.route("**/api/creations?*", refuses(503, "The database is away."));
  await page.goto(TAB);
  await expect(page.getByText("Failed to fetch creations")).toBeVisible();
  await expect(page.getByText("The database is away.")).toBeVisible();
  await page.unroute("**/api/creations?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Failed to fetch creations")).toHaveCount(0);
  await expect(page.getByText("No AI creations yet")).toBeVisible();
});

test("only what is to the letter in our text is shown as Scripture; markup is words", async ({
  page,
}) => {
  await furnishCreation(page, {
    title: "Words <b>only</b>",
    content: [
      "“Jesus wept.” (John 11:35, WEB)",
      "He says “Jesus laughed.” (John 11:35, WEB) and “Jesus wept.” (John 11:35, WEB), twice.",
      "<img src=x onerror=alert(1)> [link](javascript:alert(1))",
      "“And God said it.” (Hezekiah 3:16, KJV)",
    ].join("\n"),
  });
  await page.goto(TAB);
  await page.getByRole("link", { name: "Words <b>only</b>" }).click();
  const dialog = page.getByRole("dialog", { name: "Words <b>only</b>" });
  await expect(dialog.locator(".scripture")).toHaveText(["Jesus wept.", "Jesus wept."]);
  await expect(dialog.getByText("“Jesus laughed.” (John 11:35, WEB)")).toBeVisible();
  await expect(dialog.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect(dialog.locator("img, script, a[href^=javascript]")).toHaveCount(0);
  await dialog.getByRole("link", { name: "Luke 24:29" }).click();
  await expect(page.getByRole("dialog", { name: "Luke 24:29" })).toBeVisible();
});

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

test("changed words are saved and no longer called AI-made; what was not saved waits", async ({
  page,
}) => {
  const { id } = await furnishCreation(page, {});
  await page.goto(`${TAB}#creation-${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Edit" }).click();
  await dialog.getByRole("textbox", { name: "Title" }).fill("  ");
  await expect(dialog.getByText("Title is required")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByRole("textbox", { name: "Title" }).fill("An evening prayer");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Prayer - For the evening..." }).click();
  await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("An evening prayer");

  await page.route(`**/api/creations/${id}`, refuses(503, "Away."));
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Away.")).toBeVisible();
  await page.unroute(`**/api/creations/${id}`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog", { name: "An evening prayer" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Edit" })).toBeFocused();
  await expect(dialog.getByText("Your own words")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cards(page)).toContainText(["An evening prayer"]);
});

test("two tabs: the later one sees the earlier one's words and decides", async ({ page }) => {
  const creation = await furnishCreation(page, {});
  await page.goto(`${TAB}#creation-${creation.id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Edit" }).click();
  await dialog.getByRole("textbox", { name: "Text" }).fill("Mine.");
  await changeElsewhere(page, creation, { content: "Theirs." });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This was changed in another tab in the meantime.")).toBeVisible();
  await expect(dialog.getByText("Theirs.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Text" })).toHaveValue("Mine.");
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(dialog.getByText("Mine.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Edit" })).toBeVisible();
});

test("deleting asks first, and can fail without losing anything", async ({ page }) => {
  const { id } = await furnishCreation(page, {});
  await page.goto(TAB);
  await page.getByRole("link", { name: "Prayer - For the evening..." }).click();
  const dialog = page.getByRole("dialog");
  const remove = dialog.getByRole("button", { name: "Delete", exact: true });
  await remove.click();
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await remove.click();
  await page.route(`**/api/creations/${id}`, refuses(503, "Away."));
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Failed to delete the creation", { exact: true })).toBeVisible();
  await page.unroute(`**/api/creations/${id}`);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("No AI creations yet")).toBeVisible();
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

for (const look of LOOKS) {
  test(`list, open creation and editor, ${look.theme}, ${look.width} px: no violation`, async ({
    page,
  }) => {
    await dress(page, look);
    await furnishCreation(page, { isPublic: true, content: "“Jesus wept.” (John 11:35, WEB)" });
    await page.goto(TAB);
    await expect(cards(page)).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Prayer - For the evening..." }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator(".scripture")).toBeVisible();
    await dialog.getByRole("button", { name: "Delete", exact: true }).click();
    expect(await findViolations(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(look.width);
    await dialog.getByRole("button", { name: "Edit" }).click();
    expect(await findViolations(page)).toEqual([]);
  });
}
