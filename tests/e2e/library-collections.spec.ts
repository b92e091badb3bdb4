import { expect, type Page, test } from "@playwright/test";
import { holdCalls } from "../support/calls";
import {
  COLLECTIONS,
  keptOrder,
  notice,
  openCollection,
  verseList,
  verseRow,
} from "../support/library-page";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const createDialog = (page: Page) => page.getByRole("dialog", { name: "Create Collection" });
const addDialog = (page: Page) => page.getByRole("dialog", { name: "Add Bible Verse" });

async function create(page: Page, name: string, description = "") {
  await page.getByRole("button", { name: "Create Collection" }).click();
  await createDialog(page).getByLabel("Collection Name").fill(name);
  await createDialog(page).getByLabel("Description").fill(description);
  await createDialog(page).getByRole("button", { name: "Create Collection" }).click();
  await expect(createDialog(page)).toBeHidden();
}

async function add(page: Page, reference: string, notes = "") {
  await page.getByRole("button", { name: "Add Bible Verse" }).click();
  await addDialog(page).getByLabel("Bible Reference").fill(reference);
  await addDialog(page).getByLabel("Notes").fill(notes);
  await addDialog(page).getByRole("button", { name: "Add Verse" }).click();
  await expect(addDialog(page)).toBeHidden();
}

test("title, introduction and tabs stand in the page before anything runs", async ({ request }) => {
  const html = await (await request.get("/scripture-library")).text();
  expect(html).toContain("Scripture Library</h1>");
  expect(html).toMatch(/AI-crafted poems, prayers\s+and meditations/);
  for (const tab of ["Collections", "AI Creations", "Discover"]) expect(html).toContain(`>${tab}<`);
});

test("each tab has its address, and Back goes to the tab before", async ({ page }) => {
  await page.goto("/scripture-library");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(page.getByRole("heading", { name: "My Collections" })).toBeVisible();
  await tab("AI Creations").click();
  await expect(page).toHaveURL(/\?tab=creations$/);
  await tab("Discover").click();
  await expect(page).toHaveURL(/\?tab=discover$/);
  await page.reload();
  await expect(tab("Discover")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab("AI Creations")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(tab("Collections")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/\/scripture-library$/);
});

test("a visitor makes a collection, adds verses and finds everything again", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/scripture-library");
  await expect(page.getByText("No collections yet", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Create your first scripture collection to get started"),
  ).toBeVisible();

  await create(page, "Comfort", "For hard days");
  await expect(notice(page, "Collection created successfully!")).toBeVisible();
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Comfort" }) });
  await expect(card).toContainText("For hard days");
  await expect(card).toContainText("0 verses");
  await expect(card.getByText("Public")).toHaveCount(0);

  await card.getByRole("link", { name: "Comfort" }).click();
  await expect(page.getByRole("heading", { name: "Comfort - Verses" })).toBeFocused();
  await expect(page.getByText("No verses in this collection yet")).toBeVisible();
  await expect(page.getByText("Add your first Bible verse to get started")).toBeVisible();

  const posted = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/verses"),
  );
  await add(page, "john 3:16", "Learnt as a child");
  await expect(notice(page, "Verse added successfully!")).toBeVisible();
  expect((await posted).postDataJSON()).toMatchObject({
    reference: "John 3:16",
    book: "John",
    chapter: 3,
    verse: 16,
    translation: "WEB",
    personalNote: "Learnt as a child",
    orderIndex: 0,
  });
  const row = verseRow(page, "John 3:16");
  await expect(row).toContainText("For God so loved the world");
  await expect(row).toContainText("Learnt as a child");
  await expect(card).toContainText("1 verse");
  await add(page, "Psalm 23:1");
  await expect(card).toContainText("2 verses");

  await page.reload();
  await expect(verseList(page).getByRole("listitem")).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Comfort - Verses" })).toHaveCount(0);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the preview and Add share one look-up, and Add does not wait for the preview", async ({
  page,
}) => {
  await openCollection(page, "Look-ups");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/bible/verse?")) asked.push(request.url());
  });
  await page.getByRole("button", { name: "Add Bible Verse" }).click();
  await addDialog(page).getByLabel("Bible Reference").fill("Romans 8:28");
  await expect(addDialog(page).getByText(/all things work together for good/)).toBeVisible();
  await addDialog(page).getByRole("radio", { name: "KJV" }).check();
  await expect(addDialog(page).getByText(/to them that love God/)).toBeVisible();
  await addDialog(page).getByRole("button", { name: "Add Verse" }).click();
  await expect(verseRow(page, "Romans 8:28")).toContainText("KJV");
  expect(asked).toHaveLength(2);

  await page.getByRole("button", { name: "Add Bible Verse" }).click();
  await addDialog(page).getByLabel("Bible Reference").fill("Romans 8:1");
  await page.keyboard.press("Enter");
  await expect(verseRow(page, "Romans 8:1")).toContainText("no condemnation");
  expect(asked).toHaveLength(3);
});

test("what is missing is said at the field, and nothing is sent", async ({ page }) => {
  await openCollection(page, "Fields");
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  await page.getByRole("button", { name: "Create Collection" }).click();
  await createDialog(page).getByLabel("Collection Name").fill("  ");
  await createDialog(page).getByRole("button", { name: "Create Collection" }).click();
  await expect(createDialog(page).getByText("Collection name is required")).toBeVisible();
  await expect(createDialog(page).getByLabel("Collection Name")).toBeFocused();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Add Bible Verse" }).click();
  await addDialog(page).getByRole("button", { name: "Add Verse" }).click();
  await expect(addDialog(page).getByText("Bible reference is required")).toBeVisible();
  expect(writes).toEqual([]);
});

