import { expect, type Page, test } from "@playwright/test";
import { CLIPBOARD, readClipboard } from "../support/calls";
import { findAstray, look, lookBare } from "../support/walk";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

// The site as people use it who come for something: each walk goes on from where the page before
// has led, and looks at what such a person would see.

const main = (page: Page) => page.getByRole("main");
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Site" });
const reader = (page: Page) => page.getByRole("region", { name: "Reader" });
const verse = (page: Page, said: string) =>
  reader(page).getByRole("link", { name: `Verse ${said}`, exact: true });

test("a newcomer on a phone reads, asks, saves and comes back to where they were", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const trouble = await watchPage(page);
  await page.goto("/");
  // Nothing is begun: the verse and the four ways in stand first.
  await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeHidden();
  const card = page.getByRole("region", { name: "Verse of the Day" });
  await expect(card.getByText(/^“/)).toBeInViewport();
  await look(page, "newcomer-home");

  await card.getByRole("link", { name: "Read Context" }).tap();
  await expect(page.getByRole("heading", { name: /^Biblical Context: / })).toBeVisible();
  await look(page, "newcomer-context");

  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await sidebar(page).getByRole("link", { name: "Scripture Study" }).tap();
  await page.getByRole("button", { name: /Choose book and chapter/ }).tap();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "John", exact: true }).tap();
  await picker.getByRole("link", { name: "John 3", exact: true }).tap();
  // Words that are tapped select their verse.
  await reader(page)
    .getByText("For God so loved the world")
    .tap({ position: { x: 160, y: 50 } });
  const selected = page.getByRole("region", { name: "Selected verses" });
  await expect(selected.getByRole("heading", { name: "John 3:16" })).toBeVisible();
  await look(page, "newcomer-verse");
  await selected.getByRole("button", { name: "Save" }).tap();
  const save = page.getByRole("dialog", { name: /^Save / });
  await save.getByLabel("Name of the new collection").fill("My first verses");
  await look(page, "newcomer-save");
  await save.getByRole("button", { name: "Save verse" }).tap();
  await expect(save).toHaveCount(0);
  await expect(verse(page, "16")).toBeVisible();

  await page.getByRole("banner").getByRole("searchbox").fill("anxiety");
  await page.keyboard.press("Enter");
  const best = page.getByRole("list", { name: "Best matches" });
  await expect(best).toContainText("Philippians 4:6-7");
  await look(page, "newcomer-search");
  await best.getByRole("heading").getByRole("link").first().tap();
  await expect(page.getByRole("region", { name: "What the Bible says" })).toBeVisible();
  await look(page, "newcomer-answer");

  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await sidebar(page).getByRole("link", { name: "AI Research" }).tap();
  await page.getByRole("textbox", { name: /question/i }).fill("How do I start reading the Bible?");
  await page.keyboard.press("Enter");
  const answer = page.getByRole("article").last();
  await expect(answer.getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy answer" }).last()).toBeVisible();
  await look(page, "newcomer-chat");

  await page.getByRole("link", { name: "Truth Uncovered" }).first().tap();
  await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
  const back = page.getByRole("link", { name: /Continue where you left off/ });
  await expect(back).toContainText("John 3");
  await expect(back).toBeInViewport();
  await look(page, "newcomer-back");
  await back.tap();
  await expect(verse(page, "16")).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
  await context.close();
});

test("a skeptic sees both sides graded by one rule, judges first, and follows the sources", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await main(page).getByRole("link", { name: "Timelines Creation vs Evolution" }).click();
  await page.getByRole("tab", { name: "Evidence", exact: true }).click();
  await look(page, "skeptic-comparison");

  await sidebar(page).getByRole("link", { name: "Evidence Validation Pro" }).click();
  await page.getByRole("tab", { name: "Findings", exact: true }).click();
  const findings = page.getByRole("tabpanel", { name: "Findings", exact: true });
  await findings.getByLabel("Stance").selectOption({ label: "Contradicts" });
  const finding = findings.getByRole("article").first();
  await expect(finding).toBeVisible();
  await look(page, "skeptic-findings");
  // The grade is hidden, the seven factors judged, and only then all stand side by side.
  await finding.getByText("How this was graded").click();
  await finding.getByRole("button", { name: "Hide grades until I have judged" }).click();
  await expect(finding.getByText(/hidden: judge first$/)).toBeVisible();
  await look(page, "skeptic-hidden");
  await finding.getByRole("button", { name: "Judge it yourself" }).click();
  const judge = page.getByRole("dialog", { name: "Judge it yourself" });
  const factors = judge.getByRole("combobox");
  await expect(factors).toHaveCount(7);
  for (const factor of await factors.all()) await factor.selectOption({ index: 3 });
  await look(page, "skeptic-judge");
  await judge.getByRole("button", { name: "Compare" }).click();
  await expect(judge.getByText(/believer/i).first()).toBeVisible();
  await look(page, "skeptic-judged");
  await page.keyboard.press("Escape");
  for (const source of await finding.getByRole("list").last().getByRole("link").all()) {
    await expect(source).toHaveAttribute("href", /^https:\/\//);
  }

  await page.getByRole("button", { name: "How the grades are made" }).click();
  await expect(
    page.getByRole("dialog").getByRole("heading", { name: "Seven questions" }),
  ).toBeVisible();
  await look(page, "skeptic-method");
  await page.keyboard.press("Escape");

  // The most famous claim on the believers' side, examined as strictly.
  await page.goto("/discover/durupinar-formation");
  await expect(
    main(page)
      .getByRole("heading", { name: /critic|object/i })
      .first(),
  ).toBeVisible();
  await look(page, "skeptic-dossier");
  expect(trouble).toEqual(NO_TROUBLE);
});

