import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { CLIPBOARD, dress, LOOKS, readClipboard } from "../support/calls";
import { changeElsewhere, furnishCreation, listed, refuses } from "../support/creations";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const DISCOVER = "/scripture-library?tab=discover";
const APPROVED = "**/api/creations?public=approved*";

test("publishing makes a link for everybody; taken back, the link ends for good", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(CLIPBOARD);
  const { id } = await furnishCreation(page, {});
  await page.goto(`/scripture-library?tab=creations#creation-${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Only you can read this")).toBeVisible();
  await expect(dialog.getByText("marked as a visitor’s own words")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog.getByText("Published by a link")).toBeVisible();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  const link = await readClipboard(page);
  expect(link).toMatch(/\/scripture-library\?creation=[\w-]{22}$/);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  const trouble = await watchPage(other);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Prayer - For the evening..." })).toBeVisible();
  await expect(other.getByText("A visitor’s own words")).toBeVisible();
  await expect(other.getByText("Stay with us.")).toBeVisible();
  for (const attempt of [1, 2]) {
    await other.getByRole("button", { name: "Report" }).click();
    const report = other.getByRole("dialog", { name: "Report this" });
    await report.getByRole("textbox").fill(`Reason ${attempt}`);
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(report.getByText("Thank you. We will look at it again.")).toBeVisible();
    await other.reload();
    await expect(other.getByText("Stay with us.")).toBeVisible();
  }
  expect(trouble).toEqual(NO_TROUBLE);

  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(dialog.getByText("Only you can read this")).toBeVisible();
  await other.goto(link);
  await expect(other.getByText("This is not shared, or is no longer shared")).toBeVisible();
  await stranger.close();
});

test("publishing that fails or meets another tab's change says so", async ({ page }) => {
  const creation = await furnishCreation(page, {});
  await page.goto(`/scripture-library?tab=creations#creation-${creation.id}`);
  const dialog = page.getByRole("dialog");
  const publish = dialog.getByRole("button", { name: "Publish" });
  await expect(publish).toBeVisible();
  await changeElsewhere(page, creation, { title: "Changed elsewhere" });
  await publish.click();
  await expect(page.getByText("Failed to publish", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Changed elsewhere" })).toBeVisible();
  await publish.dblclick();
  await expect(dialog.getByText("Published by a link")).toBeVisible();
});

test("what the operator refused is said, and other words may ask again", async ({ page }) => {
  const refused = listed({ moderation: "refused", isGenerated: false });
  await page.route("**/api/creations?userId=*", (route) => route.fulfill({ json: [refused] }));
  await page.goto("/scripture-library?tab=creations");
  await page.getByRole("link", { name: "Poem - Light..." }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Reviewed and not published")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publish" })).toHaveCount(0);
});

test("while nothing is approved, Discover says what will come", async ({ page }) => {
  await page.route(APPROVED, (route) => route.fulfill({ json: [] }));
  await page.goto(DISCOVER);
  await expect(page.getByText("Public creations are coming soon")).toBeVisible();
});

test("Discover lists what was approved, opens it, and takes reports", async ({ page }) => {
  const token = "AAAAAAAAAAAAAAAAAAAAAA";
  const generated = listed({ id: token, content: "“Jesus wept.” (John 11:35, WEB)" });
  const own = listed({ id: "BBBBBBBBBBBBBBBBBBBBBB", title: "My own", isGenerated: false });
  await page.route(APPROVED, (route) => route.fulfill({ json: [generated, own] }));
  await page.route(`**/api/creations/shared/${token}`, (route) =>
    route.fulfill({ json: generated }),
  );
  await page.goto(DISCOVER);
  const cards = page.getByRole("tabpanel", { name: "Discover" }).getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText("AI-made");
  await expect(cards.nth(1)).toContainText("A visitor’s own words");
  await cards.nth(0).getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: "Poem - Light..." });
  await expect(dialog.locator(".scripture")).toHaveText("Jesus wept.");
  await expect(dialog.getByRole("button", { name: "Edit" })).toHaveCount(0);

  const reports = `**/api/creations/shared/${token}/reports`;
  await page.route(reports, refuses(503, "Away."));
  await dialog.getByRole("button", { name: "Report" }).click();
  const report = page.getByRole("dialog", { name: "Report this" });
  await report.getByRole("textbox").fill("Not from the Bible");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(report.getByText("Away.")).toBeVisible();
  await page.unroute(reports);
  await page.route(reports, (route) => route.fulfill({ status: 201, json: { reported: true } }));
  const sent = page.waitForRequest(reports);
  await report.getByRole("button", { name: "Send report" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ reason: "Not from the Bible" });
  await expect(report.getByText("Thank you.")).toBeVisible();
  await report.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog.getByRole("button", { name: "Report" })).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test("a failing list of Discover can be asked again", async ({ page }) => {
  await page.route(APPROVED, refuses(500, "Away."));
  await page.goto(DISCOVER);
  await expect(page.getByText("Failed to fetch creations")).toBeVisible();
  await page.unroute(APPROVED);
  await page.route(APPROVED, (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Failed to fetch creations")).toHaveCount(0);
  await expect(page.getByText("Public creations are coming soon")).toBeVisible();
});

for (const token of ["AAAAAAAAAAAAAAAAAAAAAA", "x", "%00"]) {
  test(`a link that leads nowhere (${token}) says so`, async ({ page }) => {
    await page.goto(`/scripture-library?creation=${token}`);
    await expect(page.getByText("This is not shared, or is no longer shared")).toBeVisible();
  });
}

for (const look of LOOKS) {
  test(`Discover, a shared creation and its report, ${look.theme}, ${look.width} px: no violation`, async ({
    page,
  }) => {
    await dress(page, look);
    const { shareToken } = await furnishCreation(page, { isPublic: true });
    await page.route(APPROVED, (route) => route.fulfill({ json: [listed()] }));
    await page.goto(DISCOVER);
    await expect(page.getByRole("article")).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await page.goto(`/scripture-library?creation=${shareToken}`);
    await expect(page.getByText("Stay with us.")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Report" }).click();
    expect(await findViolations(page)).toEqual([]);
  });
}
