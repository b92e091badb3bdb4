import { expect, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { CLIPBOARD, readClipboard } from "../support/calls";
import { APOLOGY, chat, holdAnswers } from "../support/chat-page";
import { chunks } from "../support/chat-stream";
import { untilItRuns } from "../support/until-it-runs";

const PATH = "**/api/chat";

test("from the welcome to an answer with passages and sources that open in place, and on to the next", async ({
  page,
  request,
}) => {
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Assistant");
  const verse = await (await request.get("/api/bible/verse?reference=Psalm+119:105")).json();
  const welcome = page.getByRole("article").first();
  await expect(welcome.getByRole("blockquote")).toHaveText(verse.text);
  await expect(welcome).toContainText(verse.translation);
  await welcome.getByRole("link", { name: "Psalm 119:105" }).click();
  await expect(page.getByRole("dialog", { name: "Psalm 119:105" })).toContainText(verse.text);
  await page.keyboard.press("Escape");

  // Asked by keyboard alone.
  const { field, log, questions, suggestions } = chat(page);
  await suggestions.last().focus();
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  const asked = page.waitForRequest(PATH);
  await page.keyboard.type("What does John 3:16 say?");
  await page.keyboard.press("Enter");
  expect((await asked).postDataJSON()).toMatchObject({
    question: "What does John 3:16 say?",
    conversationId: null,
    useModel: true,
  });
  await expect(questions).toHaveText(["You askedWhat does John 3:16 say?"]);
  await expect(suggestions).toHaveCount(0);
  const passage = log.getByRole("figure").filter({ hasText: "John 3:16" }).first();
  await expect(passage.getByRole("blockquote")).toContainText("For God so loved the world");
  await expect(passage).toContainText("WEB");
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/chat\?conversation=[\w-]+$/);

  await passage.getByRole("link", { name: "John 3:16" }).click();
  await expect(page.getByRole("dialog", { name: "John 3:16" })).toContainText("For God so loved");
  await page.keyboard.press("Escape");
  // It gives the focus back to the reference first.
  await expect(passage.getByRole("link", { name: "John 3:16" })).toBeFocused();

  await field.focus();
  // Past "Copy answer", and past the jump to the latest where the answer is long.
  const tray = log.getByText(/^Sources \(\d+\)$/);
  await expect(log.getByRole("button", { name: "Copy answer" }).last()).toBeVisible();
  for (let press = 0; press < 5; press++) {
    if (await tray.evaluate((summary) => summary === document.activeElement)) break;
    await page.keyboard.press("Shift+Tab");
  }
  await expect(tray).toBeFocused();
  await page.keyboard.press("Enter");
  const sources = log.getByRole("group").getByRole("listitem");
  await expect(sources.first()).toBeVisible();
  for (const link of await sources.getByRole("link").all()) {
    expect(await link.getAttribute("href")).toMatch(
      /^\/(bible\/(web|kjv)|answers|study-guides|church-fathers|discover|timelines)[/#]/,
    );
  }
  await sources.first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");

  const followUp = page.waitForRequest(PATH);
  await field.fill("And the verse after it?");
  await field.press("Enter");
  const id = new URL(page.url()).searchParams.get("conversation");
  expect((await followUp).postDataJSON()).toMatchObject({ conversationId: id });
  await expect(questions).toHaveCount(2);
});

test("an answer is copied with its passages and their references, and prints without anything to press", async ({
  page,
  context,
}) => {
  await context.grantPermissions(CLIPBOARD);
  await page.goto("/chat");
  const { field, log } = chat(page);
  await field.fill("John 11:35");
  await field.press("Enter");
  await log.getByRole("button", { name: "Copy answer" }).click();
  await expect(page.getByText("Copied to clipboard").first()).toBeVisible();
  const copied = await readClipboard(page);
  expect(copied).toContain("“Jesus wept.” — John 11:35 (WEB)");
  expect(copied).toMatch(/Truth Uncovered$/);

  await page.emulateMedia({ media: "print" });
  await expect(log.getByRole("blockquote").first()).toBeVisible();
  await expect(field).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("while an answer is awaited the form has the focus; stopped, the field has it back", async ({
  page,
}) => {
  const answers = await holdAnswers(page);
  await page.goto("/chat");
  const { field, stop, log } = chat(page);
  await field.fill("Who was Ruth?");
  await field.press("Enter");
  await expect(field).toBeDisabled();
  await expect(page.getByRole("form", { name: "Ask a question" })).toBeFocused();
  await expect(page.locator("[data-skeleton]:visible")).toHaveCount(1);
  await answers.push(...chunks.begin("c1"), chunks.text("Ruth was "));
  await expect(page.locator("[data-skeleton]:visible")).toHaveCount(0);
  await expect(page.getByText("Ruth was")).toBeVisible();
  await stop.click();
  await expect(log).toContainText("You stopped this answer.");
  expect(await answers.wasAborted()).toBe(true);
  await expect(field).toBeFocused();
});

test("a question asked before what answers can be loaded is not lost", async ({ page }) => {
  await page.goto("/chat", { waitUntil: "networkidle" });
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  const { suggestions, field } = chat(page);
  const words = await suggestions.first().innerText();
  await untilItRuns(
    (timing) => suggestions.first().click(timing),
    (timing) => expect(page.getByText(APOLOGY)).toBeVisible(timing),
  );
  await expect(page.locator("[data-question]")).toContainText(words);
  await expect(field).toBeEnabled();
});

test("without scripts the welcome can be read, and nothing offers to be asked", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/chat");
  await expect(page.getByText("Your word is a lamp to my feet")).toBeVisible();
  await expect(page.locator("main noscript p").first()).toBeVisible();
  await expect(chat(page).suggestions).toHaveCount(0);
  await context.close();
});

test("a question handed over stands in the field, unsent, and leaves the address", async ({
  page,
}) => {
  await page.goto("/study-guides");
  const question = page.locator("details", { hasText: "How should I pray?" }).first();
  const link = question.getByRole("link", { name: "Ask the assistant about this" });
  // Pressed before the page runs, a question may be closed again by it.
  await expect(async () => {
    if (!(await link.isVisible())) await question.locator("summary").click();
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await link.click();

  const { field, suggestions, send } = chat(page);
  await expect(field).toHaveValue("How should I pray?");
  await expect(field).toBeFocused();
  await expect(page).toHaveURL("/chat");
  await expect(suggestions).toHaveCount(5);
  await page.keyboard.type(" Every day");
  await expect(field).toHaveValue("How should I pray? Every day");
  await send.click();
  await expect(chat(page).log.getByRole("figure").first()).toBeVisible();
});

test("the page goes along with an answer, but not past its question, nor against the reader", async ({
  page,
}) => {
  const answers = await holdAnswers(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/chat");
  const { field, questions } = chat(page);
  await field.fill("Tell me of the kings");
  await field.press("Enter");
  const paragraphs = (from: number) =>
    chunks.text(Array.from({ length: 30 }, (_, at) => `King number ${from + at}.\n\n`).join(""));
  await answers.push(...chunks.begin("c1"), paragraphs(0));
  await expect(questions.first()).toBeInViewport();
  const jump = page.getByRole("button", { name: "Jump to the latest" });
  await expect(jump).toBeVisible();

  const place = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(place);
  const chosen = await page.evaluate(() => window.scrollY);
  await answers.push(paragraphs(30));
  await expect(page.getByText("King number 59.")).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(chosen);

  await answers.push(...chunks.end());
  await jump.click();
  await expect(page.getByText("King number 59.")).toBeInViewport();
  await expect(jump).toHaveCount(0);
});

test("axe finds nothing in a conversation, in any look", async ({ page }) => {
  await page.goto("/chat");
  const { field, log, questions, suggestions } = chat(page);
  await untilItRuns(
    (timing) => suggestions.first().click(timing),
    (timing) => expect(questions).toHaveCount(1, timing),
  );
  await log.getByText(/^Sources/).click();
  await page.route(PATH, (route) => route.abort("connectionreset"), { times: 1 });
  await field.fill("Who was Ruth?");
  await field.press("Enter");
  await expect(log.getByText(APOLOGY)).toBeVisible();
  await field.fill("a".repeat(2_100));
  const conversation = await findInLooks(page);

  await page.getByRole("button", { name: "Earlier conversations" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  const listed = await findInLooks(page);
  expect({ conversation, listed }).toEqual({ conversation: [], listed: [] });
});