test("while it is sent the button says so, and two presses make one collection and one verse", async ({
  page,
}) => {
  await page.goto("/scripture-library");
  await expect(page.getByText("No collections yet", { exact: true })).toBeVisible();
  const releaseCreate = await holdCalls(page, "**/api/collections");
  await page.getByRole("button", { name: "Create Collection" }).click();
  await createDialog(page).getByLabel("Collection Name").fill("Once");
  await createDialog(page).getByRole("button", { name: "Create Collection" }).dblclick();
  await expect(createDialog(page).getByRole("button", { name: "Creating..." })).toBeDisabled();
  releaseCreate();
  await expect(createDialog(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Once" })).toHaveCount(1);

  await page.getByRole("link", { name: "Once" }).click();
  const releaseAdd = await holdCalls(page, "**/api/verses");
  await page.getByRole("button", { name: "Add Bible Verse" }).click();
  await addDialog(page).getByLabel("Bible Reference").fill("John 1:1");
  await addDialog(page).getByRole("button", { name: "Add Verse" }).dblclick();
  await expect(addDialog(page).getByRole("button", { name: "Adding..." })).toBeDisabled();
  releaseAdd();
  await expect(addDialog(page)).toBeHidden();
  await expect(verseList(page).getByRole("listitem")).toHaveCount(1);
});

test("verses are selected by pressing them, by the keyboard and all at once", async ({ page }) => {
  await openCollection(page, "Chosen", ["John 3:16", "Psalm 23:1", "Romans 8:28"]);
  const generate = page.getByRole("button", { name: /^Generate AI Content/ });
  await expect(generate).toHaveCount(0);
  await page.getByText("For God so loved the world").click();
  await expect(page.getByRole("checkbox", { name: "Select John 3:16" })).toBeChecked();
  await expect(generate).toHaveText("Generate AI Content (1)");
  await page.getByRole("checkbox", { name: "Select Psalm 23:1" }).focus();
  await page.keyboard.press("Space");
  await expect(generate).toHaveText("Generate AI Content (2)");
  await expect(page.getByText("2 of 3 selected")).toBeVisible();
  await page.getByText("For God so loved the world").click();
  await expect(generate).toHaveText("Generate AI Content (1)");
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await expect(generate).toHaveText("Generate AI Content (3)");

  // A reference opens and selects nothing.
  await page.getByRole("checkbox", { name: "Select all" }).uncheck();
  await verseRow(page, "John 3:16").getByRole("link", { name: "John 3:16" }).click();
  await expect(page.getByRole("dialog", { name: "John 3:16" })).toBeVisible();
  await expect(generate).toHaveCount(0);
});

test("a selection ends with its collection", async ({ page }) => {
  await openCollection(page, "First", ["John 3:16"]);
  await openCollection(page, "Second", ["Psalm 23:1"]);
  await page.getByRole("checkbox", { name: "Select Psalm 23:1" }).check();
  await page.getByRole("link", { name: "First" }).click();
  await expect(page.getByRole("checkbox", { name: "Select John 3:16" })).not.toBeChecked();
  await page.getByRole("link", { name: "Second" }).click();
  await expect(page.getByRole("checkbox", { name: "Select Psalm 23:1" })).not.toBeChecked();
});

test("500 verses come page by page, stay selected meanwhile, and can still be moved", async ({
  page,
}) => {
  await page.goto("/scripture-library");
  const createdAt = new Date().toISOString();
  const verses = Array.from({ length: 500 }, (_, index) => ({
    reference: `Psalm 119:${(index % 176) + 1}`,
    verseText: "",
    book: "",
    chapter: 0,
    verse: 0,
    translation: index < 176 ? "WEB" : "KJV",
    personalNote: null,
    createdAt: new Date(Date.parse(createdAt) - index * 1000).toISOString(),
  }));
  await page.evaluate(
    async (body) => {
      await fetch("/api/workspace/import", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Client": "web" },
        body,
      });
    },
    JSON.stringify({
      format: "truth-uncovered-workspace",
      version: 1,
      collections: [{ title: "Long", description: null, createdAt, verses }],
      creations: [],
      conversations: [],
    }),
  );
  await page.reload();
  await expect(page.getByText("500 verses")).toBeVisible();
  await page.getByRole("link", { name: "Long" }).click();
  const rows = verseList(page).getByRole("listitem");
  await expect(rows).toHaveCount(100);
  await page.getByRole("checkbox", { name: "Select Psalm 119:3", exact: true }).check();
  for (const count of [200, 300, 400, 500]) {
    await page.getByRole("button", { name: "Show more verses" }).click();
    await expect(rows).toHaveCount(count);
  }
  await expect(page.getByText("1 of 500 selected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show more verses" })).toHaveCount(0);

  const id = new URL(page.url()).searchParams.get("collection") ?? "";
  await page.getByRole("button", { name: "Move Psalm 119:2 up", exact: true }).first().click();
  await expect(rows.first()).toContainText("Psalm 119:2");
  await expect
    .poll(async () => (await keptOrder(page, id)).slice(0, 2))
    .toEqual(["Psalm 119:2", "Psalm 119:1"]);
});

test("cards are waited for in their places", async ({ page }) => {
  const release = await holdCalls(page, COLLECTIONS);
  await page.goto("/scripture-library");
  await expect(page.getByText("Loading collections")).toBeAttached();
  release();
  await expect(page.getByText("No collections yet", { exact: true })).toBeVisible();
});
