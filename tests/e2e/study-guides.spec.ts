import { expect, type Page, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { CLIPBOARD, holdCalls, readClipboard } from "../support/calls";
import { countItems } from "../support/content-counts";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const GUIDES = [
  "Genesis and Creation",
  "The Flood",
  "Exodus and the Plagues",
  "The Tabernacle",
  "Feasts of the LORD",
  "Covenants",
  "Kings and Archaeology",
  "Daniel and Prophecy",
  "The Life of Jesus",
  "Revelation",
];
const FLOOD_TEXT = "The Flood story starts with grief.";
const AGE_TEXT = "The guides on this site hold that the earth is about 6,000 years old";

const QUESTIONS = countItems("faq");
const guides = (page: Page) => page.getByRole("region", { name: "Study Guides" });
const faq = (page: Page) => page.getByRole("region", { name: "Frequently Asked Questions" });
const opener = (page: Page, title: string) =>
  page.locator("summary", { has: page.getByRole("heading", { name: title, exact: true }) });
const openItems = (page: Page) =>
  page.locator("details[data-item][open]").evaluateAll((all) => all.map(({ id }) => id));

test("guides and questions stand closed, in order; one of each is open at a time; a field narrows the questions", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await page.goto("/study-guides");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Study Guides & FAQ");
  await expect(page).toHaveTitle("Study Guides & FAQ | Truth Uncovered");
  expect(await guides(page).getByRole("heading", { level: 3 }).allTextContents()).toEqual(GUIDES);
  await expect(faq(page).getByRole("heading", { level: 4 })).toHaveCount(QUESTIONS);
  await expect(page.getByText("about 6,000 years of history")).toBeVisible();
  expect(await openItems(page)).toEqual([]);
  await expect(page.getByText(FLOOD_TEXT)).toBeHidden();

  await opener(page, "The Flood").click();
  await expect(page.getByText(FLOOD_TEXT)).toBeVisible();
  await expect(page).toHaveURL(/#the-flood$/);

  await opener(page, "Covenants").click();
  await expect.poll(() => openItems(page)).toEqual(["covenants"]);
  await expect(page.getByText(FLOOD_TEXT)).toBeHidden();
  await expect(opener(page, "Covenants")).toBeInViewport();

  await opener(page, "How old is the earth?").click();
  await expect.poll(() => openItems(page)).toEqual(["covenants", "faq-age-of-the-earth"]);
  await opener(page, "Were the days of Genesis ordinary days?").click();
  await expect.poll(() => openItems(page)).toEqual(["covenants", "faq-days-of-genesis"]);

  await opener(page, "Were the days of Genesis ordinary days?").click();
  await expect.poll(() => openItems(page)).toEqual(["covenants"]);
  await expect(page).toHaveURL(/study-guides$/);
  await opener(page, "Covenants").click();
  await expect.poll(() => openItems(page)).toEqual([]);

  const field = page.getByRole("searchbox", { name: "Find a question" });
  await field.fill("OLD earth meteorites");
  await expect(faq(page).getByRole("status")).toHaveText(`1 of ${QUESTIONS} questions`);
  await expect(opener(page, "How old is the earth?")).toBeVisible();
  await expect(faq(page).getByRole("heading", { level: 3 })).toHaveText(["Beginnings and science"]);

  await field.fill("zzz");
  await expect(faq(page).getByRole("status")).toHaveText("No questions match.");
  await field.fill("");
  await expect(faq(page).getByRole("heading", { level: 4 })).toHaveCount(QUESTIONS);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("Back closes what was opened, Forward opens it, a reload and an address open it before the eyes", async ({
  page,
}) => {
  await page.goto("/study-guides");
  await opener(page, "The Flood").click();
  await opener(page, "Revelation").click();
  await page.goBack();
  await expect.poll(() => openItems(page)).toEqual([]);
  await expect(page).toHaveURL(/study-guides$/);

  await page.goForward();
  await expect.poll(() => openItems(page)).toEqual(["revelation"]);
  await page.reload();
  await expect.poll(() => openItems(page)).toEqual(["revelation"]);
  await expect(opener(page, "Revelation")).toBeInViewport();

  await page.goto("about:blank");
  await page.goto("/study-guides#the-flood");
  await expect(page.getByText(FLOOD_TEXT)).toBeInViewport();
  expect(await openItems(page)).toEqual(["the-flood"]);

  await page.goto("/study-guides#faq-age-of-the-earth");
  await expect(page.getByText(AGE_TEXT)).toBeInViewport();
  await expect(faq(page).getByRole("link", { name: "Genesis 1:1", exact: true })).toBeVisible();
});

test("what is opened before the page's scripts have come stays open, and gets its address", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  const release = await holdCalls(page, "**/_next/static/chunks/*.js");
  await page.goto("/study-guides", { waitUntil: "commit" });
  await opener(page, "The Flood").click();
  await expect(page.getByText(FLOOD_TEXT)).toBeVisible();
  release();
  await expect(page).toHaveURL("/study-guides#the-flood");
  await expect(page.getByText(FLOOD_TEXT)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/study-guides");
  await expect(page.getByText(FLOOD_TEXT)).toBeHidden();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the page starts at its top, also when it is reloaded", async ({ page }) => {
  await page.goto("/study-guides", { waitUntil: "networkidle" });
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  await page.reload({ waitUntil: "networkidle" });

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("guides and questions open and close by keyboard alone", async ({ page }) => {
  await page.goto("/study-guides");
  await page.getByRole("link", { name: `${countItems("study-guides")} study guides` }).focus();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("link", { name: `${QUESTIONS} questions and answers` }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(opener(page, "Genesis and Creation")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(opener(page, "The Flood")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => openItems(page)).toEqual(["the-flood"]);
  await expect(page).toHaveURL(/#the-flood$/);
  await expect(opener(page, "The Flood")).toBeFocused();

  await page.keyboard.press("Tab");
  const firstVerse = guides(page).getByRole("link", { name: "Genesis 6:5-8", exact: true }).first();
  await expect(firstVerse).toBeFocused();
  await page.keyboard.press("Enter");
  const popover = page.getByRole("dialog", { name: "Genesis 6:5-8" });
  await expect(popover).toContainText("wickedness of man was great");
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(firstVerse).toBeFocused();

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect.poll(() => openItems(page)).toEqual([]);
});

test("link and citation of a guide and of a question are copied", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ permissions: CLIPBOARD });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await page.goto(`${baseURL}/study-guides#the-flood`);
  await page.getByRole("button", { name: /^Copy link ?: The Flood$/ }).click();
  await expect(page.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  expect(await readClipboard(page)).toBe(`${baseURL}/study-guides#the-flood`);

  await page.getByRole("button", { name: /^Copy citation ?: The Flood$/ }).click();
  await expect
    .poll(() => readClipboard(page))
    .toBe(
      `“The Flood.” Truth Uncovered, Study Guides. ${baseURL}/study-guides#the-flood (read Nov 20, 2026).`,
    );

  await opener(page, "How old is the earth?").click();
  await page.getByRole("button", { name: /^Copy citation ?: How old is the earth\?$/ }).click();
  await expect
    .poll(() => readClipboard(page))
    .toBe(
      `“How old is the earth?” Truth Uncovered, Questions and Answers. ${baseURL}/study-guides#faq-age-of-the-earth (read Nov 20, 2026).`,
    );
  await context.close();
});

test("axe finds nothing with guides and a question open, in any look", async ({ page }) => {
  await page.goto("/study-guides");
  // Three guides that have every kind of section between them. Groups open one at a time; without
  // the name, together.
  const ids = ["the-flood", "exodus-plagues", "life-of-jesus", "faq-age-of-the-earth"];
  for (const id of ids) {
    await page.locator(`#${id}`).evaluate((item: HTMLDetailsElement) => {
      item.removeAttribute("name");
      item.open = true;
    });
  }
  await expect(page.getByText(AGE_TEXT)).toBeVisible();

  expect(await findInLooks(page)).toEqual([]);
});

test("without scripts every guide and question opens in its place", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/study-guides`);

  await expect(guides(page).locator("summary")).toHaveCount(countItems("study-guides"));
  for (const title of GUIDES) {
    await opener(page, title).click();
    const guide = guides(page).locator("details[open]");
    await expect(guide).toHaveCount(1);
    await expect(guide.getByRole("heading", { name: "Questions for discussion" })).toBeVisible();
    await expect(guide.getByRole("heading", { name: "Sources" })).toBeVisible();
  }
  await opener(page, "How old is the earth?").click();
  await expect(page.getByText(AGE_TEXT)).toBeVisible();
  // What only scripts can do is not offered.
  await expect(page.getByRole("searchbox", { name: "Find a question" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^(Copy|Print)/ })).toHaveCount(0);
  await context.close();
});
