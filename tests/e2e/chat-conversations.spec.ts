import { expect, type Page, test } from "@playwright/test";
import { chat } from "../support/chat-page";

async function ask(page: Page, question: string) {
  const { field, log } = chat(page);
  const before = await log.getByRole("button", { name: "Copy answer" }).count();
  await field.fill(question);
  await field.press("Enter");
  await expect(log.getByRole("button", { name: "Copy answer" })).toHaveCount(before + 1);
}

const newOne = (page: Page) => page.getByRole("button", { name: "New conversation" });
const earlier = (page: Page) => page.getByRole("button", { name: "Earlier conversations" });
const list = (page: Page) => page.getByRole("dialog", { name: "Earlier conversations" });

test("a conversation is there again after a reload and on the next visit", async ({ page }) => {
  await page.goto("/chat");
  await ask(page, "John 3:16");
  await ask(page, "Psalm 23:1");
  const address = page.url();
  const { log, questions, suggestions } = chat(page);
  const said = await log.getByRole("article").allInnerTexts();

  await page.reload();
  await expect(questions).toHaveCount(2);
  expect(await log.getByRole("article").allInnerTexts()).toEqual(said);
  await expect(suggestions).toHaveCount(0);

  await page.goto("/chat");
  await expect(questions).toHaveCount(2);
  await expect(page).toHaveURL(address);
  await ask(page, "Genesis 1:1");
  await expect(page).toHaveURL(address);
});

test("nothing moves while a conversation is opened again", async ({ page }) => {
  await page.goto("/chat");
  await ask(page, "Psalm 23");
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        (window as unknown as { shifts: number }).shifts += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.reload({ waitUntil: "networkidle" });
  await expect(chat(page).questions).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(
    0.05,
  );
});

test("a new conversation begins empty, Back leads to the one before, the list to both", async ({
  page,
}) => {
  await page.goto("/chat");
  await ask(page, "Who was Ruth?");
  const first = page.url();
  const { questions, suggestions, field } = chat(page);
  await newOne(page).click();
  await expect(page).toHaveURL("/chat");
  await expect(suggestions).toHaveCount(5);
  await expect(field).toBeFocused();
  await expect(newOne(page)).toBeDisabled();

  await ask(page, "Who was Boaz?");
  expect(page.url()).not.toBe(first);
  await page.goBack();
  await expect(questions).toHaveText(["You askedWho was Ruth?"]);
  await page.goForward();
  await expect(questions).toHaveText(["You askedWho was Boaz?"]);

  await earlier(page).click();
  await expect(page).toHaveURL(/#conversations$/);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await list(page)
    .getByRole("button", { name: /^Who was Ruth\?/ })
    .click();
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL(first);
  await expect(questions).toHaveText(["You askedWho was Ruth?"]);
});

test("the list is part of the address, and Back and Escape close it", async ({ page }) => {
  await page.goto("/chat#conversations");
  await expect(list(page)).toContainText("No conversations yet");
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL("/chat");
  await earlier(page).click();
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(list(page)).toHaveCount(0);
});

test("deleting asks first; the open conversation goes with it, in another tab's list too", async ({
  page,
  context,
}) => {
  await page.goto("/chat");
  await ask(page, "Who was Ruth?");
  await newOne(page).click();
  await ask(page, "Who was Boaz?");
  const address = page.url();
  const other = await context.newPage();
  await other.goto("/chat#conversations");
  await expect(list(other).getByRole("listitem")).toHaveCount(2);
  await page.bringToFront();

  await earlier(page).click();
  const row = list(page).getByRole("listitem").filter({ hasText: "Boaz" });
  await row.getByRole("button", { name: "Delete “Who was Boaz?”" }).click();
  await expect(row.getByRole("button", { name: "Keep" })).toBeFocused();
  await row.getByRole("button", { name: "Keep" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "Delete “Who was Boaz?”" }).click();
  await row.getByRole("button", { name: "Delete for good" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(list(other).getByRole("listitem")).toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(chat(page).suggestions).toHaveCount(5);
  await page.goto(address);
  await expect(page.getByText(/That conversation is not, or is no longer/)).toBeVisible();
  await expect(page).toHaveURL("/chat");
});

test("somebody else's conversation is not shown, kindly, and a new one can begin", async ({
  page,
}) => {
  await page.goto("/chat?conversation=0a1fb86a-3dc1-461d-9d1d-582d7b3c7af0");
  await expect(page.getByText(/That conversation is not, or is no longer/)).toBeVisible();
  await expect(chat(page).suggestions).toHaveCount(5);
  await expect(page).toHaveURL("/chat");
  await ask(page, "John 11:35");
  await expect(page.getByText(/That conversation is not, or is no longer/)).toHaveCount(0);
});

test("a conversation deleted meanwhile: the question begins a new one", async ({ page }) => {
  await page.goto("/chat");
  await ask(page, "Who was Ruth?");
  const address = page.url();
  const { searchParams } = new URL(address);
  const status = await page.evaluate(
    async (id) =>
      (
        await fetch(`/api/conversations/${id}`, {
          method: "DELETE",
          headers: { "X-Client": "web" },
        })
      ).status,
    searchParams.get("conversation"),
  );
  expect(status).toBe(200);

  const { field, again, log } = chat(page);
  await field.fill("Who was Boaz?");
  await field.press("Enter");
  await expect(log.getByText(/This conversation is no longer kept/)).toBeVisible();
  await again.click();
  await expect(log.getByRole("button", { name: "Copy answer" })).toHaveCount(2);
  await expect(page).toHaveURL(/conversation=/);
  expect(page.url()).not.toBe(address);
});

test("a conversation that cannot be read says so and is tried again", async ({ page }) => {
  await page.goto("/chat");
  await ask(page, "Who was Ruth?");
  await page.route("**/api/conversations/*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.reload();
  await expect(page.getByText("Your conversation could not be opened.")).toBeVisible();
  await page.unroute("**/api/conversations/*");
  await page.getByRole("alert").getByRole("button", { name: "Try Again" }).click();
  await expect(chat(page).questions).toHaveText(["You askedWho was Ruth?"]);
});
