import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { untilItRuns } from "../support/until-it-runs";

const reader = (page: Page) => page.getByRole("region", { name: "Reader" });
const title = (page: Page) => reader(page).getByRole("heading", { level: 2 });
const chooseView = (page: Page, name: string) =>
  reader(page).getByRole("group", { name: "Translation" }).getByText(name, { exact: true }).click();

test("an address opens its verse, marked and before the visitor's eyes, with the reader first", async ({
  page,
}) => {
  await page.goto("/bible?ref=John+3:16");

  await expect(title(page)).toHaveText("John 3");
  const verse = reader(page).getByRole("button", { name: "Verse 16, the one you looked up" });
  await expect(verse).toBeInViewport();
  await expect(reader(page).locator("[data-marked]")).toContainText("For God so loved the world");
  const isFirst = await page.evaluate(() => {
    const [readerPlace, searchPlace] = ["Reader", "Verse search"].map(
      (name) =>
        document.querySelector(`section[aria-label="${name}"]`)?.getBoundingClientRect().top ?? 0,
    );
    return (readerPlace ?? 0) < (searchPlace ?? 0);
  });
  expect(isFirst).toBe(true);
});

for (const width of [360, 1280]) {
  test(`nothing shifts while the words come, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const record = { shift: 0 };
      Object.assign(window, { record });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          record.shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    // Answers come after the page is painted, as they do on a real line, and the videos last.
    await page.route("**/api/**", async (route) => {
      const delay = route.request().url().endsWith("/api/videos") ? 800 : 400;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    const addresses = [
      "/",
      "/bible",
      "/bible?ref=Psalm+23",
      "/bible?ref=John+3:16",
      "/bible?q=love",
    ];
    for (const path of [...addresses, "/search?q=grace"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { shift } = await page.evaluate(
        () => (window as unknown as { record: { shift: number } }).record,
      );
      expect(shift, path).toBeLessThanOrEqual(0.05);
    }
  });
}

test("the picker has its own address: Back closes it, and a reload keeps it", async ({ page }) => {
  await page.goto("/bible");
  const picker = page.getByRole("dialog", { name: "Choose a book" });
  await untilItRuns(
    (timing) => page.getByRole("button", { name: "Choose book and chapter" }).click(timing),
    (timing) => expect(picker).toBeVisible(timing),
  );
  await page.reload();
  await expect(picker).toBeVisible();
  await page.goBack();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL("/bible");

  await page.getByRole("button", { name: "Choose book and chapter" }).click();
  await picker.getByRole("searchbox", { name: "Filter books" }).fill("rut");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Ruth 1", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Ruth 1");
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/bible");
});

test("the page is named after its chapter", async ({ page }) => {
  await page.goto("/bible?ref=Ruth+2&translation=KJV");
  await expect(page).toHaveTitle("Ruth 2 (KJV) | Truth Uncovered");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveTitle("Ruth 1 (KJV) | Truth Uncovered");
});

test("quick steps are all counted while chapters are on their way", async ({ page }) => {
  await page.goto("/bible?ref=Genesis+1");
  await expect(title(page)).toHaveText("Genesis 1");
  await page.waitForLoadState("networkidle");
  await page.route("**/api/bible/chapter?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("Genesis 5");
});

test("a printed chapter is the chapter alone, over the whole sheet", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.goto("/bible?ref=John+3");
  await expect(title(page)).toHaveText("John 3");
  await page.emulateMedia({ media: "print" });

  await expect(title(page)).toBeVisible();
  for (const name of ["Verse search", "Today's Verse"]) {
    await expect(page.getByRole("region", { name })).toBeHidden();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  const { width } = (await page.locator(".chapter").boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(700);
});

test("an address that is no reference says so without breaking the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const ref of ["a".repeat(400), "<script>alert(1)</script>"]) {
    await page.goto(`/bible?ref=${encodeURIComponent(ref)}`);
    await expect(title(page)).toHaveText("Not in the Bible");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
  await page.goto("/bible?ref=%20");
  await expect(page.getByRole("button", { name: "Choose book and chapter" })).toBeVisible();
});

test("both translations, alone and side by side; the choice is part of the address", async ({
  page,
}) => {
  await page.goto("/bible?ref=John+3:16");
  await expect(reader(page)).toContainText("his one and only Son");
  await chooseView(page, "KJV");
  await expect(page).toHaveURL("/bible?ref=John+3:16&translation=KJV");
  await expect(reader(page)).toContainText("his only begotten Son");

  await chooseView(page, "Parallel");
  await expect(page).toHaveURL("/bible?ref=John+3:16&translation=parallel");
  await expect(reader(page)).toContainText("his one and only Son");
  await expect(reader(page)).toContainText("his only begotten Son");
  await page.goBack();
  await expect(reader(page)).not.toContainText("his one and only Son");
});

test("chapters turn by button and by arrow key, over the border of a book, and Back returns", async ({
  page,
}) => {
  await page.goto("/bible?ref=Malachi+4");
  await expect(title(page)).toHaveText("Malachi 4");
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("Matthew 1");
  await expect(title(page)).toBeFocused();
  await reader(page).getByRole("button", { name: "Previous chapter, Malachi 4" }).click();
  await expect(title(page)).toHaveText("Malachi 4");
  await page.goBack();
  await expect(title(page)).toHaveText("Matthew 1");

  await page.goto("/bible?ref=Genesis+1");
  await expect(reader(page).getByRole("button", { name: "Previous chapter" })).toBeDisabled();
});

test("arrow keys keep their meaning inside a field", async ({ page }) => {
  await page.goto("/bible?ref=John+3");
  await expect(title(page)).toHaveText("John 3");
  const box = page.getByRole("region", { name: "Verse search" }).getByRole("searchbox");
  await box.fill("love");
  await box.press("ArrowLeft");
  await box.press("ArrowRight");
  await expect(title(page)).toHaveText("John 3");
});

test("book and chapter are chosen without asking the server", async ({ page }) => {
  await page.goto("/bible?ref=John+3");
  await expect(title(page)).toHaveText("John 3");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await reader(page).getByRole("button", { name: "John 3. Choose book and chapter" }).click();
  const picker = page.getByRole("dialog", { name: "Choose a book" });
  await expect(picker.getByRole("button", { name: "Genesis" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await picker.getByRole("searchbox", { name: "Filter books" }).fill("psal");
  await picker.getByRole("button", { name: "Psalms" }).press("Enter");
  const chapters = page.getByRole("dialog", { name: "Psalms" });
  await expect(chapters.getByRole("link")).toHaveCount(150);
  expect(asked).toEqual([]);
  await chapters.getByRole("link", { name: "Psalm 23", exact: true }).click();
  await expect(page).toHaveURL("/bible?ref=Psalm+23");
  await expect(title(page)).toHaveText("Psalm 23");
});

test("a psalm is set as poetry under its title, prose in paragraphs, supplied words in italics", async ({
  page,
}) => {
  await page.goto("/bible?ref=Psalm+23");
  await expect(reader(page).getByText("A Psalm by David.")).toBeVisible();
  const lines = reader(page).locator(".chapter-line");
  await expect(lines.first()).toContainText("Yahweh is my shepherd");
  expect(await lines.count()).toBeGreaterThan(10);

  await page.goto("/bible?ref=Genesis+1:2&translation=KJV");
  await expect(reader(page).locator("[data-marked] em").first()).toHaveText("was");
  await expect(reader(page).locator(".chapter-prose").first()).toBeVisible();
});

test("the name of God is shown as the visitor chooses, and copied as translated", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/bible?ref=Psalm+23");
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page
    .getByRole("group", { name: "Name of God in the World English Bible" })
    .getByText("the LORD")
    .click();
  await page.keyboard.press("Escape");
  await expect(reader(page)).toContainText("The LORD is my shepherd");
  await page.reload();
  await expect(reader(page)).toContainText("The LORD is my shepherd");

  await reader(page).getByRole("button", { name: "Verse 1", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Psalm 23:1" })
    .getByRole("button", { name: "Copy verse" })
    .click();
  await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^“Yahweh is my shepherd.*” — Psalm 23:1 \(WEB\)$/,
  );
});

test("text size and page colour are kept", async ({ page }) => {
  await page.goto("/bible?ref=John+1");
  await expect(title(page)).toHaveText("John 1");
  const size = () =>
    reader(page)
      .locator(".chapter")
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await page.getByRole("button", { name: "Reading settings" }).click();
  await page.getByRole("radio", { name: "Largest" }).check({ force: true });
  await page.getByRole("radio", { name: "Sepia" }).check({ force: true });
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(title(page)).toHaveText("John 1");
  expect(await size()).toBeGreaterThan(before);
  await expect(page.locator("section[data-reading-theme=sepia]")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("a verse shows its cross references in place and leads to them", async ({ page }) => {
  await page.goto("/bible?ref=John+3:16");
  await reader(page)
    .getByRole("button", { name: /^Verse 16/ })
    .click();
  const menu = page.getByRole("dialog", { name: "John 3:16" });
  await expect(menu.getByRole("heading", { name: /^Cross references \(\d+\)$/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const first = menu.getByRole("listitem").first().getByRole("link");
  const reference = (await first.textContent()) ?? "";
  await first.click();
  await expect(title(page)).toHaveText(reference.replace(/:.*/, ""));
  await expect(menu).toBeHidden();
});

test("a failed chapter can be tried again", async ({ page }) => {
  await page.route(
    "**/api/bible/chapter?*",
    (route) => route.fulfill({ status: 503, body: "away" }),
    { times: 1 },
  );
  await page.goto("/bible?ref=Ruth+1");
  await expect(reader(page).getByText("The chapter could not be loaded.")).toBeVisible();
  await expect(title(page)).toHaveText("Ruth 1");
  await reader(page).getByRole("button", { name: "Try Again" }).click();
  await expect(title(page)).toHaveText("Ruth 1");
});

test("a verse that the translation does not print is explained", async ({ page }) => {
  await page.goto("/bible?ref=Acts+8");
  await expect(reader(page).getByText(/^Verse 37: /)).toBeVisible();

  await page.goto("/bible?ref=Acts+8:37");
  await expect(reader(page).getByRole("note")).toContainText("Acts 8:37");
  await reader(page).getByRole("button", { name: "Read it in the King James Version" }).click();
  await expect(reader(page).locator("[data-marked]")).toContainText(
    "I believe that Jesus Christ is the Son of God",
  );
});
