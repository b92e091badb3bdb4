import { expect, test } from "@playwright/test";
import { countItems } from "../support/content-counts";
import { ITEM_PAGES } from "../support/routes";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const TOTAL = countItems("answers") + countItems("faq");

test("from a question of the FAQ to its page, its passage, the question asked next and the list", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await page.goto("/study-guides#faq-hell");
  await page.getByRole("link", { name: /^Open page ?: Why would a loving God/ }).click();

  await expect(page).toHaveURL(/\/answers\/faq-hell$/);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Why would a loving God send anyone to hell?");
  await expect(
    page.getByText(/is patient with us, not wishing that anyone should perish/),
  ).toBeVisible();
  await page
    .getByRole("region", { name: "What the Bible says" })
    .getByRole("link", { name: "2 Peter 3:9" })
    .press("Enter");
  const popover = page.getByRole("dialog", { name: "2 Peter 3:9" });
  await expect(popover).toContainText("patient");
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();

  await page.getByRole("region", { name: "Asked next" }).getByRole("link").first().press("Enter");
  await expect(heading).not.toHaveText("Why would a loving God send anyone to hell?");
  await expect(heading).toBeFocused();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();

  await expect(page).toHaveURL(/\/answers$/);
  await page.getByRole("searchbox", { name: "Find a question" }).fill("amalekites");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(`1 of ${TOTAL} questions`);
  await page.keyboard.press("Tab");
  expect(trouble).toEqual(NO_TROUBLE);
});

test("who asks in need finds whom to call first, and can call at a touch", async ({ page }) => {
  await page.goto("/answers/abused-at-home");
  const help = page.getByRole("complementary", { name: "You are not alone" });

  await expect(help).toBeInViewport();
  await expect(help.getByRole("link", { name: "1-800-799-7233" })).toHaveAttribute(
    "href",
    "tel:18007997233",
  );
});

test("an unknown answer, guide or father is not found", async ({ page }) => {
  for (const path of ["/answers/no-such", "/study-guides/no-such", "/church-fathers/no-such"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  }
});

test("without scripts the words of every kind of page can be read", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ITEM_PAGES) {
    await page.goto(`${baseURL}${path}`);
    for (const section of await page.getByRole("main").locator("section").all()) {
      await expect(section).toBeVisible();
    }
    await expect(page.getByRole("button", { name: /^(Copy|Print)/ })).toHaveCount(0);
  }
  await page.goto(`${baseURL}/answers`);
  await expect(page.getByRole("main").locator('a[href^="/answers/"]')).toHaveCount(TOTAL);
  await context.close();
});

test("an answer prints its words and passages without what stands around them", async ({
  page,
}) => {
  await page.goto("/answers/amalekites");
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What critics say" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: /Breadcrumb|On this page/ })).toHaveCount(0);
});
