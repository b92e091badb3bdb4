import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { holdCalls } from "../support/calls";
import { countItems } from "../support/content-counts";
import { untilItRuns } from "../support/until-it-runs";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const ALL = countItems("discoveries");
/** Ron Wyatt's. */
const CLAIMS = 8;
const ARTICLES = "**/api/articles";
const VIDEOS = "**/api/videos";
const NO_ARTICLES = "No articles found matching your criteria.";
const NO_VIDEOS = "No videos found matching your criteria.";

const article = (id: string, category: string, title: string, content = "") => ({
  id,
  featured: false,
  title,
  content,
  excerpt: `Excerpt of ${title}`,
  category,
  imageUrl: null,
  readTime: "7 min read",
  publishedAt: "2026-03-05T12:00:00Z",
  sourceUrl: null,
});
const video = (id: string, category: string, title: string, description = "") => ({
  id,
  featured: false,
  title,
  description,
  category,
  thumbnailUrl: null,
  videoUrl: null,
  duration: null,
  publishedAt: null,
});
const THREE_ARTICLES = [
  article("a", "archaeological", "On basalt"),
  article("b", "biblical", "On grace", "Of BASALT it says nothing."),
  article("c", "discovery", "On a claim"),
];

const list = (page: Page, name: string) => page.getByRole("region", { name });
const discoveries = (page: Page) => list(page, "Archaeological Discoveries").getByRole("article");
const searchbox = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("searchbox", { name: "Search discoveries, articles and videos" });
const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Category" }).getByRole("button", { name, exact: true });

