import { expect, type Page, test } from "@playwright/test";
import { chat } from "../support/chat-page";
import { watchShift } from "../support/watch-page";

async function ask(page: Page, question: string) {
  const { field, log } = chat(page);
  const before = await log.getByRole("button", { name: "Copy answer" }).count();
  await field.fill(question);
  await field.press("Enter");
  await expect(log.getByRole("button", { name: "Copy answer" })).toHaveCount(before + 1);
  await expect(page).toHaveURL(/conversation=/);
}

const newOne = (page: Page) => page.getByRole("button", { name: "New conversation" });
const earlier = (page: Page) => page.getByRole("button", { name: "Earlier conversations" });
const list = (page: Page) => page.getByRole("dialog", { name: "Earlier conversations" });

test("a conversation is there again after a reload, without a shift, and on the next visit", async ({
  page,
}) => {
  await page.goto("/chat");
  await ask(page, "John 3:16");
  await ask(page, "Psalm 23:1");
  const address = page.url();
  const { log, questions, suggestions } = chat(page);
  const words = await log.getByRole("article").allInnerTexts();

  const shift = await watchShift(page);
  await page.reload({ waitUntil: "networkidle" });
  await expect(questions).toHaveCount(2);
  expect(await shift()).toBeLessThan(0.05);
  expect(await log.getByRole("article").allInnerTexts()).toEqual(words);
  await expect(suggestions).toHaveCount(0);

  await page.goto("/chat");
  await expect(questions).toHaveCount(2);
  await expect(page).toHaveURL(address);
  await ask(page, "Genesis 1:1");
  await expect(page).toHaveURL(address);
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
