import { expect, type Page, test } from "@playwright/test";
import { findInLooks, showAllPanels } from "../support/axe";
import { CLIPBOARD, readClipboard } from "../support/calls";
import { countItems } from "../support/content-counts";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const IGNATIUS = "Ignatius of Antioch (c. AD 35 – c. 107/110)";
const PHYSICIAN = "There is one Physician who is possessed both of flesh and spirit";

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const profile = (page: Page) => page.getByRole("dialog", { name: IGNATIUS });
const button = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: "View Complete Profile" });

test("one profile at a time; Escape, Close, the backdrop and Back close it and give the focus back", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await page.goto("/church-fathers");
  const columns = await card(page, "Ignatius of Antioch")
    .getByRole("list")
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  expect(columns).toBe(2);
  const opener = button(page, "Ignatius of Antioch");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => profile(page).getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 400),
    () => page.goBack(),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(profile(page).getByRole("button", { name: "Close" })).toBeFocused();
    await expect(profile(page).getByRole("tabpanel")).toHaveCount(1);
    await close();
    await expect(profile(page)).toBeHidden();
    await expect(page).toHaveURL(/church-fathers$/);
    await expect(opener).toBeFocused();
  }
  expect(trouble).toEqual(NO_TROUBLE);
});

test("an address of a quotation opens the profile at it", async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("about:blank");
    await page.goto("/church-fathers#ignatius-quote-2");

    await expect(profile(page).getByRole("tab", { name: "Quotes" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(profile(page).getByRole("tab", { name: "Quotes" })).toBeInViewport();
    await expect(profile(page).getByText(PHYSICIAN)).toBeInViewport();
    // The head of the dialog stays where it is.
    await expect(profile(page).getByRole("button", { name: "Close" })).toBeInViewport();
  }
});

test("link and citation of a quotation are copied, and the toast shows over the dialog", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ permissions: CLIPBOARD });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await page.goto(`${baseURL}/church-fathers#ignatius-quote-2`);
  const name = "Ignatius of Antioch, Epistle to the Ephesians";
  await profile(page)
    .getByRole("button", { name: new RegExp(`^Copy link ?: ${name}$`) })
    .click();

  const toast = page.getByText("Copied to clipboard", { exact: true });
  await expect(toast).toBeVisible();
  const isOnTop = await toast.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element === hit || element.contains(hit);
  });
  expect(isOnTop).toBe(true);
  expect(await readClipboard(page)).toBe(`${baseURL}/church-fathers#ignatius-quote-2`);

  await profile(page)
    .getByRole("button", { name: new RegExp(`^Copy citation ?: ${name}$`) })
    .click();
  await expect
    .poll(() => readClipboard(page))
    .toBe(
      `Ignatius of Antioch, Epistle to the Ephesians, Chapter 7 (shorter version). Ante-Nicene Fathers, vol. 1, tr. A. Roberts and J. Donaldson. Quoted at Truth Uncovered. ${baseURL}/church-fathers#ignatius-quote-2 (read Nov 20, 2026).`,
    );
  await context.close();
});

test("a reference inside the profile opens its verse there; Escape closes only the verse", async ({
  page,
}) => {
  await page.goto("/church-fathers#ignatius");
  await expect(profile(page).getByRole("tab", { name: "Overview" })).toBeVisible();
  const link = profile(page).getByRole("link", { name: "Acts 11:26", exact: true });
  await link.focus();
  await page.keyboard.press("Enter");

  const verse = page.getByRole("dialog", { name: "Acts 11:26" });
  await expect(verse).toContainText("first called Christians in Antioch");
  await verse.getByRole("button", { name: "KJV" }).click();
  await expect(verse).toContainText("the disciples were called Christians first in Antioch");
  await verse.getByRole("button", { name: "KJV" }).focus();
  await page.keyboard.press("Escape");
  await expect(verse).toBeHidden();
  await expect(profile(page)).toBeVisible();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/#ignatius$/);
});

// The cards are looked at with all other pages (accessibility.spec.ts).
test("axe finds nothing in any tab of a profile, in any look", async ({ page }) => {
  await page.goto("/church-fathers");
  await button(page, "Ignatius of Antioch").click();
  await showAllPanels(profile(page));
  expect(await findInLooks(page)).toEqual([]);
});

test("without scripts every word of every father stands in the page", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/church-fathers`);

  for (const heading of [
    "Quick Facts",
    "Historical Context",
    "Major Works and Writings",
    "Theological Focus Areas",
    "Notable Quotes",
    "Historical Legacy and Impact",
  ]) {
    const all = page.getByRole("heading", { name: heading, exact: true });
    await expect(all).toHaveCount(countItems("church-fathers"));
    for (const one of await all.all()) await expect(one).toBeVisible();
  }
  await expect(page.getByText(PHYSICIAN)).toBeVisible();
  await expect(
    page.getByText("Polycarp’s circle gathered and passed on the letters"),
  ).toBeVisible();
  await expect(
    page.getByRole("button", { name: /View Complete Profile|Copy|Print|Close/ }),
  ).toHaveCount(0);
  await context.close();
});
