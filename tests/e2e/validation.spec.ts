import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, failCalls, holdCalls, LOOKS } from "../support/calls";
import { untilItRuns } from "../support/until-it-runs";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const REFERENCES = "**/api/cross-references";
const FINDINGS = "**/api/validation-findings";
const ANALYSIS = "**/api/events/*/analysis";

const factor = (level: number | null, reason: string) => ({ level, reason });
const grading = {
  statement: "A tunnel brought water into the city.",
  factors: {
    scripture: factor(4, "Said in two books."),
    writtenSources: factor(0, "None."),
    materialEvidence: factor(4, "The tunnel stands."),
    provenance: factor(4, "In place."),
    dating: factor(4, "Measured twice."),
    publication: factor(4, "In a journal."),
    agreement: factor(4, "None of weight."),
  },
};
const crossReferences = [
  {
    id: "ref-a",
    eventId: "tunnel",
    title: "The tunnel",
    validationType: "supports",
    confidence: 90,
    evidenceStrength: "strong",
    analysis: "It fits.",
    biblicalVerses: ["2 Kings 20:20"],
    scientificSources: ["Frumkin 2003"],
    grading,
  },
  {
    id: "ref-b",
    title: "The layers",
    validationType: "correlates",
    confidence: 60,
    evidenceStrength: "moderate",
  },
  {
    id: "ref-c",
    title: "The year",
    validationType: "contradicts",
    confidence: 40,
    evidenceStrength: "weak",
  },
];
const finding = (id: string, crossReferenceId: string, reliability: string) => ({
  id,
  crossReferenceId,
  title: `Finding ${id}`,
  findingType: "geological",
  description: "What was found.",
  evidence: "How it is known.",
  reliability,
  dateDiscovered: "2003",
  researcher: "A. Frumkin",
  institutions: ["Hebrew University"],
  publications: ["Nature 425"],
  grading,
});
const findings = [
  finding("1", "ref-a", "verified"),
  finding("2", "ref-a", "probable"),
  finding("3", "ref-a", "verified"),
  finding("4", "ref-a", "verified"),
  finding("5", "ref-b", "disputed"),
  finding("6", "ref-c", "debunked"),
  finding("7", "of-no-reference", "verified"),
];
const analysis = {
  eventId: "flood-event",
  title: "The Flood",
  overallConfidence: 37,
  supportingEvidence: findings.slice(0, 4),
  correlatingEvidence: findings.slice(4, 5),
  contradictingEvidence: [],
};

async function serveExamples(page: Page) {
  await page.route(REFERENCES, (route) => route.fulfill({ json: crossReferences }));
  await page.route(FINDINGS, (route) => route.fulfill({ json: findings }));
  await page.route(ANALYSIS, (route) => route.fulfill({ json: analysis }));
}

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const count = (page: Page, label: string) =>
  panel(page, "Overview").locator("dl > div", { hasText: label }).getByRole("definition");

test("title, four tabs, three counts by type and the four steps", async ({ page }) => {
  await serveExamples(page);
  await page.goto("/validation");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Biblical & Scientific Validation",
  );
  expect(await page.getByRole("tab").allTextContents()).toEqual([
    "Overview",
    "Cross References",
    "Findings",
    "Analysis",
  ]);
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
  await expect(count(page, "Supporting Evidence")).toHaveText("4");
  await expect(count(page, "Correlating Evidence")).toHaveText("1");
  await expect(count(page, "Contradicting Claims")).toHaveText("1");
  expect(
    await panel(page, "Overview").getByRole("heading", { level: 3 }).allTextContents(),
  ).toEqual([
    "Evidence Collection",
    "Cross-Referencing",
    "Reliability Assessment",
    "Confidence Analysis",
  ]);
});

