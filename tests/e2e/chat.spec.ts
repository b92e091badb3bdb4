import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, LOOKS } from "../support/calls";
import { chat, chunks, holdAnswers, streamTo } from "../support/chat-page";

const PATH = "**/api/chat";

test("the welcome quotes Psalm 119:105 to the letter of the table", async ({ page, request }) => {
  await page.goto("/chat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Assistant");
  const welcome = page.getByRole("article").first();
  await expect(welcome).toContainText("Psalm 119:105");

  const verse = await (await request.get("/api/bible/verse?reference=Psalm+119:105")).json();
  await expect(welcome.getByRole("blockquote")).toHaveText(verse.text);
  await expect(welcome).toContainText(verse.translation);
  await welcome.getByRole("link", { name: "Psalm 119:105" }).click();
  await expect(page.getByRole("dialog", { name: "Psalm 119:105" })).toContainText(verse.text);
});

test("without scripts the welcome and the suggestions can be read", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/chat");
  await expect(page.getByText("Your word is a lamp to my feet")).toBeVisible();
  await expect(chat(page).suggestions).toHaveCount(5);
  await expect(chat(page).suggestions.first()).toBeVisible();
  await context.close();
});

test("a question is answered with passages, references and sources that open in place", async ({
  page,
}) => {
  await page.goto("/chat");
  const { field, send, log, questions, suggestions } = chat(page);
  await expect(send).toBeDisabled();
  await field.fill("   ");
  await expect(send).toBeDisabled();

  const asked = page.waitForRequest(PATH);
  await field.fill("What does John 3:16 say?");
  await send.click();
  expect((await asked).postDataJSON()).toMatchObject({
    question: "What does John 3:16 say?",
    conversationId: null,
    useModel: true,
  });
  await expect(field).toHaveValue("");
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

  await log.getByText(/^Sources \(\d+\)$/).click();
  const sources = log.getByRole("group").getByRole("listitem");
  expect(await sources.count()).toBeGreaterThan(0);
  for (const link of await sources.getByRole("link").all()) {
    expect(await link.getAttribute("href")).toMatch(
      /^\/(bible\?ref=|study-guides#|church-fathers#|discover#|timelines#)/,
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

test("each of the five suggestions asks itself", async ({ page }) => {
  await page.route(PATH, (route) =>
    streamTo(route, [...chunks.begin("kept"), chunks.text("Listen."), ...chunks.end()]),
  );
  for (let at = 0; at < 5; at++) {
    await page.goto("/chat?q");
    const { suggestions, questions, log } = chat(page);
    await expect(suggestions).toHaveCount(5);
    const words = await suggestions.nth(at).innerText();
    await suggestions.nth(at).click();
    await expect(questions).toHaveText([`You asked${words}`]);
    await expect(log).toContainText("Listen.");
  }
});

test("while the answer is awaited the field and Send are disabled and lines stand in its place", async ({
  page,
}) => {
  const answers = await holdAnswers(page);
  await page.goto("/chat");
  const { field, send, stop, log } = chat(page);
  await field.fill("Who was Ruth?");
  await field.press("Enter");
  await expect(field).toBeDisabled();
  await expect(send).toBeDisabled();
  await expect(page.getByRole("form", { name: "Ask a question" })).toBeFocused();
  await expect(page.locator("[data-skeleton]:visible")).toHaveCount(1);

  await answers.push(...chunks.begin("c1"));
  await expect(page.locator("[data-skeleton]:visible")).toHaveCount(1);
  await answers.push(chunks.text("Ruth was "));
  await expect(page.locator("[data-skeleton]:visible")).toHaveCount(0);
  await expect(page.getByText("Ruth was")).toBeVisible();
  await expect(field).toBeDisabled();
  await expect(stop).toBeVisible();
  // Heard once and whole: what grows is outside of the log.
  await expect(log).not.toContainText("Ruth was");
  await expect(page.getByText("The assistant is answering.")).toHaveRole("status");

  await answers.push(chunks.text("a Moabite (Ruth 1:4)."), ...chunks.end(["Ruth 1:4"]));
  await answers.close();
  await expect(log).toContainText("Ruth was a Moabite (Ruth 1:4).");
  await expect(page.getByText("The assistant is answering.")).toHaveCount(0);
  await expect(stop).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(log.getByRole("link", { name: "Ruth 1:4" }).first()).toBeVisible();
});

test("Enter pressed twice sends once; Shift+Enter and letters still composed do not send", async ({
  page,
}) => {
  const answers = await holdAnswers(page);
  await page.goto("/chat");
  const { field, questions } = chat(page);
  await field.fill("Line one");
  await field.press("Shift+Enter");
  await field.pressSequentially("line two");
  await expect(field).toHaveValue("Line one\nline two");
  await field.dispatchEvent("keydown", { key: "Enter", keyCode: 229, isComposing: true });
  expect(await answers.count()).toBe(0);

  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(questions).toHaveText(["You askedLine one\nline two"]);
  await answers.push(...chunks.begin("c1"), chunks.text("Yes."), ...chunks.end());
  await answers.close();
  await expect(chat(page).log).toContainText("Yes.");
  expect(await answers.count()).toBe(1);
});

test("Stop ends the call, keeps what was said and offers to ask again", async ({ page }) => {
  const answers = await holdAnswers(page);
  await page.goto("/chat");
  const { field, stop, log, questions } = chat(page);
  await field.fill("Who was Boaz?");
  await field.press("Enter");
  await answers.push(...chunks.begin("c1"), chunks.text("Boaz owned fields"));
  await expect(page.getByText("Boaz owned fields")).toBeVisible();
  await stop.click();
  await expect(log).toContainText("Boaz owned fields");
  await expect(log).toContainText("You stopped this answer.");
  expect(await answers.wasAborted()).toBe(true);
  await expect(field).toBeEnabled();
  await expect(field).toBeFocused();

  await log.getByRole("button", { name: "Ask again" }).click();
  await expect(questions).toHaveCount(2);
  await stop.click();
  await expect(log.getByText("You stopped this answer.")).toHaveCount(2);
});

test("2,000 characters are the most: a longer text is kept, and what is wrong is said", async ({
  page,
}) => {
  await page.goto("/chat");
  const { field, send } = chat(page);
  await field.fill("a".repeat(2_001));
  await expect(page.getByText("Please shorten yours by 1.")).toBeVisible();
  await expect(send).toBeDisabled();
  await field.press("Enter");
  await expect(field).toHaveValue("a".repeat(2_001));

  await field.press("Backspace");
  await expect(page.getByText("2,000 of 2,000 characters")).toBeVisible();
  await expect(send).toBeEnabled();
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

test("the visitor's choice against a language model goes with the question and stays", async ({
  page,
}) => {
  await page.goto("/chat");
  const choice = page.getByRole("switch", { name: "Answer without a language model" });
  await choice.check();
  await page.reload();
  await expect(choice).toBeChecked();
  const asked = page.waitForRequest(PATH);
  await chat(page).suggestions.first().click();
  expect((await asked).postDataJSON()).toMatchObject({ useModel: false });
});

test("an answer is copied with its passages and their references", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/chat");
  const { field, log } = chat(page);
  await field.fill("John 11:35");
  await field.press("Enter");
  await log.getByRole("button", { name: "Copy answer" }).click();
  await expect(page.getByText("Copied to clipboard").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("“Jesus wept.” — John 11:35 (WEB)");
  expect(copied).toMatch(/Truth Uncovered$/);

  await log.getByRole("button", { name: "Ask about John 11:35" }).click();
  await expect(field).toHaveValue("What does John 11:35 mean?");
  await expect(field).toBeFocused();
  await expect(
    log.getByRole("button", { name: "Save John 11:35 to a collection" }),
  ).toHaveAttribute("data-save-verse", "John 11:35");
});

test("everything is reached by the keyboard alone", async ({ page }) => {
  await page.goto("/chat");
  const { field, suggestions, log } = chat(page);
  await suggestions.last().focus();
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await page.keyboard.type("Psalm 23");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("button", { name: "Copy answer" })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(log.getByText(/^Sources/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(log.getByRole("group").getByRole("listitem").first()).toBeVisible();
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

test("on paper stands what was asked and answered, and nothing to press", async ({ page }) => {
  await page.goto("/chat");
  const { field, log } = chat(page);
  await field.fill("John 11:35");
  await field.press("Enter");
  await expect(log.getByRole("button", { name: "Copy answer" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(log.getByRole("blockquote").first()).toBeVisible();
  await expect(field).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

for (const look of LOOKS) {
  test(`axe finds nothing in a conversation in ${look.theme} at ${look.width} px`, async ({
    page,
  }) => {
    await dress(page, look);
    await page.goto("/chat");
    const { field, log, suggestions } = chat(page);
    await suggestions.first().click();
    await log.getByText(/^Sources/).click();
    await field.fill("a".repeat(2_100));
    const conversation = await findViolations(page);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );

    await page.getByRole("button", { name: "Earlier conversations" }).click();
    await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    const listed = await findViolations(page);
    expect({ conversation, listed, isWide }).toEqual({
      conversation: [],
      listed: [],
      isWide: false,
    });
  });
}