test("a leader prepares an evening: guide, discussion, passages, paper, and a link for the group", async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: CLIPBOARD,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const trouble = await watchPage(page);
  await page.goto("/study-guides");
  await look(page, "leader-guides");
  await page.getByRole("heading", { name: "The Flood", exact: true }).click();
  await page.getByRole("link", { name: /^Open page ?: The Flood/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The Flood" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Questions for discussion" })).toBeVisible();
  await look(page, "leader-guide");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Questions for discussion" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  // Its passages become the evening's collection.
  await main(page).getByRole("link", { name: "Genesis 6:5-8", exact: true }).first().click();
  const popover = page.getByRole("dialog", { name: "Genesis 6:5-8" });
  await popover.getByRole("button", { name: /^Save/ }).click();
  const save = page.getByRole("dialog", { name: /^Save / });
  await save.getByLabel("Name of the new collection").fill("Thursday evening");
  await save.getByLabel("Your note").fill("Begin with the grief of God.");
  await save.getByRole("button", { name: "Save verse" }).click();
  await expect(save).toHaveCount(0);

  await page.goto("/scripture-library");
  await page.getByRole("link", { name: "Thursday evening" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  const share = page.getByRole("dialog", { name: "Share" });
  await share.getByRole("switch", { name: "Public" }).click();
  await share.getByRole("button", { name: "Copy link" }).click();
  await look(page, "leader-share");
  const link = await readClipboard(page);
  await page.keyboard.press("Escape");
  await look(page, "leader-collection");
  expect(trouble).toEqual(NO_TROUBLE);

  const group = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const member = await group.newPage();
  await member.goto(link);
  await expect(member.getByRole("heading", { name: "Thursday evening" })).toBeVisible();
  await expect(member.getByText("wickedness of man was great")).toBeVisible();
  // The leader's note is the leader's.
  await expect(member.getByText("Begin with the grief of God.")).toHaveCount(0);
  await expect(member).toHaveTitle(/Thursday evening/);
  await look(member, "leader-shared");
  await group.close();
  await context.close();
});

test("by keyboard alone every stop has a name, is seen and follows the words, from search to mark", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
  for (const path of ["/", "/answers/faq-hell", "/discover/tel-dan-stele", "/validation"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect({ path, astray: await findAstray(page, 60) }).toEqual({ path, astray: [] });
  }

  await page.keyboard.press("Control+k");
  await page.keyboard.type("Hezekiah's tunnel");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeFocused();
  const result = page.getByRole("link", { name: /^Hezekiah’s Tunnel/ }).first();
  await expect(result).toBeVisible();
  for (let stop = 0; stop < 150; stop += 1) {
    if (await result.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(result).toBeFocused();
  await page.keyboard.press("Enter");
  const dossier = page.getByRole("dialog", { name: /Hezekiah/ });
  await expect(dossier).toBeVisible();
  await look(page, "keyboard-dossier");
  await page.keyboard.press("Escape");
  await expect(dossier).toBeHidden();

  await page.goto("/bible/web/john/3");
  await verse(page, "16").focus();
  await page.keyboard.press("Enter");
  const promise = page.getByRole("button", { name: "Promise", exact: true });
  await expect(promise).toBeVisible();
  const menu = page.getByRole("dialog", { name: "John 3:16" });
  await expect
    .poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true);
  for (let stop = 0; stop < 8; stop += 1) {
    if (await promise.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(promise).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(verse(page, "16, highlighted: Promise")).toBeFocused();
  await look(page, "keyboard-marked");
});

test("without scripts the site is read from page to page, and nothing waits or pretends to work", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await lookBare(page, "home");
  await sidebar(page).getByRole("link", { name: "Scripture Study" }).click();
  await lookBare(page, "bible");
  await page.locator("noscript").getByRole("link", { name: "The Bible" }).click();
  await main(page).getByRole("link", { name: "John", exact: true }).click();
  await main(page)
    .getByRole("link", { name: /^(John )?3$/ })
    .first()
    .click();
  await verse(page, "16").click();
  await expect(page).toHaveURL(/\/bible\/web\/john\/3\/16$/);
  await expect(page.getByRole("heading", { name: "Translations compared" })).toBeVisible();
  await lookBare(page, "verse");
  await sidebar(page).getByRole("link", { name: "Archaeological Finds" }).click();
  await lookBare(page, "discover");
  await main(page)
    .getByRole("link", { name: /Tel Dan Stele/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Tel Dan/ })).toBeVisible();
  await lookBare(page, "dossier");
  await sidebar(page).getByRole("link", { name: "Evidence Validation Pro" }).click();
  await expect(page.getByRole("region", { name: "Findings" })).toBeVisible();
  await lookBare(page, "validation");
  await sidebar(page).getByRole("link", { name: "Historical Timelines Advanced" }).click();
  await lookBare(page, "timelines");
  // What is nothing without scripts says so.
  for (const name of ["chat", "reading-plans", "scripture-library", "context", "learn", "search"]) {
    await page.goto(`/${name}`);
    await expect(page.locator("main noscript")).toBeVisible();
    await lookBare(page, name);
  }
  await context.close();
});
