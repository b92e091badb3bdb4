import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { CLIPBOARD, dress, LOOKS, readClipboard } from "../support/calls";
import { countItems } from "../support/content-counts";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const FATHERS = [
  "Ignatius of Antioch",
  "Justin Martyr",
  "Irenaeus of Lyons",
  "Athanasius of Alexandria",
  "John Chrysostom",
  "Augustine of Hippo",
];
const TABS = ["Overview", "Works", "Theology", "Quotes", "Legacy"];
const IGNATIUS = "Ignatius of Antioch (c. AD 35 – c. 107/110)";
const PHYSICIAN = "There is one Physician who is possessed both of flesh and spirit";

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const profile = (page: Page) => page.getByRole("dialog", { name: IGNATIUS });
const button = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: "View Complete Profile" });

test("heading, badge and six cards with everything a card shows", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/church-fathers");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Early Church Fathers");
  await expect(
    page.getByText(
      "Foundational theologians and biblical scholars who shaped Christian doctrine and interpretation",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByText("6 Church Fathers", { exact: true })).toBeVisible();
  const names = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(names).toEqual(FATHERS);

  for (const name of FATHERS) {
    const father = card(page, name);
    await expect(father.getByText("Church Father", { exact: true })).toBeVisible();
    await expect(father.getByRole("heading", { name: "Key Contributions" })).toBeVisible();
    expect(await father.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
    await expect(father.getByText("Notable Quote", { exact: true })).toBeVisible();
    await expect(father.getByRole("blockquote")).toContainText(/^“.+”$/);
    await expect(father.locator("cite")).toHaveText(name);
    await expect(button(page, name)).toBeVisible();
    await expect(button(page, name)).toHaveText(`View Complete Profile: ${name}`);
  }
  const ignatius = card(page, "Ignatius of Antioch");
  await expect(ignatius.getByText("Bishop of Antioch and martyr")).toBeVisible();
  // In the head of the card and as badges at its foot.
  await expect(ignatius.getByText("c. AD 35 – c. 107/110", { exact: true })).toBeVisible();
  await expect(
    ignatius.getByText("Antioch in Syria (Antakya, Turkey); died at Rome", { exact: true }),
  ).toBeVisible();
  const columns = await ignatius
    .getByRole("list")
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  expect(columns).toBe(2);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the complete profile in five tabs, each with its heading", async ({ page }) => {
  await page.goto("/church-fathers");
  await button(page, "Ignatius of Antioch").click();

  await expect(profile(page)).toBeVisible();
  await expect(profile(page)).toHaveAccessibleDescription(
    "Complete theological profile and historical context",
  );
  await expect(page).toHaveURL(/#ignatius$/);
  const tabs = profile(page).getByRole("tab");
  await expect(tabs).toHaveText(TABS);
  for (const [tab, headings] of [
    ["Overview", ["Quick Facts", "Historical Context", "Theological Controversies"]],
    ["Works", ["Major Works and Writings"]],
    ["Theology", ["Theological Focus Areas"]],
    ["Quotes", ["Notable Quotes"]],
    ["Legacy", ["Historical Legacy and Impact"]],
  ] as const) {
    await profile(page).getByRole("tab", { name: tab, exact: true }).click();
    const panel = profile(page).getByRole("tabpanel", { name: tab, exact: true });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("heading", { level: 3 })).toHaveText([...headings]);
    await expect(profile(page).getByRole("tabpanel")).toHaveCount(1);
  }
  await profile(page).getByRole("tab", { name: "Overview" }).click();
  await expect(profile(page).getByRole("term").filter({ hasText: "Office" })).toBeVisible();
  await expect(profile(page).getByRole("definition").nth(1)).toHaveText("Bishop of Antioch");
  await profile(page).getByRole("tab", { name: "Quotes" }).click();
  await expect(profile(page).getByRole("blockquote")).toHaveCount(5);
});

test("one profile at a time; Escape, Close, the backdrop and Back close it and give the focus back", async ({
  page,
}) => {
  await page.goto("/church-fathers");
  const opener = button(page, "Ignatius of Antioch");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => profile(page).getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 400),
    () => page.goBack(),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(profile(page)).toBeVisible();
    await close();
    await expect(profile(page)).toBeHidden();
    await expect(page).toHaveURL(/church-fathers$/);
    await expect(opener).toBeFocused();
  }
});

test("a profile can be used by keyboard alone", async ({ page }) => {
  await page.goto("/church-fathers");
  await button(page, "Ignatius of Antioch").focus();
  await page.keyboard.press("Enter");
  await expect(profile(page).getByRole("button", { name: "Close" })).toBeFocused();
  // The row of tabs comes with the dialog.
  await expect(profile(page).getByRole("tab", { name: "Overview" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(profile(page).getByRole("tab", { name: "Overview" })).toBeFocused();
  for (const tab of TABS.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(profile(page).getByRole("tab", { name: tab })).toBeFocused();
    await expect(profile(page).getByRole("tab", { name: tab })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  }
  await page.keyboard.press("Home");
  await expect(profile(page).getByRole("tab", { name: "Overview" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(profile(page).getByRole("tabpanel", { name: "Legacy" })).toBeVisible();
});

test("an address opens its father; reload keeps him", async ({ page }) => {
  await page.goto("/church-fathers#ignatius");
  await expect(profile(page)).toBeVisible();
  await page.reload();
  await expect(profile(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(profile(page)).toBeHidden();
  await expect(page).toHaveURL(/church-fathers$/);
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

for (const look of LOOKS) {
  test(`axe finds nothing on the cards or in any tab of a profile, ${look.theme}, ${look.width} px`, async ({
    page,
  }) => {
    await dress(page, look);
    await page.goto("/church-fathers");
    const found: string[] = await findViolations(page);
    await button(page, "Ignatius of Antioch").click();
    for (const tab of TABS) {
      await profile(page).getByRole("tab", { name: tab }).click();
      found.push(...(await findViolations(page)).map((line) => `${tab}: ${line}`));
    }
    expect(found).toEqual([]);
  });
}

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