test("with the site's own records every tab is filled and nothing goes wrong", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/validation");
  await expect(count(page, "Supporting Evidence")).toHaveText(/^[1-9]\d*$/);
  await expect(count(page, "Contradicting Claims")).toHaveText(/^[1-9]\d*$/);
  await tab(page, "Cross References").click();
  await expect(panel(page, "Cross References").getByRole("article").nth(9)).toBeVisible();
  await tab(page, "Findings").click();
  await expect(panel(page, "Findings").getByRole("article").nth(9)).toBeVisible();
  await tab(page, "Analysis").click();
  await panel(page, "Analysis").getByRole("button", { name: "flood-event" }).click();
  await expect(panel(page, "Analysis").getByText("Overall confidence")).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("a cross reference shows all its parts, and its details open at their own address", async ({
  page,
}) => {
  await serveExamples(page);
  await page.goto("/validation?tab=cross-references");
  const card = panel(page, "Cross References").getByRole("article").first();
  await expect(card.getByRole("heading", { level: 3 })).toHaveText("SupportsThe tunnel");
  await expect(card.getByRole("meter", { name: "Confidence" })).toHaveAttribute("value", "90");
  await expect(card.getByText("90% confidence")).toBeVisible();
  await expect(card.getByText("strong evidence")).toBeVisible();
  await expect(card.getByText("It fits.")).toBeVisible();
  await expect(card.getByRole("link", { name: "2 Kings 20:20" })).toBeVisible();
  await expect(card.getByText("Frumkin 2003")).toBeVisible();
  await expect(page.getByText("moderate evidence")).toBeVisible();
  await expect(page.getByText("weak evidence")).toBeVisible();

  const opener = card.getByRole("button", { name: "View Details" });
  const dialog = page.getByRole("dialog", { name: "The tunnel" });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Finding 1")).toBeVisible();
    await expect(page).toHaveURL(/tab=cross-references#ref-a$/);
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/tab=cross-references$/);
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await page.reload();
  await expect(dialog).toBeVisible();
});

test("a reference inside the details opens there, and Escape closes only it", async ({ page }) => {
  await serveExamples(page);
  await page.goto("/validation?tab=cross-references#ref-a");
  const dialog = page.getByRole("dialog", { name: "The tunnel" });
  await dialog.getByRole("link", { name: "2 Kings 20:20" }).click();
  const verse = page.getByRole("dialog", { name: "2 Kings 20:20" });
  await expect(verse).toContainText("brought water into the city");
  await verse.getByRole("button", { name: "KJV" }).click();
  await page.keyboard.press("Escape");
  await expect(verse).toBeHidden();
  await expect(dialog).toBeVisible();
});

test("findings show reliability, maker and publication", async ({ page }) => {
  await serveExamples(page);
  await page.goto("/validation?tab=findings");
  await expect(panel(page, "Findings").getByRole("article")).toHaveCount(7);
  const card = panel(page, "Findings").getByRole("article").first();
  await expect(card.getByRole("heading", { level: 3 })).toHaveText("geologicalFinding 1");
  for (const text of [
    "verified",
    "What was found.",
    "2003",
    "A. Frumkin",
    "Hebrew University",
    "Nature 425",
  ]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  for (const word of ["probable", "disputed", "debunked"]) {
    await expect(panel(page, "Findings").getByText(word, { exact: true })).toBeVisible();
  }
});

test("analysis: the button comes with an id, three findings per group, its own address", async ({
  page,
}) => {
  await serveExamples(page);
  await page.goto("/validation");
  const input = page.getByRole("textbox", { name: "Event id" });
  await untilItRuns(
    (timing) => tab(page, "Analysis").click(timing),
    (timing) => expect(input).toBeVisible(timing),
  );
  await expect(input).toHaveAttribute("placeholder", /creation-day-1, flood-event/);
  const analyze = page.getByRole("button", { name: "Analyze Event" });
  await expect(analyze).toHaveCount(0);
  await input.fill("   ");
  await expect(analyze).toHaveCount(0);
  await input.fill(" flood-event ");
  await analyze.click();

  await expect(page).toHaveURL(/\?tab=analysis&event=flood-event$/);
  await expect(page.getByText("37% confidence")).toBeVisible();
  for (const name of ["Finding 1", "Finding 2", "Finding 3", "Finding 5"]) {
    await expect(panel(page, "Analysis").getByText(name)).toBeVisible();
  }
  await expect(panel(page, "Analysis").getByText("Finding 4")).toHaveCount(0);
  await expect(panel(page, "Analysis").getByText("And 1 more in the Findings tab.")).toBeVisible();
  await expect(panel(page, "Analysis").getByText("None recorded.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("37% confidence")).toBeVisible();
  await expect(input).toHaveValue("flood-event");
  await page.goBack();
  await expect(page.getByText("37% confidence")).toHaveCount(0);
  await page.goBack();
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
});

test("an event that does not exist is said to be unknown, without a retry", async ({ page }) => {
  await page.goto("/validation?tab=analysis&event=no-such-event");
  await expect(
    panel(page, "Analysis").getByText(/There is no event “no-such-event”/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
});

for (const { name, path, loading, title, second } of [
  {
    name: "cross-references",
    path: REFERENCES,
    loading: "Loading cross references...",
    title: "No Cross References Found",
    second:
      "Cross-referencing data is being prepared. Check back soon for biblical event validation.",
  },
  {
    name: "findings",
    path: FINDINGS,
    loading: "Loading validation findings...",
    title: "No Validation Findings",
    second:
      "Validation findings are being compiled. Check back soon for detailed evidence analysis.",
  },
]) {
  test(`${name}: loading, empty, failed and tried again`, async ({ page }) => {
    const release = await holdCalls(page, path);
    await page.goto(`/validation?tab=${name}`);
    await expect(page.getByText(loading, { exact: true })).toBeVisible();
    release();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.unroute(path);

    await page.route(path, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(second, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
    await page.unroute(path);

    const mend = await failCalls(page, path);
    await page.reload();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await mend();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}

test("counts and an analysis that fail can be tried again", async ({ page }) => {
  await serveExamples(page);
  const mendFindings = await failCalls(page, FINDINGS);
  const mendAnalysis = await failCalls(page, ANALYSIS);
  await page.goto("/validation");
  await expect(page.getByText("The counts could not be loaded.")).toBeVisible();
  await mendFindings();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(count(page, "Supporting Evidence")).toHaveText("4");

  await page.goto("/validation?tab=analysis&event=flood-event");
  await expect(page.getByText(/^The analysis could not be loaded|^away/)).toBeVisible();
  await mendAnalysis();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("37% confidence")).toBeVisible();
});

test("a visitor's own weights change the score, stay after a reload and go back", async ({
  page,
}) => {
  await serveExamples(page);
  await page.goto("/validation?tab=findings");
  const weigh = async () => {
    const card = panel(page, "Findings").getByRole("article").first();
    await card.getByText("How this was graded").click();
    await card.getByRole("button", { name: "Weigh it yourself" }).click();
  };
  await weigh();
  const dialog = page.getByRole("dialog", { name: "Weigh it yourself" });
  const score = dialog.getByRole("status");
  const ours = await score.textContent();
  expect(ours).toMatch(/^By your weights: \d+%$/);

  const written = dialog.getByRole("slider", { name: /^Independent written sources/ });
  await written.focus();
  await page.keyboard.press("Home");
  await expect(score).toHaveText("By your weights: 100%");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(
    panel(page, "Findings").getByRole("button", { name: "Weigh it yourself" }).first(),
  ).toBeFocused();

  await page.reload();
  await weigh();
  await expect(score).toHaveText("By your weights: 100%");
  await dialog.getByRole("button", { name: "Back to our weights" }).click();
  await expect(score).toHaveText(ours ?? "");
});

test("the way the grades are made opens, at its own address too", async ({ page }) => {
  await page.goto("/validation");
  const opener = page.getByRole("button", { name: "How the grades are made" });
  const dialog = page.getByRole("dialog", { name: "How the grades are made" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Seven questions" })).toBeVisible();
  await expect(dialog.getByText("Testimony of Scripture (2)")).toBeVisible();
  // Nothing in it but words: the keyboard reaches and scrolls them.
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await expect(dialog.getByText("Your weights stay in your browser.")).toBeInViewport();
  await expect(page).toHaveURL(/#evidence-method$/);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.goto("/validation#evidence-method");
  await expect(dialog).toBeVisible();
});

test("the tabs can be used with the arrow keys and are part of the address", async ({ page }) => {
  await serveExamples(page);
  await page.goto("/validation");
  await tab(page, "Overview").focus();
  for (const [name, value] of [
    ["Cross References", "cross-references"],
    ["Findings", "findings"],
    ["Analysis", "analysis"],
  ] as const) {
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, name)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${value}$`));
    await expect(panel(page, name)).toBeVisible();
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await expect(tab(page, "Analysis")).toBeInViewport({ ratio: 0.9 });
});

for (const look of LOOKS) {
  test(`axe finds nothing in any tab or dialog, ${look.theme}, ${look.width} px`, async ({
    page,
  }) => {
    await dress(page, look);
    await serveExamples(page);
    const found: string[] = [];
    for (const address of [
      "?tab=cross-references",
      "?tab=cross-references#ref-a",
      "?tab=findings",
      "?tab=analysis&event=flood-event",
      "#evidence-method",
    ]) {
      await page.goto("about:blank");
      await page.goto(`/validation${address}`, { waitUntil: "networkidle" });
      for (const grade of await page.locator("details.grade").all()) {
        await grade.evaluate((element: HTMLDetailsElement) => {
          element.open = true;
        });
      }
      found.push(...(await findViolations(page)).map((line) => `${address}: ${line}`));
    }
    await page.goto("/validation?tab=findings");
    await page.getByText("How this was graded").first().click();
    await page.getByRole("button", { name: "Weigh it yourself" }).first().click();
    await expect(page.getByRole("slider").first()).toBeVisible();
    found.push(...(await findViolations(page)).map((line) => `weights: ${line}`));
    expect(found).toEqual([]);
  });
}
