import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { holdCalls, redress } from "../support/calls";
import { countItems } from "../support/content-counts";
import { untilItRuns } from "../support/until-it-runs";
import { NO_TROUBLE, watchPage, watchShift } from "../support/watch-page";

const ALL = countItems("discoveries");
/** Ron Wyatt's. */
const CLAIMS = 8;

const list = (page: Page, name: string) => page.getByRole("region", { name });
const discoveries = (page: Page) => list(page, "Archaeological Discoveries").getByRole("article");
const searchbox = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("searchbox", { name: "Search discoveries, articles and videos" });
const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Category" }).getByRole("button", { name, exact: true });

test("a chip chooses, a reload keeps the choice, and nothing goes wrong", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/discover");
  await expect(list(page, "Daily Quote").getByRole("blockquote")).not.toBeEmpty();
  await expect(discoveries(page)).toHaveCount(ALL);
  // Besides the quote of the day, whose length differs, the whole of it fits four screens of a
  // desktop, of 900 pixels each, in its own fonts, which a busy machine may bring too late for the
  // first load.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(async () => {
    await page.goto("/discover");
    for (const name of ["Articles", "Videos"]) {
      await expect(list(page, name).getByRole("article")).toHaveCount(3);
    }
    const quote = await list(page, "Daily Quote").getByRole("blockquote").boundingBox();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height - (quote?.height ?? 0)).toBeLessThanOrEqual(4 * 900);
  }).toPass();
  await untilItRuns(
    (timing) => chip(page, "Ron Wyatt").click(timing),
    (timing) => expect(page).toHaveURL("/discover?category=discovery", timing),
  );
  await expect(discoveries(page)).toHaveCount(CLAIMS);
  await page.reload();
  await expect(discoveries(page)).toHaveCount(CLAIMS);
  await expect(chip(page, "Ron Wyatt")).toHaveAttribute("aria-pressed", "true");
  await expect(list(page, "Videos").getByText(/./).first()).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("what is typed before the page runs is kept, and filters once it does", async ({ page }) => {
  const release = await holdCalls(page, "**/_next/static/chunks/*.js");
  await page.goto("/discover", { waitUntil: "commit" });
  await searchbox(page).pressSequentially("BYTDWD");
  await expect(discoveries(page)).toHaveCount(ALL);
  release();
  await expect(discoveries(page)).toHaveCount(1);
  await expect(searchbox(page)).toHaveValue("BYTDWD");
  await expect(searchbox(page)).toBeFocused();
});

test("the address fills the search box and nothing unfiltered is shown meanwhile", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const shown = [...document.querySelectorAll("[data-discovery] > article")].filter((card) =>
        card.checkVisibility({ visibilityProperty: true }),
      );
      seen.push(shown.length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/discover?search=bytdwd");
  await expect(searchbox(page)).toHaveValue("bytdwd");
  await expect(discoveries(page)).toHaveCount(1);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(Math.max(...seen)).toBe(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every discovery leads to a page where it is readable whole, as does the list of sites", async ({
    page,
  }) => {
    await page.goto("/discover");
    await expect(discoveries(page)).toHaveCount(ALL);
    await expect(page.getByRole("button", { name: "View Details" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Open page/ })).toHaveCount(0);
    await expect(searchbox(page)).toBeHidden();
    await page.getByText("All sites as a list").click();
    const site = page.locator(".site-list").getByRole("link", { name: "Tel Dan Stele" });
    await expect(site).toBeVisible();
    await discoveries(page).getByRole("link", { name: "Tel Dan Stele", exact: true }).click();
    await expect(page).toHaveURL("/discover/tel-dan-stele");
    await expect(page.getByText(/Line 9 has the six letters bytdwd/)).toBeVisible();
    await expect(page.getByText("Fragments B1 and B2", { exact: true })).toBeVisible();
    await expect(page.getByText(/First edition of the large piece/)).toBeVisible();
  });
});

test("no accessibility violation on the whole page, light or dark", async ({ page }) => {
  await page.goto("/discover");
  await expect(list(page, "Articles").getByRole("article").first()).toBeVisible();
  await list(page, "Archaeological Discoveries").scrollIntoViewIfNeeded();
  const pins = page.getByRole("list", { name: "Sites on the map" }).getByRole("button");
  await expect(pins.first()).toBeVisible();
  await page
    .getByText(/^Evidence \d+%$/)
    .first()
    .click();
  await page.getByText("All sites as a list").click();
  for (const theme of ["light", "dark"] as const) {
    await redress(page, { theme, width: 1280 });
    expect([theme, await findViolations(page)]).toEqual([theme, []]);
  }
});

test("nothing moves while the page fills, and it fits 320 pixels", async ({ page }) => {
  const shift = await watchShift(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/discover");
  await expect(list(page, "New Arrivals").getByRole("article")).toHaveCount(2);
  await expect(list(page, "Daily Quote").getByRole("blockquote")).toBeVisible();
  expect(await shift()).toBeLessThan(0.05);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the discoveries are told to search engines as a list of articles", async ({ request }) => {
  const html = await (await request.get("/discover")).text();
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const graph = JSON.parse(text)["@graph"] as { "@type": string }[];
  const found = graph.find((part) => part["@type"] === "ItemList") as unknown as {
    itemListElement: { item: { "@type": string; url: string; headline: string } }[];
  };
  expect(found.itemListElement).toHaveLength(ALL);
  for (const { item } of found.itemListElement) {
    expect(item["@type"]).toBe("Article");
    const [, slug] = /^\/discover\/([^/]+)$/.exec(new URL(item.url).pathname) ?? [];
    expect(html).toContain(`id="${slug}"`);
    expect(html).toContain(item.headline.replaceAll("&", "&amp;"));
  }
});
