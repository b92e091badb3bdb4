import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { CLIPBOARD, dress, failCalls, holdCalls, LOOKS, readClipboard } from "../support/calls";
import { untilItRuns } from "../support/until-it-runs";

const API = "**/api/biblical-context";
const TYPES = ["Verse", "Topic", "Historical Period", "Archaeological Site"];

const field = (page: Page) => page.getByRole("main").getByRole("textbox");
const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true });
const title = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name: `Biblical Context: ${name}` });

test("a verse's context: a heading for each field, marks in words, verses and sources that open", async ({
  page,
}) => {
  await page.goto("/context");
  await expect(
    page.getByRole("heading", { level: 1, name: "Biblical Context Generator" }),
  ).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await field(page).fill("   ");
  await expect(generate(page)).toBeDisabled();
  await field(page).fill("isaiah 7:14");
  await generate(page).click();

  await expect(title(page, "Isaiah 7:14")).toBeVisible();
  await expect(page).toHaveURL("/context?type=verse&verse=isaiah+7%3A14");
  for (const name of [
    "Historical Context",
    "Cultural Background",
    "Archaeological Evidence",
    "Prophetic Significance",
    "Geographical Context",
    "Timeline",
    "Modern Relevance",
    "Key Figures",
    "Related Verses",
  ]) {
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  const prophecy = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Prophetic Significance" }) });
  await expect(prophecy.getByRole("listitem").first()).toContainText(/^Fact: /);
  await prophecy.getByRole("link", { name: "Matthew 1:22-23" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Matthew 1:22");
});

test("placeholders by type, and an absent field has no heading", async ({ page }) => {
  await page.goto("/context");
  const placeholders = [
    "e.g., John 3:16, Genesis 1:1",
    "e.g., The Flood, Exodus, Creation",
    "e.g., Babylonian Exile, Roman Empire",
    "e.g., Noah's Ark, Mount Sinai",
  ];
  for (const [at, name] of TYPES.entries()) {
    await page.getByRole("radio", { name }).check();
    await expect(field(page)).toHaveAttribute("placeholder", placeholders[at] ?? "");
  }
  await page.goto("/context?type=verse&verse=Psalm+23");
  await expect(title(page, "Psalm 23")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Prophetic Significance" })).toHaveCount(0);
});

test("the types are chosen by keyboard, and Enter asks", async ({ page }) => {
  await page.goto("/context");
  await untilItRuns(
    async () => {
      await page.getByRole("radio", { name: "Verse" }).focus();
      await page.keyboard.press("ArrowRight");
    },
    (timing) => expect(page.getByRole("radio", { name: "Topic" })).toBeChecked(timing),
  );
  await page.keyboard.press("Tab");
  await page.keyboard.type("love");
  await page.keyboard.press("Enter");
  await expect(title(page, "Love")).toBeVisible();
});

test("an address with a verse fills the field and waits; one that says for asks", async ({
  page,
}) => {
  await page.goto("/context?verse=John%203:16");
  await expect(field(page)).toHaveValue("John 3:16");
  await expect(generate(page)).toBeEnabled();
  await expect(page.getByText("Try one of these")).toBeVisible();

  await page.goto("/context?verse=for%20John%203:16");
  await expect(title(page, "John 3:16")).toBeVisible();
  await expect(field(page)).toHaveValue("John 3:16");
});

test("editing or another type takes the answer away; Back and reload bring answers back", async ({
  page,
}) => {
  await page.goto("/context?type=topic&topic=The+Flood");
  await expect(title(page, "The Flood")).toBeVisible();
  await field(page).pressSequentially("s");
  await expect(title(page, "The Flood")).toHaveCount(0);
  await field(page).fill("Exodus");
  await generate(page).click();
  await expect(title(page, "Exodus")).toBeVisible();
  await page.getByRole("radio", { name: "Historical Period" }).check();
  await expect(title(page, "Exodus")).toHaveCount(0);
  await expect(field(page)).toHaveValue("");
  await field(page).fill("Babylonian Exile");
  await generate(page).click();
  await expect(title(page, "Babylonian Exile")).toBeVisible();
  await expect(page).toHaveURL(/type=historical&historicalPeriod=Babylonian\+Exile/);

  await page.goBack();
  await expect(title(page, "Exodus")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Topic" })).toBeChecked();
  await page.goBack();
  await expect(title(page, "The Flood")).toBeVisible();
  await page.reload();
  await expect(title(page, "The Flood")).toBeVisible();
});

test("while it is under way there is a skeleton and Generate is disabled", async ({ page }) => {
  const release = await holdCalls(page, API);
  await page.goto("/context");
  await untilItRuns(
    async (timing) => {
      if (!(await generate(page).isVisible())) return;
      await field(page).fill("Ruth");
      await generate(page).click(timing);
    },
    (timing) => expect(page.locator("[data-skeleton]")).toBeVisible(timing),
  );
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  release();
  await expect(title(page, "Ruth")).toBeVisible();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("a failing server shows the message, and Try Again asks again", async ({ page }) => {
  const recover = await failCalls(page, API);
  await page.goto("/context?type=topic&topic=Grace");
  const alert = page.getByRole("alert").filter({ hasText: "Error:" });
  await expect(alert).toContainText("Error: Failed to generate biblical context");
  await recover();
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(title(page, "Grace")).toBeVisible();
});

test("what does not exist is said in the server's words", async ({ page }) => {
  await page.goto("/context?type=verse&verse=John+3:99");
  const alert = page.getByRole("alert").filter({ hasText: "Error:" });
  await expect(alert).toContainText("Error: Failed to generate biblical context");
  await expect(alert).toContainText("John 3 has 36 verses.");
  await expect(alert.getByRole("button", { name: "Try Again" })).toBeVisible();
});

test("a plain server that knows the specification alone is understood", async ({ page }) => {
  await page.route(API, (route) =>
    route.fulfill({
      json: {
        title: "A plain title",
        historicalContext: "Plain history.",
        culturalBackground: "Plain culture.",
        modernRelevance: "Plain relevance.",
        geographicalContext: "Plain place.",
        timeline: "Plain time.",
        keyFigures: ["Noah"],
        relatedVerses: ["Genesis 6:9"],
      },
    }),
  );
  await page.goto("/context?type=topic&topic=Anything");
  await expect(page.getByRole("heading", { level: 2, name: "A plain title" })).toBeVisible();
  await expect(page.getByText("Plain history.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Archaeological Evidence" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Genesis 6:9" })).toBeVisible();
});

test("Generate New Context goes back to an empty verse form", async ({ page }) => {
  await page.goto("/context?type=archaeological&archaeologicalSite=Jericho");
  await expect(title(page, "Jericho")).toBeVisible();
  await page.getByRole("button", { name: "Generate New Context" }).click();
  await expect(page).toHaveURL("/context");
  await expect(page.getByRole("radio", { name: "Verse" })).toBeChecked();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
});

test("an example is asked at a press, and statements are filtered by their mark", async ({
  page,
}) => {
  await page.goto("/context");
  await page.getByRole("link", { name: "Genesis 1:1" }).click();
  await expect(title(page, "Genesis 1:1")).toBeVisible();
  const facts = page.getByText("Fact: ", { exact: false }).and(page.locator(".statements .mark"));
  await expect(facts.first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Fact" }).uncheck();
  await expect(facts).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Modern Relevance" })).toBeVisible();
  await page.getByText("What the marks mean").click();
  await expect(page.getByText("Likely, disputed, or concluded by us")).toBeVisible();
});

test("the answer can be copied, and the assistant asked about it", async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await page.goto("/context?type=topic&topic=Prayer");
  await expect(title(page, "Prayer")).toBeVisible();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(() => readClipboard(page)).toContain("Cultural Background");
  expect(await readClipboard(page)).toContain("/context?type=topic&topic=Prayer");
  await expect(page.getByRole("link", { name: "Ask the assistant about this" })).toHaveAttribute(
    "href",
    /^\/chat\?q=.*Prayer/,
  );
});

test("without a language model none is asked for", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("truth-uncovered-ai", "off"));
  const request = page.waitForRequest(API);
  await page.goto("/context?type=topic&topic=Love");
  expect((await request).postDataJSON()).toEqual({ type: "topic", topic: "Love", useModel: false });
});

test("a model's prose is offered beside the statements it was made from", async ({ page }) => {
  const answer = await page.request.post("/api/biblical-context", {
    data: { type: "topic", topic: "Love" },
  });
  const context = await answer.json();
  const chunks = [
    { type: "start" },
    { type: "data-context", data: context },
    { type: "data-prose", data: { field: "culturalBackground", text: "Joined words of a model." } },
    { type: "finish" },
  ];
  await page.route(API, (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`,
    }),
  );
  await page.goto("/context?type=topic&topic=Love");
  await expect(title(page, "Love")).toBeVisible();
  await expect(page.getByText("Joined words of a model.")).toHaveCount(0);
  await page.getByRole("button", { name: "Read as connected prose" }).click();
  await expect(page.getByText("Joined words of a model.")).toBeVisible();
  await page.getByRole("button", { name: "Read the statements" }).click();
  await expect(page.getByText("Joined words of a model.")).toHaveCount(0);
});

test("nothing moves while the answer comes", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/context?type=verse&verse=John+3:16");
  await expect(title(page, "John 3:16")).toBeVisible();
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
  expect(total).toBeLessThanOrEqual(0.05);
});

for (const look of LOOKS) {
  test(`no accessibility violations: ${look.theme}, ${look.width} px`, async ({ page }) => {
    await dress(page, look);
    await page.goto("/context");
    await expect(page.getByText("Try one of these")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.goto("/context?type=archaeological&archaeologicalSite=Mount+Sinai");
    await expect(title(page, "Mount Sinai")).toBeVisible();
    await page.getByText("What the marks mean").click();
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.goto("/context?type=verse&verse=John+3:99");
    await expect(page.getByText("John 3 has 36 verses.")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}
