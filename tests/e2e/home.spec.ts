import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";

const VERSE_PATH = "**/api/bible/verse-of-the-day*";
const verseCard = (page: Page) => page.getByRole("region", { name: "Verse of the Day" });

/** Replaces the share sheet and the clipboard and records what reaches them. */
async function recordSharing(
  page: Page,
  sheet: "none" | "accepts" | "cancelled" | "fails",
  clipboard: "works" | "refuses",
) {
  await page.addInitScript(
    ([sheetKind, clipboardKind]) => {
      const record = { shared: [] as unknown[], copied: [] as string[] };
      Object.assign(window, { record });
      Object.defineProperty(navigator, "share", {
        configurable: true,
        value:
          sheetKind === "none"
            ? undefined
            : async (data: unknown) => {
                record.shared.push(data);
                if (sheetKind === "cancelled") throw new DOMException("cancelled", "AbortError");
                if (sheetKind === "fails") throw new DOMException("no", "NotAllowedError");
              },
      });
      Object.defineProperty(navigator, "clipboard", {
        configurable: true,
        value: {
          writeText: async (text: string) => {
            if (clipboardKind === "refuses") throw new DOMException("no", "NotAllowedError");
            record.copied.push(text);
          },
        },
      });
    },
    [sheet, clipboard] as const,
  );
}

function readRecord(page: Page) {
  return page.evaluate(
    () => (window as unknown as { record: { shared: unknown[]; copied: string[] } }).record,
  );
}

test("home shows its sections in the product's order and leads on", async ({ page }) => {
  for (const list of ["articles", "videos", "news"]) {
    await page.route(`**/api/${list}`, (route) => route.fulfill({ json: [] }));
  }
  await page.goto("/");

  await expect(verseCard(page).getByRole("blockquote")).toContainText(/^“.+”$/);
  const headings = await page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .allTextContents();
  expect(headings).toEqual([
    "Verse of the Day",
    "Explore Biblical Truth",
    "Featured Content",
    "Prophecy & News",
    "Quick Actions",
  ]);
  await expect(page.getByText("No featured content available at this time.")).toBeVisible();
  await expect(page.getByText("No prophecy news available at this time.")).toBeVisible();
  const main = page.getByRole("main");
  for (const [name, href] of [
    ["Bible Study Search & Study Tools", "/bible"],
    ["AI Assistant Biblical Q&A", "/chat"],
    ["Timelines Creation vs Evolution", "/timelines"],
    ["Discoveries Archaeological Evidence", "/discover"],
    ["Reading Plans Structured Bible study", "/reading-plans"],
    ["Saved Verses Your bookmarks & notes", "/saved-verses"],
    ["Reading History Track your progress", "/reading-history"],
    ["Church Fathers Early Christian theologians", "/church-fathers"],
    ["Creator Profile Meet the Developer", "/about-dev"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(page.getByText("Modern Biblical Research Platform")).toBeVisible();
});

test("the verse card shows the visitor's own date and asks for the verse of that day", async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: "Pacific/Auckland" });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-12-24T20:00:00Z"));
  const asked = page.waitForRequest("**/api/bible/verse-of-the-day?date=*");
  await page.goto("/");

  expect(new URL((await asked).url()).searchParams.get("date")).toBe("2026-12-25");
  await expect(verseCard(page)).toContainText("Dec 25, 2026");
  await expect(verseCard(page).getByRole("link", { name: "Luke 2:11" })).toBeVisible();
  await context.close();
});

test("the verse leads to its context and to the Bible", async ({ page }) => {
  await page.route(VERSE_PATH, (route) =>
    route.fulfill({ json: { text: "Jesus wept.", reference: "John 11:35", translation: "WEB" } }),
  );
  await page.goto("/");

  await expect(verseCard(page).getByRole("link", { name: "Read Context" })).toHaveAttribute(
    "href",
    "/context?verse=John%2011%3A35",
  );
  await expect(verseCard(page).getByRole("link", { name: "Study More" })).toHaveAttribute(
    "href",
    "/bible",
  );
});

