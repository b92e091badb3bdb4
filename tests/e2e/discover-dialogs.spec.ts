import { expect, type Page, test } from "@playwright/test";
import { findViolations, showAllPanels } from "../support/axe";

const dialog = (page: Page) => page.getByRole("dialog");
const anArticle = {
  id: "one",
  title: "On the stone",
  category: "archaeological",
  excerpt: "Short.",
  readTime: "7 min read",
  publishedAt: "2026-03-05T12:00:00Z",
  sourceUrl: "https://example.org/stone",
  verseReferences: ["2 Kings 8:28"],
  content: [
    "## A heading",
    "A war is told in 2 Kings 8:28 and [elsewhere](https://example.org/else).",
    "<script>window.hacked = 1</script><b onclick='x'>raw</b>",
    "[bad](javascript:alert(1)) ![spy](https://spy.example/pixel.png)",
    "- **first**\n- second",
  ].join("\n\n"),
};
const aVideo = {
  id: "film",
  title: "A film",
  category: "prophecy",
  description: "About it.",
  publishedAt: "2026-03-05T12:00:00Z",
};

async function serve(page: Page, articles: object[], videos: object[]) {
  await page.route("**/api/articles", (route) => route.fulfill({ json: articles }));
  await page.route("**/api/videos", (route) => route.fulfill({ json: videos }));
}

