import { expect, test } from "@playwright/test";
import { findInLooks } from "../support/axe";

const TEXT =
  "“For God so liked the world” (John 3:16). “The LORD is my shepherd; I shall not want” (Psalm 24:1). See John 3:99 & <b>more</b>.";

test("a text is checked, each quotation leads to its verse, and the text is copied put right", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/check");
  const field = page.getByRole("textbox", { name: "Text" });
  await field.fill("   ");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Paste a text to check.");

  await field.fill(TEXT);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "What was found" })).toBeFocused();
  const found = page.getByRole("region", { name: "One by one" }).getByRole("listitem");
  await expect(found).toHaveCount(3);
  await expect(found.first().getByRole("deletion")).toHaveText("not in the verse: liked");
  await expect(found.first().getByRole("insertion")).toHaveText("the verse has: loved");
  await expect(found.nth(1)).toContainText("Psalm 23:1");
  expect(await findInLooks(page)).toEqual([]);

  await page.getByRole("button", { name: "Copy corrected text" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      "“For God so loved the world,” (John 3:16). “The LORD is my shepherd; I shall not want” (Psalm 23:1). See [no such verse: John 3 has 36 verses.] & <b>more</b>.",
    );
  await found.first().getByRole("link", { name: "John 3:16" }).click();
  await expect(page).toHaveURL("/bible/web/john/3/16");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is answered with its page, under the same policy, and an error keeps the text", async ({
    page,
  }) => {
    await page.goto("/check");
    const field = page.getByRole("textbox", { name: "Text" });
    await field.fill(TEXT);
    const answered = page.waitForResponse("/check/result");
    await page.getByRole("button", { name: "Check" }).click();
    const headers = (await answered).headers();
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
    await expect(field).toHaveValue(TEXT);
    const found = page.getByRole("region", { name: "One by one" }).getByRole("listitem");
    await expect(found).toHaveCount(3);
    // In the site's own looks.
    await expect(page.getByRole("link", { name: "Scripture Study" }).first()).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /literataLatin/);

    await field.fill("a ".repeat(10_001));
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("20,000 characters");
    await expect(field).toHaveValue("a ".repeat(10_001));
  });
});

test("an answered form runs no script but the theme's, which its policy allows", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto("/check");
  // As a browser sends it before the page's scripts are there.
  await page.getByRole("textbox", { name: "Text" }).fill(TEXT);
  await page.evaluate(() => {
    localStorage.setItem("truth-uncovered-theme", "dark");
    document.querySelector<HTMLFormElement>("form[action='/check/result']")?.submit();
  });

  await expect(page).toHaveURL("/check/result");
  await expect(page.getByRole("heading", { name: "What was found" })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/dark/);
  expect(refused).toEqual([]);
});