test("the page has all its parts, in their order, and a quote of the day", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/discover");
  await expect(searchbox(page)).toHaveAttribute(
    "placeholder",
    "Search discoveries, articles, videos...",
  );
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Daily Quote",
    "New Arrivals",
    "Archaeological Discoveries",
    "Articles",
    "Videos",
  ]);
  await expect(page.getByRole("group", { name: "Category" }).getByRole("button")).toHaveText([
    "All",
    "Archaeological",
    "Prophecy",
    "Ron Wyatt",
    "Biblical",
  ]);
  await expect(chip(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(list(page, "Daily Quote").getByRole("blockquote")).not.toBeEmpty();
  await expect(discoveries(page)).toHaveCount(ALL);
  await expect(
    list(page, "Archaeological Discoveries").getByText(`${ALL} discoveries`, { exact: true }),
  ).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("a card holds place, date, score and objections, and says whose claim it is", async ({
  page,
}) => {
  await page.goto("/discover");
  const claim = page.getByRole("article", { name: /Noah’s Ark/ });
  await expect(claim.getByText("Ron Wyatt", { exact: true })).toBeVisible();
  await expect(
    claim.getByText("This is Ron Wyatt’s claim, not an established find."),
  ).toBeVisible();
  await expect(claim.getByRole("heading", { name: "Objections" })).toBeVisible();
  await claim.getByText("How this was graded").click();
  await expect(claim.getByText("Graded statement.")).toBeVisible();

  const find = page.getByRole("article", { name: "Tel Dan Stele" });
  await expect(find.getByText("Mainstream", { exact: true })).toBeVisible();
  await expect(find.getByRole("heading", { name: "What others say" })).toBeVisible();
  await expect(find.getByText(/Tel Dan, Upper Galilee/)).toBeVisible();
});

test("the chips choose the discoveries, and the address keeps the choice", async ({ page }) => {
  await page.goto("/discover");
  await untilItRuns(
    (timing) => chip(page, "Ron Wyatt").click(timing),
    (timing) => expect(page).toHaveURL("/discover?category=discovery", timing),
  );
  await expect(discoveries(page)).toHaveCount(CLAIMS);
  await expect(discoveries(page).first()).toContainText("This is Ron Wyatt’s claim");
  await chip(page, "Archaeological").click();
  await expect(discoveries(page)).toHaveCount(ALL - CLAIMS);
  await expect(page).toHaveURL("/discover?category=archaeological");
  for (const name of ["Prophecy", "Biblical", "All"]) {
    await chip(page, name).click();
    await expect(discoveries(page)).toHaveCount(ALL);
  }
  await expect(page).toHaveURL("/discover");
  await page.goto("/discover?category=discovery");
  await expect(discoveries(page)).toHaveCount(CLAIMS);
  await expect(chip(page, "Ron Wyatt")).toHaveAttribute("aria-pressed", "true");
});

test("text is found in every word of a discovery, also in its closed dialogs", async ({ page }) => {
  await page.goto("/discover");
  await searchbox(page).fill("BYTDWD");
  await expect(discoveries(page)).toHaveCount(1);
  await expect(discoveries(page)).toContainText("Tel Dan Stele");
  await expect(page).toHaveURL("/discover?search=BYTDWD");
  await searchbox(page).fill("no such word anywhere");
  await expect(discoveries(page)).toHaveCount(0);
  await expect(page.getByText("No discoveries found matching your criteria.")).toBeVisible();
  await searchbox(page).fill("");
  await expect(discoveries(page)).toHaveCount(ALL);
  await expect(page).toHaveURL("/discover");
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

test("articles and videos follow category and text; new arrivals are the first two", async ({
  page,
}) => {
  await page.route(ARTICLES, (route) => route.fulfill({ json: THREE_ARTICLES }));
  await page.route(VIDEOS, (route) =>
    route.fulfill({
      json: [video("v", "prophecy", "A film", "About basalt"), video("w", "biblical", "Other")],
    }),
  );
  await page.goto("/discover");
  const arrivals = list(page, "New Arrivals").getByRole("article");
  const articles = list(page, "Articles").getByRole("article");
  const videos = list(page, "Videos").getByRole("article");
  await expect(arrivals).toHaveCount(2);
  await expect(arrivals.first()).toContainText("NEW");
  await expect(arrivals.first()).toContainText("7 min read");
  await expect(arrivals.first()).toContainText("On basalt");
  await expect(articles).toHaveCount(3);
  await expect(videos).toHaveCount(2);

  await searchbox(page).fill("basalt");
  await expect(articles).toHaveCount(2);
  await expect(videos).toHaveCount(1);
  await chip(page, "Biblical").click();
  await expect(articles).toHaveCount(1);
  await expect(arrivals).toHaveCount(1);
  await expect(articles).toContainText("On grace");
  await expect(page.getByText(NO_VIDEOS)).toBeVisible();
  await searchbox(page).fill("");
  await chip(page, "Prophecy").click();
  await expect(page.getByText(NO_ARTICLES)).toBeVisible();
  await expect(videos).toHaveCount(1);
});

test("empty lists say so", async ({ page }) => {
  await page.route(ARTICLES, (route) => route.fulfill({ json: [] }));
  await page.route(VIDEOS, (route) => route.fulfill({ json: [] }));
  await page.goto("/discover");
  await expect(page.getByText(NO_ARTICLES)).toBeVisible();
  await expect(page.getByText(NO_VIDEOS)).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
});

test("skeletons stand while the lists are under way: two of arrivals, three of each list", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/(articles|videos)$/, async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await page.goto("/discover");
  for (const [name, count] of [
    ["New Arrivals", 2],
    ["Articles", 3],
    ["Videos", 3],
  ] as const) {
    await expect(list(page, name).locator("[data-skeleton]")).toHaveCount(count);
  }
  answer();
  await expect(page.getByText(NO_ARTICLES)).toBeVisible();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("a failed read shows the same words and Try Again, which reads again", async ({ page }) => {
  let isDown = true;
  await page.route(/\/api\/(articles|videos|daily-quote)$/, (route) =>
    isDown ? route.fulfill({ status: 503, body: "down" }) : route.continue(),
  );
  await page.goto("/discover");
  await expect(page.getByText(NO_ARTICLES)).toBeVisible();
  await expect(page.getByText(NO_VIDEOS)).toBeVisible();
  await expect(page.getByText("No quote available today")).toBeVisible();
  isDown = false;
  for (const name of ["Daily Quote", "Articles", "Videos"]) {
    await list(page, name).getByRole("button", { name: "Try Again" }).click();
  }
  await expect(list(page, "Articles").getByRole("article").first()).toBeVisible();
  await expect(list(page, "Videos").getByRole("article").first()).toBeVisible();
  await expect(list(page, "Daily Quote").getByRole("blockquote")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every discovery is readable whole: evidence, analysis, papers, and the list of sites", async ({
    page,
  }) => {
    await page.goto("/discover");
    await expect(discoveries(page)).toHaveCount(ALL);
    await expect(page.getByText(/Line 9 has the six letters bytdwd/)).toBeVisible();
    await expect(page.getByText("Fragments B1 and B2", { exact: true })).toBeVisible();
    await expect(page.getByText(/First edition of the large piece/)).toBeVisible();
    await expect(page.getByRole("button", { name: "View Details" })).toHaveCount(0);
    await expect(searchbox(page)).toBeHidden();
    await page.getByText("All sites as a list").click();
    await expect(page.getByRole("link", { name: "Tel Dan Stele" })).toBeVisible();
  });
});

for (const theme of ["light", "dark"]) {
  test(`no accessibility violation on the whole page, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem("truth-uncovered-theme", value);
    }, theme);
    await page.goto("/discover");
    await expect(list(page, "Articles").getByRole("article").first()).toBeVisible();
    await list(page, "Archaeological Discoveries").scrollIntoViewIfNeeded();
    const pins = page.getByRole("list", { name: "Sites on the map" }).getByRole("button");
    await expect(pins.first()).toBeVisible();
    await page.getByText("How this was graded").first().click();
    await page.getByText("All sites as a list").click();
    expect(await findViolations(page)).toEqual([]);
  });
}

test("nothing moves while the page fills, and it fits 320 pixels", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/discover");
  await expect(list(page, "New Arrivals").getByRole("article")).toHaveCount(2);
  await expect(list(page, "Daily Quote").getByRole("blockquote")).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.05,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the discoveries are told to search engines as a list of articles", async ({ page }) => {
  await page.goto("/discover");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = JSON.parse(text ?? "{}")["@graph"] as { "@type": string }[];
  const found = graph.find((part) => part["@type"] === "ItemList") as unknown as {
    itemListElement: { item: { "@type": string; url: string; headline: string } }[];
  };
  expect(found.itemListElement).toHaveLength(ALL);
  for (const { item } of found.itemListElement) {
    expect(item["@type"]).toBe("Article");
    const anchor = new URL(item.url).hash.slice(1);
    await expect(page.locator(`[id="${anchor}"]`)).toContainText(item.headline);
  }
});