test("an address opens its discovery, also one that the filter hides, and Escape leads back to the page", async ({
  page,
}) => {
  await page.goto("/discover?category=discovery#tel-dan-stele");
  await expect(page.getByRole("dialog", { name: "Tel Dan Stele", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/discover?category=discovery");
  await expect(page.locator("#tel-dan-stele")).toBeHidden();
});

test("tabs are walked with the arrow keys, and dialogs keep and give back the focus", async ({
  page,
}) => {
  await page.goto("/discover");
  const open = page
    .getByRole("article", { name: "Tel Dan Stele" })
    .getByRole("button", { name: "View Details" });
  await open.focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "Tel Dan Stele", exact: true });
  await expect(details.getByRole("tab", { name: "Overview" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(details.getByRole("tab", { name: "Overview" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(details.getByRole("tab", { name: "Evidence" })).toBeFocused();
  await expect(details.getByRole("tabpanel", { name: "Evidence" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(details.getByRole("tabpanel", { name: "Research" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(details.getByRole("tab", { name: "Overview" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(details.getByRole("tab", { name: "Research" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(details.getByRole("tab", { name: "Overview" })).toBeFocused();
  await expect(details.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(details.getByRole("tabpanel", { name: "Overview" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});

test("View Details opens while the page's scripts are still on their way", async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/discover", { waitUntil: "commit" });
  const open = page
    .getByRole("article", { name: "Tel Dan Stele" })
    .getByRole("button", { name: "View Details" });
  const details = page.getByRole("dialog", { name: "Tel Dan Stele", exact: true });
  await open.click();
  await expect(details).toBeVisible();

  letThrough();
  await expect(page).toHaveURL("/discover#tel-dan-stele");
  await expect(details.getByRole("tab", { name: "Overview" })).toBeVisible();
});

test("each tab has its own address, which a reload keeps and Back leaves at once", async ({
  page,
}) => {
  await page.goto("/discover");
  await page
    .getByRole("article", { name: "Tel Dan Stele" })
    .getByRole("button", { name: "View Details" })
    .click();
  const details = page.getByRole("dialog", { name: "Tel Dan Stele", exact: true });
  await details.getByRole("tab", { name: "Analysis" }).click();
  await expect(page).toHaveURL("/discover#tel-dan-stele-analysis");
  await page.reload();
  await expect(details.getByRole("tabpanel", { name: "Analysis" })).toBeVisible();
  await details.getByRole("tab", { name: "Overview" }).click();
  await expect(page).toHaveURL("/discover#tel-dan-stele");
  await details.getByRole("tab", { name: "Research" }).click();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/discover");
  await page
    .getByRole("article", { name: "Tel Dan Stele" })
    .getByRole("button", { name: "View Details" })
    .click();
  await expect(details.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
});

test("a reference in a dialog opens its verse over it", async ({ page }) => {
  await page.goto("/discover#tel-dan-stele");
  const details = page.getByRole("dialog", { name: "Tel Dan Stele", exact: true });
  await expect(details.getByRole("tab", { name: "Overview" })).toBeVisible();
  await details.getByRole("link", { name: "2 Kings 8:7-15" }).first().click();
  const verse = page.getByText(/Elisha came to Damascus/);
  await expect(verse).toBeVisible();
  const isOnTop = await verse.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  expect(isOnTop).toBe(true);
});

test("closing an article that a link of another page opened stays on the page", async ({
  page,
}) => {
  await serve(page, [{ ...anArticle, featured: true }], []);
  await page.goto("/discover");
  const card = page.getByRole("region", { name: "Articles" }).getByRole("article");
  await card.getByRole("link", { name: "Read More" }).click();
  await expect(dialog(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Truth Uncovered" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Read More" }).click();
  await expect(page).toHaveURL("/discover?article=one");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/discover");
});

test("an article opens with all it has; its address survives a reload, Back closes it", async ({
  page,
}) => {
  await serve(page, [anArticle], []);
  await page.goto("/discover");
  const card = page.getByRole("region", { name: "Articles" }).getByRole("article");
  await card.getByRole("link", { name: "Read More" }).click();
  await expect(page).toHaveURL("/discover?article=one");
  const view = page.getByRole("dialog", { name: "On the stone" });
  await expect(view.locator("img").first()).toHaveAttribute(
    "src",
    "/api/placeholder-image/general?category=archaeological",
  );
  await expect(view.getByText("Archaeological", { exact: true })).toBeVisible();
  await expect(view.getByText("7 min read")).toBeVisible();
  await expect(view.getByText("Mar 5, 2026")).toBeVisible();
  await expect(view.getByRole("heading", { name: "A heading", level: 3 })).toBeVisible();
  await expect(view.getByRole("listitem")).toHaveText(["first", "second"]);
  const source = view.getByRole("link", { name: "Read Full Article" });
  await expect(source).toHaveAttribute("href", "https://example.org/stone");
  await expect(source).toHaveAttribute("target", "_blank");

  await page.reload();
  await expect(view).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/discover");

  await card.getByRole("link", { name: "Read More" }).click();
  await expect(view).toBeVisible();
  await view.getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/discover");
  await expect(card.getByRole("link", { name: "Read More" })).toBeFocused();
});

test("an article's words are words only: no raw HTML, no foreign picture, no dangerous link; references open", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("spy.example")) foreign.push(request.url());
  });
  await serve(
    page,
    [{ ...anArticle, sourceUrl: null, imageUrl: "https://spy.example/cover.png" }],
    [],
  );
  await page.goto("/discover?article=one");
  const view = page.getByRole("dialog", { name: "On the stone" });
  const reference = view.getByRole("link", { name: "2 Kings 8:28" });
  await expect(reference).toHaveAttribute("href", "/bible/web/2-kings/8#v28");
  await expect(view.getByRole("link", { name: "elsewhere" })).toHaveAttribute("rel", /noopener/);
  await expect(view.getByText("bad")).toBeVisible();
  await expect(view.getByRole("link", { name: "bad" })).toHaveCount(0);
  await expect(view.locator("img")).toHaveCount(1);
  await expect(view.locator("script, b")).toHaveCount(0);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(foreign).toEqual([]);
  await expect(view.getByRole("link", { name: "Read Full Article" })).toHaveCount(0);
  await reference.click();
  await expect(page.getByRole("dialog", { name: /2 Kings 8:28/ })).toBeVisible();
});

test("a YouTube video is framed from the cookie-free address, and only after Play", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
  });
  await serve(page, [], [{ ...aVideo, videoUrl: "https://youtu.be/dQw4w9WgXcQ" }]);
  await page.goto("/discover?video=film");
  const view = page.getByRole("dialog", { name: "A film" });
  await expect(view.getByRole("link", { name: "Watch on External Site" })).toHaveAttribute(
    "href",
    "https://youtu.be/dQw4w9WgXcQ",
  );
  expect(asked).toEqual([]);
  await view.getByRole("button", { name: "Play Video" }).click();
  await expect(view.locator("iframe").contentFrame().getByText("player")).toBeVisible();
  expect(asked[0]).toContain("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
});

for (const theme of ["light", "dark"]) {
  test(`no accessibility violation in any dialog or tab, ${theme}`, async ({ page }) => {
    test.slow();
    await serve(page, [anArticle], [{ ...aVideo, videoUrl: "https://youtu.be/dQw4w9WgXcQ" }]);
    await page.addInitScript((value) => {
      localStorage.setItem("truth-uncovered-theme", value);
    }, theme);
    // One of each kind; the other one in the other theme, in a long run both.
    const slugs = ["tel-dan-stele", "durupinar-formation"].filter(
      (_, index) => process.env.LONG === "1" || (index === 0) === (theme === "light"),
    );
    for (const slug of slugs) {
      await page.goto("about:blank");
      await page.goto(`/discover#${slug}`);
      await showAllPanels(dialog(page));
      expect(await findViolations(page)).toEqual([]);
    }
    for (const [path, words] of [
      ["#tel-dan-stele-papers", "First edition"],
      ["?article=one", "A war is told"],
      ["?video=film", "Play Video"],
    ] as const) {
      // A new page each time: an address that differs in its anchor alone would not load one.
      await page.goto("about:blank");
      await page.goto(`/discover${path}`);
      await expect(dialog(page).getByText(words).first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    }
  });
}
