import { expect, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { ownWrite } from "../support/own-write";
import { rawRequest } from "../support/raw-request";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a chapter’s numbers lead to its verses, and a verse to all that is known of it", async ({
    page,
  }) => {
    await page.goto("/bible/web/john/3");
    await page.getByRole("link", { name: "Verse 16", exact: true }).click();
    await expect(page).toHaveURL("/bible/web/john/3/16");
    await expect(page).toHaveTitle("John 3:16 (WEB) | Truth Uncovered");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 3:16");
    await expect(page.locator(".verse-words")).toHaveText(
      /^For God so loved the world, .+ life\.$/,
    );
    const section = (name: string) => page.getByRole("region", { name, exact: true });
    await expect(section("Translations compared")).toContainText("his only begotten Son");
    await expect(section("In Greek").getByRole("link", { name: "μονογενῆ" })).toHaveAttribute(
      "href",
      "/words/g3439-monogenes",
    );
    await expect(
      section("Cross references").getByRole("link", { name: "1 John 4:9" }),
    ).toHaveAttribute("href", "/bible/web/1-john/4/9");
    await expect(section("Where this site mentions it")).toContainText("The Life of Jesus");
    await expect(section("When it is read")).toContainText("Day 138 of 365");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.locator(".verse-words")).toBeVisible();
    await expect(section("Cross references")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Next John 3:17" }).click();
    await expect(page.locator(".verse-words")).toContainText("to judge the world");
    await page.getByRole("link", { name: "Read all of John 3" }).click();
    await expect(page).toHaveURL("/bible/web/john/3#v17");
  });
});

for (const [path, words, section] of [
  ["/bible/web/john/3/16", "For God so loved the world", "In Greek"],
  ["/bible/kjv/psalms/23/1", "The LORD is my shepherd", "When it is read"],
  ["/bible/web/daniel/2/4", "in the Syrian language", "In Hebrew and Aramaic"],
  ["/bible/web/obadiah/1/3", "The pride of your heart", "In Hebrew"],
] as const) {
  test(`${path} is sound in every look, and every script on it is its own`, async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", ({ message }) => problems.push(message));
    const answer = await page.goto(path);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    await expect(page.locator(".verse-words")).toContainText(words);
    await expect(page.getByRole("region", { name: section, exact: true })).toBeVisible();
    for (const fold of await page.locator(".verse-fold > summary").all()) await fold.click();
    expect(await findInLooks(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("a verse opens from its chapter’s menu and shows what the visitor noted there", async ({
  page,
}) => {
  await page.goto("/about-dev");
  const note = { reference: "Obadiah 1:4", note: "Pride falls." };
  await ownWrite(page, "POST", "/api/workspace/notes", note);
  await page.goto("/bible/web/obadiah/1");
  await page.getByRole("link", { name: "Verse 4", exact: true }).click();
  await page.getByRole("link", { name: "Verse page" }).click();
  await expect(page).toHaveURL("/bible/web/obadiah/1/4");
  await expect(page.getByRole("link", { name: "Your note: Pride falls." })).toBeVisible();
  await page.getByRole("link", { name: "Jeremiah 49:16" }).first().click();
  await expect(page.getByRole("dialog", { name: "Jeremiah 49:16" })).toContainText("terror");
});

test("other spellings lead to a verse’s page once, and what there is not is said", async ({
  baseURL,
}) => {
  for (const [path, target] of [
    ["/bible/john/3/16", "/bible/web/john/3/16"],
    ["/bible/WEB/Jn/3/16", "/bible/web/john/3/16"],
    ["/bible/John.3.16", "/bible/web/john/3/16"],
    ["/bible/web/john/3/16-18", "/bible/web/john/3?v=16-18#v16"],
  ] as const) {
    const answer = await rawRequest(`${baseURL}${path}`);
    expect([path, answer.status, answer.headers.location]).toEqual([path, 308, target]);
  }
  const missing = await rawRequest(`${baseURL}/bible/web/john/3/99`);
  expect([missing.status, missing.body.includes("John 3 has 36 verses.")]).toEqual([404, true]);
  const omitted = await rawRequest(`${baseURL}/bible/web/acts/8/37`);
  const isSaid = omitted.body.includes("follows the Majority Text, which does not have this verse");
  expect([omitted.status, isSaid]).toEqual([200, true]);
});
