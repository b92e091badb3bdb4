import { expect, type Route, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { APOLOGY, chat, chunks, holdAnswers, streamTo } from "../support/chat-page";

const PATH = "**/api/chat";

function problem(status: number, detail: string, headers: Record<string, string> = {}) {
  return (route: Route) =>
    route.fulfill({
      status,
      headers: { "content-type": "application/problem+json", ...headers },
      body: JSON.stringify({ type: "about:blank", title: "Problem", status, detail }),
    });
}

const FAILURES = [
  {
    name: "a provider that is down",
    answer: problem(503, "The assistant cannot answer right now."),
    reason: "The assistant cannot answer right now.",
  },
  {
    name: "too many questions, with the wait",
    answer: problem(429, "You have asked a lot. Please try again in 42 seconds.", {
      "retry-after": "42",
    }),
    reason: "You have asked a lot. Please try again in 42 seconds.",
  },
  {
    name: "too many questions for a server in front that names the wait in a header alone",
    answer: problem(429, "Too many requests.", { "retry-after": "120" }),
    reason: "Too many requests. Please try again in 2 minutes.",
  },
  {
    name: "a page in the place of an answer",
    answer: (route: Route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
    reason: "The answer did not come through. Your question is kept here.",
  },
  {
    name: "fields that are none",
    answer: (route: Route) => route.fulfill({ json: { conversationId: 7, text: "no answer" } }),
    reason: "The answer did not come through. Your question is kept here.",
  },
  {
    name: "an answer without words",
    answer: (route: Route) => streamTo(route, [...chunks.begin("c1"), ...chunks.end()]),
    reason: "The answer did not come through. Your question is kept here.",
  },
  {
    name: "a connection that breaks",
    answer: (route: Route) => route.abort("connectionreset"),
    reason: "The answer did not come through. Your question is kept here.",
  },
] as const;

for (const { name, answer, reason } of FAILURES) {
  test(`${name}: the apology to the letter, the reason, and the same question again`, async ({
    page,
  }) => {
    await page.route(PATH, answer, { times: 1 });
    await page.goto("/chat");
    const { field, send, log, questions, again } = chat(page);
    await field.fill("Who was Ruth?");
    await send.click();
    await expect(log.getByText(APOLOGY, { exact: true })).toBeVisible();
    await expect(log.getByText(reason, { exact: true })).toBeVisible();
    await expect(field).toBeEnabled();

    const asked = page.waitForRequest(PATH);
    await again.click();
    expect((await asked).postDataJSON()).toMatchObject({ question: "Who was Ruth?" });
    await expect(log.getByRole("figure").first()).toBeVisible();
    await expect(log.getByText(APOLOGY)).toHaveCount(0);
    await expect(questions).toHaveCount(1);
    await expect(field).toBeFocused();
  });
}

test("offline is said, and the question answered once the line is back", async ({
  page,
  context,
}) => {
  await page.goto("/chat");
  const { field, log, again } = chat(page);
  await field.fill("Who was Ruth?");
  // What answers is there already.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await field.press("Enter");
  await expect(log.getByText(APOLOGY)).toBeVisible();
  await expect(
    log.getByText("You are offline. Please try again when you are connected."),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await context.setOffline(false);
  await again.click();
  await expect(log.getByRole("figure").first()).toBeVisible();
});

test("a question asked before what answers can be loaded is not lost", async ({ page }) => {
  await page.goto("/chat", { waitUntil: "networkidle" });
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  const { suggestions, field } = chat(page);
  const words = await suggestions.first().innerText();
  await suggestions.first().click();
  await expect(page.getByText(APOLOGY)).toBeVisible();
  await expect(page.locator("[data-question]")).toContainText(words);
  await expect(field).toBeEnabled();
});

test("an answer that breaks off keeps what was said; the apology stands after it", async ({
  page,
}) => {
  const answers = await holdAnswers(page);
  await page.goto("/chat");
  const { field, log, questions, again } = chat(page);
  await field.fill("Who was Naomi?");
  await field.press("Enter");
  await answers.push(...chunks.begin("c1"), chunks.text("Naomi left Bethlehem"), {
    type: "error",
    errorText: "The assistant lost its thread.",
  });
  await expect(log).toContainText("Naomi left Bethlehem");
  await expect(log.getByText(APOLOGY)).toBeVisible();
  await expect(log.getByText("The assistant lost its thread.")).toBeVisible();

  await again.click();
  await expect(questions).toHaveCount(2);
  await answers.push(...chunks.begin("c1"), chunks.text("Naomi came back."));
  // Cut without its end.
  await answers.close();
  await expect(log).toContainText("Naomi came back.");
  await expect(log.getByText(APOLOGY)).toHaveCount(2);
  await expect(again).toHaveCount(1);
});

test("an answer that never begins can be stopped", async ({ page }) => {
  const answers = await holdAnswers(page);
  await page.goto("/chat");
  const { field, stop, log } = chat(page);
  await field.fill("Who was Orpah?");
  await field.press("Enter");
  await stop.click();
  await expect(log).toContainText("You stopped this answer.");
  await expect(field).toBeEnabled();
  expect(await answers.wasAborted()).toBe(true);
});

test("a plain answer is understood too, and nothing in it becomes active", async ({ page }) => {
  const answer =
    "God is love.\n\n- <img src=x onerror=alert(1)> one\n- [two](javascript:alert(1)) “Jesus wept.” (John 11:35, WEB)\n\nhttps://evil.example/x";
  await page.route(PATH, (route) =>
    route.fulfill({
      json: { conversationId: "c9", answer, verseReferences: ["1 John 4:8", "John 11:35"] },
    }),
  );
  await page.goto("/chat");
  const { field, log } = chat(page);
  await field.fill("What is God?");
  await field.press("Enter");
  await expect(log.getByText("God is love.")).toBeVisible();
  await expect(log.getByText("<img src=x onerror=alert(1)> one")).toBeVisible();
  await expect(log.getByRole("link", { name: "1 John 4:8" })).toBeVisible();
  await expect(log.getByRole("img")).toHaveCount(0);
  await expect(log.getByRole("blockquote")).toHaveCount(0);
  for (const link of await log.getByRole("link").all()) {
    expect(await link.getAttribute("href")).toMatch(/^\/bible\?ref=/);
  }
  await expect(page).toHaveURL("/chat?conversation=c9");
});
