import { expect, type Page, type Route, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, LOOKS } from "../support/calls";
import { saveCollection } from "../support/saved-things";

const QUIET_PAGE = "/about-dev";
const PROBLEM = "The site is busy. Please try again in a minute.";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Privacy & your data" });
const section = (page: Page, name: string) => dialog(page).getByRole("region", { name });
const told = (page: Page, name: string) => section(page, name).getByRole("status");
const hint = (page: Page) => page.getByRole("region", { name: "Keep a copy" });

const busy = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: "application/problem+json",
    body: JSON.stringify({ status: 503, title: "Unavailable", detail: PROBLEM }),
  });

async function openData(page: Page): Promise<void> {
  await page.goto(`${QUIET_PAGE}#your-data`);
  await expect(dialog(page)).toBeVisible();
}

test("counts that cannot be read say so and can be read again", async ({ page }) => {
  await page.route("**/api/workspace", busy, { times: 1 });
  await openData(page);
  const counts = section(page, "What this browser keeps");
  await expect(counts.getByRole("alert")).toHaveText(PROBLEM);
  await counts.getByRole("button", { name: "Try Again" }).click();
  await expect(counts.getByText("Nothing yet")).toBeVisible();
});

test("an export that fails or breaks off says so and saves nothing", async ({ page }) => {
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await openData(page);
  await page.route("**/api/workspace/export?*", busy, { times: 1 });
  const json = section(page, "Export").getByRole("button", { name: "Export as JSON" });
  await json.click();
  await expect(told(page, "Export")).toHaveText(PROBLEM);

  await page.route(
    "**/api/workspace/export?*",
    (route) => route.fulfill({ contentType: "application/json", body: '{"format":"tru' }),
    { times: 1 },
  );
  await json.click();
  await expect(told(page, "Export")).toContainText("did not come through");
  await page.route("**/api/workspace/export?*", (route) => route.abort(), { times: 1 });
  await json.click();
  await expect(told(page, "Export")).toContainText("did not come through");
  await expect(json).toBeEnabled();
  expect(downloads).toEqual([]);
});

test("a file that cannot be imported is refused in words", async ({ page }) => {
  await openData(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  const file = section(page, "Import").locator("input[type=file]");
  const choose = (text: string) =>
    file.setInputFiles({
      name: "export.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });

  await choose("a".repeat(4 * 1024 * 1024 + 1));
  await expect(told(page, "Import")).toHaveText(/4\.0 MB; at most 4 MB can be imported/);
  for (const text of ["not JSON", "[]", "null", ""]) {
    await choose(text);
    await expect(told(page, "Import")).toHaveText(
      "This is not a file that was exported here. Choose the JSON export.",
    );
  }
  expect(sent).not.toContain("/api/workspace/import");

  await choose('{"format":"something else"}');
  await expect(told(page, "Import")).toContainText("This is not a file that was exported here.");
  await page.route("**/api/workspace/import", (route) => route.abort(), { times: 1 });
  await choose("{}");
  await expect(told(page, "Import")).toHaveText("The import did not go through. Please try again.");
});

test("codes and deleting that fail change nothing and say so", async ({ page }) => {
  await page.goto(QUIET_PAGE);
  await saveCollection(page, "Stays");
  await openData(page);
  await page.route("**/api/workspace/transfer-codes", busy);
  await page.route("**/api/workspace/transfer", busy);
  await section(page, "Move").getByRole("button", { name: "Make a code" }).click();
  await expect(told(page, "Move")).toHaveText(PROBLEM);
  await section(page, "Move").getByLabel("Enter a code").fill("7KXQ2-MN4RT");
  await section(page, "Move").getByRole("button", { name: "Move it here" }).click();
  await expect(told(page, "Move")).toHaveText(PROBLEM);
  await expect(section(page, "Move").getByLabel("Enter a code")).toHaveValue("7KXQ2-MN4RT");

  await page.route("**/api/workspace", (route) =>
    route.request().method() === "DELETE" ? busy(route) : route.continue(),
  );
  const danger = section(page, "Delete everything");
  await danger.getByRole("button", { name: "Delete everything…" }).click();
  await danger.getByLabel("Type delete to confirm").fill("delete");
  await page.keyboard.press("Enter");
  await expect(told(page, "Delete everything")).toHaveText(PROBLEM);
  await danger.getByRole("button", { name: "Keep it" }).click();
  await expect(danger.getByRole("button", { name: "Delete everything…" })).toBeFocused();
  await expect(section(page, "What this browser keeps").locator("dd").first()).toHaveText("1");
});

/** Saves the verse of the day into a collection, which this browser's first save makes. */
async function saveVerseOfTheDay(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Save verse/ })
    .first()
    .click();
  const save = page.getByRole("dialog", { name: /^Save / });
  await save.getByLabel("Your note").fill("Kept");
  const name = save.getByLabel("Name of the new collection");
  if (await name.isVisible()) await name.fill("Days");
  await save.getByRole("button", { name: "Save verse" }).click();
  await expect(save).toHaveCount(0);
}

test("after the third saved thing a hint offers a copy, until it is answered", async ({ page }) => {
  await page.goto("/");
  await saveVerseOfTheDay(page);
  await expect(page.getByText("Verse added successfully!").first()).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await saveVerseOfTheDay(page);
  await expect(hint(page)).toContainText("You keep 3 things here now");
  await expect(hint(page)).toContainText("Clearing this browser’s data would lose them");
  await expect(hint(page).getByRole("status")).toHaveCount(1);

  await hint(page).getByRole("button", { name: "Export or move" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hint(page)).toHaveCount(0);
  await saveVerseOfTheDay(page);
  await expect(page.getByText("Verse added successfully!").first()).toBeVisible();
  await page.reload();
  await saveVerseOfTheDay(page);
  await expect(hint(page)).toHaveCount(0);
});

for (const look of LOOKS) {
  test(`axe finds nothing in any state, ${look.theme}, ${look.width} px`, async ({ page }) => {
    await dress(page, look);
    await page.goto("/");
    await saveVerseOfTheDay(page);
    await saveVerseOfTheDay(page);
    await expect(hint(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await fits()).toBe(true);

    await openData(page);
    await section(page, "Move").getByRole("button", { name: "Make a code" }).click();
    await expect(section(page, "Move").getByLabel("Transfer code")).toBeVisible();
    await page.route("**/api/workspace/transfer", (route) =>
      route.fulfill({
        status: 409,
        contentType: "application/problem+json",
        body: JSON.stringify({ status: 409, detail: "This browser already keeps 2 creations." }),
      }),
    );
    await section(page, "Move").getByLabel("Enter a code").fill("7KXQ2-MN4RT");
    await section(page, "Move").getByRole("button", { name: "Move it here" }).click();
    await expect(page.getByRole("button", { name: "Replace what is here" })).toBeVisible();
    await section(page, "Import")
      .locator("input[type=file]")
      .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("x") });
    await expect(told(page, "Import")).not.toBeEmpty();
    await section(page, "Delete everything")
      .getByRole("button", { name: "Delete everything…" })
      .click();
    expect(await findViolations(page)).toEqual([]);
    const overflows = await dialog(page).evaluate(
      (element) => element.scrollWidth > element.clientWidth,
    );
    expect(overflows).toBe(false);
  });
}
