import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, LOOKS } from "../support/calls";
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
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await expect(tab(page, "Analysis")).toBeInViewport({ ratio: 0.9 });
  await expect(panel(page, "Analysis").getByText("Overall confidence")).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the details of a cross reference give the focus back; a reference inside opens there", async ({
  page,
}) => {
  await serveExamples(page);
  await page.goto("/validation?tab=cross-references");
  const card = panel(page, "Cross References").getByRole("article").first();
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
  await dialog.getByRole("link", { name: "2 Kings 20:20" }).click();
  const verse = page.getByRole("dialog", { name: "2 Kings 20:20" });
  await expect(verse).toContainText("brought water into the city");
  await verse.getByRole("button", { name: "KJV" }).click();
  await page.keyboard.press("Escape");
  await expect(verse).toBeHidden();
  await expect(dialog).toBeVisible();
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

for (const look of LOOKS) {
  test(`axe finds nothing in any tab or dialog, ${look.theme}, ${look.width} px`, async ({
    page,
  }) => {
    await dress(page, look);
    await serveExamples(page);
    const found: string[] = [];
    const check = async (place: string) =>
      found.push(...(await findViolations(page)).map((line) => `${place}: ${line}`));

    await page.goto("/validation?tab=cross-references");
    await panel(page, "Cross References")
      .getByRole("button", { name: "View Details" })
      .first()
      .click();
    await page.getByRole("dialog", { name: "The tunnel" }).getByText("How this was graded").click();
    await check("details");
    await page.keyboard.press("Escape");
    await check("cross references");
    await page.getByRole("button", { name: "How the grades are made" }).click();
    await check("method");
    await page.keyboard.press("Escape");

    await tab(page, "Findings").click();
    await page.getByText("How this was graded").first().click();
    await check("findings");
    await page.getByRole("button", { name: "Weigh it yourself" }).first().click();
    await expect(page.getByRole("slider").first()).toBeVisible();
    await check("weights");
    await page.keyboard.press("Escape");

    await tab(page, "Analysis").click();
    await page.getByRole("button", { name: "tunnel" }).click();
    await expect(page.getByText("37% confidence")).toBeVisible();
    await check("analysis");
    expect(found).toEqual([]);
  });
}
