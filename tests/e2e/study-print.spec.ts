import { expect, type Page, test } from "@playwright/test";

/** Header, sidebar, chat button and whatever else stands around the words. */
async function expectNoChrome(page: Page) {
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ask the AI Assistant" })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
}

test("with nothing open the list prints, an open guide alone, whole and without the site around it", async ({
  page,
}) => {
  await page.goto("/study-guides");
  await page.emulateMedia({ media: "print" });

  await expectNoChrome(page);
  await expect(page.getByRole("heading", { name: "Covenants" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How old is the earth?" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.goto("about:blank");
  await page.goto("/study-guides#the-flood");
  const guide = page.locator("#the-flood");
  await expect(guide).toHaveAttribute("open");
  await page.emulateMedia({ media: "print" });

  await expectNoChrome(page);
  for (const heading of ["The Flood", "Overview", "Questions for discussion", "Sources"]) {
    await expect(guide.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByText("The Flood story starts with grief.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Covenants" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "How old is the earth?" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  const box = await guide.boundingBox();
  expect(box?.y).toBeLessThan(100);
});

test("an open profile prints with the words of all five tabs, the other fathers left out", async ({
  page,
}) => {
  await page.goto("/church-fathers#ignatius");
  const profile = page.locator('[data-item-dialog="ignatius"]');
  await expect(profile).toBeVisible();
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("banner")).toBeHidden();
  await expect(profile.getByRole("heading", { level: 2 })).toBeVisible();
  for (const heading of [
    "Quick Facts",
    "Historical Context",
    "Major Works and Writings",
    "Theological Focus Areas",
    "Notable Quotes",
    "Historical Legacy and Impact",
  ]) {
    await expect(profile.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByText("Left the oldest text we have")).toBeHidden();
  await expect(page.getByRole("heading", { name: /Justin Martyr/ })).toHaveCount(0);
  // Nothing is cut off at the height of a screen.
  const { scroll, client } = await profile.evaluate((element) => ({
    scroll: element.scrollHeight,
    client: element.clientHeight,
  }));
  expect(client).toBeGreaterThan(1500);
  expect(scroll).toBe(client);

  // On as many sheets as the words need.
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(8);
});
