import { expect, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { rawRequest } from "../support/raw-request";
import { watchShift } from "../support/watch-page";

const CHAPTER = "/bible/web/john/3";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a chapter is read, and the next one after it", async ({ page }) => {
    await page.goto(`${CHAPTER}#v16`);
    await expect(page).toHaveTitle("John 3 (WEB) | Truth Uncovered");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 3");
    const verse = page.locator("#v16");
    await expect(verse).toBeInViewport();
    await expect(page.locator(".verse-piece", { has: verse })).toContainText(
      "For God so loved the world",
    );
    await page.getByRole("navigation", { name: "Chapters" }).getByText("John 4").click();
    await expect(page).toHaveURL("/bible/web/john/4");
    await expect(page.locator(".chapter")).toContainText("Samaria");
  });

  test("a book is found from the list of books, and its chapters from it", async ({ page }) => {
    await page.goto("/bible/kjv");
    await page.getByRole("link", { name: "3 John" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 John");
    await page.getByRole("link", { name: "3 John 1", exact: true }).click();
    await expect(page).toHaveURL("/bible/kjv/3-john/1");
    await expect(page.locator(".chapter")).toContainText("the wellbeloved Gaius");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await crumbs.getByRole("link", { name: "King James Version" }).click();
    await expect(page).toHaveURL("/bible/kjv");
  });
});

test("the reader comes to life over the text without moving it", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.addInitScript(() => {
    localStorage.setItem("truth-uncovered-reader", '{"textSize":"large","theme":"sepia"}');
  });
  const shift = await watchShift(page, { from: "start" });
  // The fonts stand in the cache then.
  await page.goto("/bible/web/john/4");
  await page.waitForLoadState("networkidle");

  await page.goto(`${CHAPTER}#v16`);
  await expect(page.locator(".verse-piece[data-marked]")).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute("data-reading-theme", "sepia");
  await page.getByRole("link", { name: "Verse 16, the one you looked up" }).click();
  const menu = page.getByRole("dialog", { name: "John 3:16" });
  await expect(menu.getByRole("heading", { name: /Cross references/ })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await shift()).toBe(0);
  expect(problems).toEqual([]);
});

test("translations, both of them, and the chapters beside it are other pages", async ({ page }) => {
  await page.goto(CHAPTER);
  await page.getByRole("radio", { name: "KJV" }).check({ force: true });
  await expect(page).toHaveURL("/bible/kjv/john/3");
  await expect(page.locator(".chapter")).toContainText("believeth in him");
  await page.getByRole("radio", { name: "Parallel" }).check({ force: true });
  await expect(page).toHaveURL("/bible/kjv/john/3?view=parallel");
  await expect(page.locator(".parallel-row").first()).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/bible/kjv/john/4?view=parallel");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 4");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 3");
  await page.getByRole("button", { name: "John 3. Choose book and chapter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ruth" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Ruth 2" }).click();
  await expect(page).toHaveURL("/bible/kjv/ruth/2");
});

test("verses asked for are marked by the server, and named in the title", async ({ page }) => {
  await page.goto(`${CHAPTER}?v=16-18#v16`);
  await expect(page).toHaveTitle("John 3:16-18 (WEB) | Truth Uncovered");
  await expect(page.locator(".verse-piece[data-marked]")).toHaveCount(3);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/bible\/web\/john\/3$/,
  );
});

test("a reference opened in the reader has the chapter's page as its canonical one", async ({
  page,
}) => {
  await page.goto("/bible?ref=1+Jn+4:7-8&translation=KJV");
  const canonical = () =>
    page
      .locator("link[rel=canonical]")
      .evaluateAll((links) => [
        ...new Set((links as HTMLLinkElement[]).map(({ href }) => new URL(href).pathname)),
      ]);
  await expect.poll(canonical).toEqual(["/bible/kjv/1-john/4"]);
});

test("other spellings lead to the page, and what there is not says what there is", async ({
  page,
  baseURL,
}) => {
  for (const [path, target] of [
    ["/bible/john/3", CHAPTER],
    ["/bible/WEB/Jn/03", CHAPTER],
    [`${CHAPTER}/16-18`, `${CHAPTER}?v=16-18#v16`],
    [`${CHAPTER}?v=99`, CHAPTER],
  ]) {
    const { status, headers } = await rawRequest(`${baseURL}${path}`);
    expect([status, headers.location], path).toEqual([308, target]);
  }
  for (const path of ["/bible/%ff", "/bible/web/%E0%A4%A/1", "/answers/%ff", "/bible/web/a%00/1"]) {
    expect((await rawRequest(`${baseURL}${path}`)).status, path).toBe(404);
  }
  for (const [path, words] of [
    ["/bible/web/john/99", "John has 21 chapters."],
    ["/bible/niv/john/3", "Here it is in the"],
    ["/bible/web/<b>/1", "Here are the 66 books"],
  ] as const) {
    const { status, body } = await rawRequest(baseURL + encodeURI(path));
    expect([status, body.includes(words), body.includes("<b>")], path).toEqual([404, true, false]);
  }
  const missing = await page.goto("/bible/web/john/99");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expect(page.getByText("John has 21 chapters.")).toBeVisible();
  await page.getByRole("link", { name: "John", exact: true }).click();
  await expect(page).toHaveURL("/bible/web/john");
});

test("a page is the same in every encoding, allows its own scripts alone, and is not sent twice", async ({
  baseURL,
}) => {
  const url = `${baseURL}/bible/kjv/psalms/117`;
  const plain = await rawRequest(url);
  expect(plain.status).toBe(200);
  expect(plain.body).toContain("O praise the LORD, all ye nations");
  for (const encoding of ["gzip", "gzip, deflate, br", "br;q=0.5"]) {
    const { body, headers } = await rawRequest(url, { "Accept-Encoding": encoding });
    expect(body, encoding).toBe(plain.body);
    const policy = String(headers["content-security-policy"]);
    expect(policy.split(";")[1]).toMatch(/^ script-src 'self'( 'sha256-[^']+')+$/);
  }
  const known = { "If-None-Match": plain.headers.etag ?? "" };
  expect((await rawRequest(url, known)).status).toBe(304);
  const head = await rawRequest(url, {}, "HEAD");
  expect([head.status, head.body]).toEqual([200, ""]);
});

test("chapter, book and books are accessible in any look", async ({ page }) => {
  for (const path of ["/bible/web/psalms/3", "/bible/web/jonah", "/bible/web"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findInLooks(page), path).toEqual([]);
  }
});
