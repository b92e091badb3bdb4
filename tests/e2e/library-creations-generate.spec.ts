import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, LOOKS } from "../support/calls";
import { furnishCollection, openGenerate, refuses, streams } from "../support/creations";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const VERSES = ["Psalm 23:1", "John 11:35"];
const POEM = "**/api/ai/generate-poem";
const CONTENT = "He is near.\n“Jesus wept.” (John 11:35, WEB)";
const VERSE = { osis: "John.11.35", verse: 35, text: "Jesus wept." };
const GENERATED = streams([
  { type: "start" },
  { type: "text-start", id: "text-1" },
  { type: "text-delta", id: "text-1", delta: "He is " },
  { type: "text-delta", id: "text-1", delta: "near.\n" },
  { type: "text-end", id: "text-1" },
  {
    type: "data-verse",
    data: { reference: "John 11:35", osis: "John.11.35", translation: "WEB", verses: [VERSE] },
  },
  { type: "data-content", data: { content: CONTENT } },
  { type: "data-verseReferences", data: { verseReferences: ["John 11:35"] } },
  { type: "finish" },
]);
const FAILED = "Failed to generate content";

test("a poem is written in pieces, saved by itself with the spec's body, and found among the creations", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  const collection = await furnishCollection(page, "Comfort", VERSES);
  const dialog = await openGenerate(page, collection);
  await page.route(POEM, GENERATED);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const saves: unknown[] = [];
  await page.route("**/api/creations", async (route) => {
    if (route.request().method() === "POST") {
      saves.push(route.request().postDataJSON());
      await held;
    }
    await route.continue();
  });

  await dialog.getByRole("textbox", { name: "Prompt" }).fill("Grief and hope");
  await dialog.getByRole("textbox", { name: "Theme" }).fill("comfort");
  const asked = page.waitForRequest(POEM);
  await dialog.getByRole("button", { name: "Generate poem" }).click();

  const body = (await asked).postDataJSON();
  expect(body).toEqual({
    userId: "demo-user",
    verseIds: [expect.any(String), expect.any(String)],
    prompt: "Grief and hope",
    theme: "comfort",
    prayerType: "comfort",
    duration: "comfort",
  });
  expect((await asked).headers().accept).toBe("text/event-stream");
  await expect(dialog.getByText("He is near.")).toBeVisible();
  const written = dialog.getByRole("region", { name: "The text so far" });
  await expect(written.locator(".scripture")).toHaveText("Jesus wept.");
  await expect(dialog.getByRole("button", { name: "Generating poem..." })).toBeDisabled();
  await expect(written).toBeFocused();

  release();
  await expect(page.getByText("AI content generated successfully!").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  // Heard once, outside the dialog that is gone.
  await expect(page.getByRole("status").filter({ hasText: CONTENT })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Comfort - Verses" })).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Select Psalm 23:1" })).not.toBeChecked();
  expect(saves).toEqual([
    {
      userId: "demo-user",
      title: "Poem - Grief and hope...",
      content: CONTENT,
      type: "poem",
      prompt: "Grief and hope",
      scriptureReferences: VERSES,
      isPublic: false,
      likes: 0,
    },
  ]);
  await page.getByRole("tab", { name: "AI Creations" }).click();
  const card = page.getByRole("article").filter({ hasText: "Poem - Grief and hope..." });
  await expect(card).toContainText("2 verses");
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the type follows the tab, what was put in goes along, and plain JSON is understood", async ({
  page,
}) => {
  const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
  await dialog.getByRole("textbox", { name: "Prompt" }).fill("A quiet evening");
  await dialog.getByRole("tab", { name: "Prayer" }).click();
  await expect(dialog.getByRole("textbox", { name: "Prayer type" })).toBeVisible();
  await dialog.getByRole("tab", { name: "Meditation" }).click();
  await dialog.getByRole("textbox", { name: "Duration" }).fill("10 minutes");
  await page.route("**/api/ai/generate-meditation", (route) =>
    route.fulfill({ json: { content: "Be still." } }),
  );
  const saved = page.waitForRequest(
    (request) => request.url().endsWith("/api/creations") && request.method() === "POST",
  );
  await dialog.getByRole("button", { name: "Generate meditation" }).click();
  expect((await saved).postDataJSON()).toMatchObject({
    title: "Meditation - A quiet evening...",
    content: "Be still.",
    type: "meditation",
  });
  await expect(dialog).toBeHidden();
});

test("a blank prompt is asked for", async ({ page }) => {
  const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
  await dialog.getByRole("textbox", { name: "Prompt" }).fill("  ");
  await dialog.getByRole("button", { name: "Generate poem" }).click();
  await expect(dialog.getByText("Prompt is required")).toBeVisible();
  const prompt = dialog.getByRole("textbox", { name: "Prompt" });
  await expect(prompt).toBeFocused();
  await expect(prompt).toHaveAccessibleDescription("Prompt is required");
});