test("while the verse is fetched a skeleton stands in its place", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(VERSE_PATH, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");

  await expect(verseCard(page).getByRole("status")).toHaveText("Loading the verse of the day");
  answer();
  await expect(verseCard(page).getByRole("blockquote")).toBeVisible();
});

test("a failed verse shows the empty texts and can be tried again", async ({ page }) => {
  await page.route(
    VERSE_PATH,
    (route) => route.fulfill({ status: 503, json: { detail: "away" } }),
    { times: 1 },
  );
  await page.goto("/");

  await expect(verseCard(page).getByText("No verse available today")).toBeVisible();
  await expect(verseCard(page).getByText("Please check back later")).toBeVisible();
  await verseCard(page).getByRole("button", { name: "Try Again" }).click();
  await expect(verseCard(page).getByRole("blockquote")).toBeVisible();
});

test("no verse is no error: the empty texts stand without a retry", async ({ page }) => {
  await page.route(VERSE_PATH, (route) => route.fulfill({ json: null }));
  await page.goto("/");

  await expect(verseCard(page).getByText("No verse available today")).toBeVisible();
  await expect(verseCard(page).getByRole("button", { name: "Try Again" })).toHaveCount(0);
});

test("Share Verse uses the device's share sheet", async ({ page }) => {
  await recordSharing(page, "accepts", "works");
  await page.route(VERSE_PATH, (route) =>
    route.fulfill({ json: { text: "Jesus wept.", reference: "John 11:35", translation: "WEB" } }),
  );
  await page.goto("/");
  await verseCard(page).getByRole("button", { name: "Share Verse" }).click();

  expect(await readRecord(page)).toEqual({
    shared: [{ title: "Verse of the Day", text: '"Jesus wept." - John 11:35' }],
    copied: [],
  });
});

test("a share sheet that the visitor cancels copies nothing and is no error", async ({ page }) => {
  await recordSharing(page, "cancelled", "works");
  await page.goto("/");
  await verseCard(page).getByRole("button", { name: "Share Verse" }).click();

  await expect.poll(async () => (await readRecord(page)).shared.length).toBe(1);
  expect((await readRecord(page)).copied).toEqual([]);
  await expect(page.getByText("Copied to clipboard")).toHaveCount(0);
});

for (const sheet of ["none", "fails"] as const) {
  test(`with a share sheet that is ${sheet === "none" ? "missing" : "failing"}, the same text is copied`, async ({
    page,
  }) => {
    await recordSharing(page, sheet, "works");
    await page.route(VERSE_PATH, (route) =>
      route.fulfill({ json: { text: "Jesus wept.", reference: "John 11:35", translation: "WEB" } }),
    );
    await page.goto("/");
    await verseCard(page).getByRole("button", { name: "Share Verse" }).click();

    await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
    expect((await readRecord(page)).copied).toEqual(['"Jesus wept." - John 11:35']);
  });
}

test("without a clipboard the text is shown for selection", async ({ page }) => {
  await recordSharing(page, "none", "refuses");
  await page.goto("/");
  await verseCard(page).getByRole("button", { name: "Share Verse" }).click();

  const dialog = page.getByRole("dialog", { name: "Copy this text" });
  await expect(dialog.getByRole("textbox", { name: "Text to copy" })).toHaveValue(/^".+" - .+\d$/);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a reference opens its verse in place, in either translation, by keyboard too", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-02-14T12:00:00Z"));
  await page.goto("/");
  const link = verseCard(page).getByRole("link", { name: "John 3:16" });
  await link.focus();
  await page.keyboard.press("Enter");

  const popover = page.getByRole("dialog", { name: "John 3:16" });
  await expect(popover).toContainText(
    "For God so loved the world, that he gave his one and only Son",
  );
  await popover.getByRole("button", { name: "KJV" }).click();
  await expect(popover).toContainText(
    "For God so loved the world, that he gave his only begotten Son",
  );
  await expect(popover.getByRole("link", { name: "Open in reader" })).toHaveAttribute(
    "href",
    "/bible?ref=John+3:16&translation=KJV",
  );
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(link).toBeFocused();
});