for (const { name, answer, words } of [
  {
    name: "too many",
    answer: refuses(429, "You have asked often. Please try again in 2 minutes.", {
      "Retry-After": "120",
    }),
    words: "Please try again in 2 minutes.",
  },
  {
    name: "no answer of the model",
    answer: refuses(503, "The assistant cannot answer right now."),
    words: "The assistant cannot answer right now.",
  },
  {
    name: "an error in the middle",
    answer: streams([
      { type: "start" },
      { type: "text-start", id: "text-1" },
      { type: "text-delta", id: "text-1", delta: "He is" },
      { type: "error", errorText: "The assistant broke off." },
    ]),
    words: "The assistant broke off.",
  },
  {
    name: "a stream that is cut",
    answer: streams([
      { type: "start" },
      { type: "text-start", id: "text-1" },
      { type: "text-delta", id: "text-1", delta: "He is" },
    ]),
    words: "The text broke off before the end. Please try again.",
  },
]) {
  test(`${name}: the catalogue's words, the reason, and the prompt kept`, async ({ page }) => {
    const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
    await page.route(POEM, answer);
    await dialog.getByRole("textbox", { name: "Prompt" }).fill("Light");
    await dialog.getByRole("button", { name: "Generate poem" }).click();
    await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
    await expect(page.getByText("Failed to generate AI content", { exact: true })).toBeVisible();
    await expect(dialog.getByText(words)).toBeVisible();
    // It is told once: by the notice, and not by an alert beside it.
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await expect(dialog.getByRole("textbox", { name: "Prompt" })).toHaveValue("Light");

    await page.unroute(POEM);
    await page.route(POEM, GENERATED);
    await dialog.getByRole("button", { name: "Generate poem" }).click();
    await expect(dialog).toBeHidden();
  });
}

test("offline it says so, and the prompt stays", async ({ page, context }) => {
  const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
  await dialog.getByRole("textbox", { name: "Prompt" }).fill("Light");
  // What asks is loaded when it is first needed; here that was before the line broke.
  await page.route(POEM, refuses(503, "Not now."));
  await dialog.getByRole("button", { name: "Generate poem" }).click();
  await expect(dialog.getByText("Not now.")).toBeVisible();
  await page.unroute(POEM);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Generate poem" }).click();
  await expect(dialog.getByText("You are offline")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Prompt" })).toHaveValue("Light");
});

test("a text that cannot be saved stays on screen and is saved once when asked again", async ({
  page,
}) => {
  const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
  await page.route(POEM, GENERATED);
  const keys: (string | undefined)[] = [];
  await page.route("**/api/creations", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1 ? refuses(503, "The database is away.")(route) : route.continue();
  });
  await dialog.getByRole("textbox", { name: "Prompt" }).fill("Kept whatever happens");
  await dialog.getByRole("button", { name: "Generate poem" }).click();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to save creation", { exact: true })).toBeVisible();
  await expect(dialog.getByText("The database is away.")).toBeVisible();

  // Closed by accident, it is still there.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /^Generate AI Content/ }).click();
  await expect(dialog.getByText("He is near.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save again" }).dblclick();
  await expect(dialog).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  await page.getByRole("tab", { name: "AI Creations" }).click();
  await expect(
    page.getByRole("article").filter({ hasText: "Poem - Kept whatever happens..." }),
  ).toHaveCount(1);
});

test("Stop ends the call and saves nothing; a double press asks once", async ({ page }) => {
  const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
  let asked = 0;
  await page.route(POEM, () => {
    asked++;
  });
  await dialog.getByRole("textbox", { name: "Prompt" }).fill("Endless");
  const first = page.waitForRequest(POEM);
  await dialog.getByRole("button", { name: "Generate poem" }).dblclick();
  await first;
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("generate"));
  await dialog.getByRole("button", { name: "Stop" }).click();
  await ended;
  await expect(dialog.getByText("Stopped. Nothing was saved.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Prompt" })).toHaveValue("Endless");
  await expect(dialog.getByRole("button", { name: "Generate poem" })).toBeEnabled();
  expect(asked).toBe(1);
});

for (const way of ["Escape", "Back"] as const) {
  test(`${way} while a text is being written ends the call and keeps the prompt`, async ({
    page,
  }) => {
    const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
    await page.route(POEM, () => {});
    await dialog.getByRole("textbox", { name: "Prompt" }).fill("Endless");
    const asked = page.waitForRequest(POEM);
    await dialog.getByRole("button", { name: "Generate poem" }).click();
    await asked;
    const ended = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("generate"),
    );
    if (way === "Back") await page.goBack();
    else await page.keyboard.press("Escape");
    await ended;
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: /^Generate AI Content/ }).click();
    await expect(dialog.getByRole("textbox", { name: "Prompt" })).toHaveValue("Endless");
  });
}

test("help for somebody in need stays on screen and is not saved as a poem", async ({ page }) => {
  const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
  const saves: string[] = [];
  page.on("request", (request) => {
    const isSave = request.method() === "POST" && request.url().endsWith("/api/creations");
    if (isSave) saves.push(request.url());
  });
  await dialog.getByRole("textbox", { name: "Prompt" }).fill("I want to kill myself");
  await dialog.getByRole("button", { name: "Generate poem" }).click();
  await expect(dialog.getByRole("button", { name: "Back" })).toBeVisible();
  await expect(dialog.getByText("988").first()).toBeVisible();
  expect(saves).toEqual([]);
});

test("a visitor who wants no language model says so with the wish", async ({ page }) => {
  const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
  await dialog.getByRole("checkbox", { name: /Use a language model/ }).uncheck();
  await dialog.getByRole("textbox", { name: "Prompt" }).fill("Light");
  const asked = page.waitForRequest(POEM);
  await dialog.getByRole("button", { name: "Generate poem" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ useModel: false });
  await expect(dialog).toBeHidden();
});

for (const look of LOOKS) {
  test(`the dialog in all its states, ${look.theme}, ${look.width} px: no violation`, async ({
    page,
  }) => {
    await dress(page, look);
    const dialog = await openGenerate(page, await furnishCollection(page, "Psalms", VERSES));
    await dialog.getByRole("button", { name: "Generate poem" }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.route(POEM, GENERATED);
    await page.route("**/api/creations", refuses(503, "Away."));
    await dialog.getByRole("textbox", { name: "Prompt" }).fill("Light");
    await dialog.getByRole("button", { name: "Generate poem" }).click();
    await expect(dialog.getByRole("button", { name: "Save again" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}
