import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, failCalls, LOOKS } from "../support/calls";
import { ownWrite } from "../support/own-write";

const CHAPTER = "/bible?ref=John+3";
const HIGHLIGHTS = "**/api/workspace/highlights*";

const reader = (page: Page) => page.getByRole("region", { name: "Reader" });
/** A verse's number by what it says of the verse. */
const verse = (page: Page, said: string) =>
  reader(page).getByRole("button", { name: `Verse ${said}`, exact: true });
const menu = (page: Page, reference: string) =>
  page.getByRole("dialog", { name: reference, exact: true });
const colour = (page: Page, name: string) =>
  page
    .getByRole("group", { name: /^(Highlight|Color of) / })
    .getByRole("button", { name, exact: true });
const noteDialog = (page: Page, reference: string) =>
  page.getByRole("dialog", { name: `Note on ${reference}`, exact: true });
const noteField = (page: Page, reference: string) =>
  page.getByRole("textbox", { name: `Your note on ${reference}` });
const overview = (page: Page) => page.getByRole("dialog", { name: "Highlights & Notes" });
const entry = (page: Page, reference: string) =>
  overview(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: reference, exact: true }) });

const keep = (page: Page, path: "highlights" | "notes", body: object) =>
  ownWrite(page, "POST", `/api/workspace/${path}`, body);

/** The highlights this browser keeps, as "John 3:16 green Promise", in their order. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch("/api/workspace/highlights", { headers: { "X-Client": "web" } });
    const marks: { reference: string; colour: string; label: string }[] = await response.json();
    return marks.map((mark) => `${mark.reference} ${mark.colour} ${mark.label}`);
  });

test("a verse is highlighted, recoloured, given another label, and cleared again", async ({
  page,
}) => {
  await page.goto(CHAPTER);
  await verse(page, "16").click();
  await colour(page, "Promise").click();
  await expect(colour(page, "Promise")).toHaveAttribute("aria-pressed", "true");
  await expect(verse(page, "16, highlighted: Promise")).toBeAttached();
  await expect.poll(() => kept(page)).toEqual(["John 3:16 green Promise"]);

  await colour(page, "Prayer").click();
  await expect.poll(() => kept(page)).toEqual(["John 3:16 pink Prayer"]);
  const label = menu(page, "John 3:16").getByLabel("What it says");
  await label.fill("For Anna");
  await label.press("Enter");
  await expect.poll(() => kept(page)).toEqual(["John 3:16 pink For Anna"]);
  // An own label stays when the colour changes.
  await colour(page, "Question").click();
  await expect.poll(() => kept(page)).toEqual(["John 3:16 purple For Anna"]);
  await page.keyboard.press("Escape");

  // In every translation, and with the label in sight.
  for (const view of ["KJV", "parallel"]) {
    await page.goto(`${CHAPTER}&translation=${view}`);
    await expect(verse(page, "16, highlighted: For Anna")).toHaveCount(view === "KJV" ? 1 : 2);
    await expect(reader(page).getByText("For Anna", { exact: true }).first()).toBeVisible();
  }
  await verse(page, "16, highlighted: For Anna").last().click();
  await page.getByRole("button", { name: "Remove highlight" }).click();
  await expect(colour(page, "Remember")).toBeFocused();
  await expect(verse(page, "16")).toHaveCount(2);
  await expect.poll(() => kept(page)).toEqual([]);
});

test("by keyboard alone a run of verses is marked and one of them changed; the page stands still", async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const height = () => reader(page).evaluate((section) => section.clientHeight);
  await expect(verse(page, "16")).toBeVisible();
  const before = await height();

  await verse(page, "16").focus();
  await page.keyboard.press("Enter");
  await expect(menu(page, "John 3:16")).toBeVisible();
  await menu(page, "John 3:16").getByLabel("Mark to verse").selectOption("18");
  await colour(page, "Teaching").focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "John 3:16-18 is highlighted: Teaching" }),
  ).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(verse(page, "16, highlighted: Teaching")).toBeFocused();
  for (const number of [17, 18]) {
    await expect(verse(page, `${number}, highlighted: Teaching`)).toBeVisible();
  }
  await expect.poll(async () => (await kept(page)).length).toBe(3);
  // The marks hang between the lines: not one of them moves.
  expect(await height()).toBe(before);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await colour(page, "Remember").press("Enter");
  await expect(verse(page, "17, highlighted: Remember")).toBeAttached();
  await expect
    .poll(async () => (await kept(page)).sort())
    .toEqual(["John 3:16 blue Teaching", "John 3:17 yellow Remember", "John 3:18 blue Teaching"]);
});

test("a note is written, signed at its verse, changed, and never written over unseen", async ({
  page,
  context,
}) => {
  await page.goto(CHAPTER);
  await verse(page, "3").click();
  await menu(page, "John 3:3").getByRole("button", { name: "Note", exact: true }).click();
  await expect(page).toHaveURL(/#note-3$/);
  await expect(noteField(page, "John 3:3")).toBeFocused();
  await noteField(page, "John 3:3").fill("Born <b>from above</b>");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(noteDialog(page, "John 3:3")).toHaveCount(0);
  await expect(verse(page, "3")).toBeFocused();

  const sign = page.getByRole("button", { name: "Note on verse 3", exact: true });
  await sign.click();
  await expect(noteField(page, "John 3:3")).toHaveValue("Born <b>from above</b>");
  await expect(noteDialog(page, "John 3:3")).toContainText("Saved verses");
  // Back closes it, and what was typed is there again.
  await noteField(page, "John 3:3").fill("Born anew");
  await page.goBack();
  await expect(noteDialog(page, "John 3:3")).toHaveCount(0);
  await sign.click();
  await expect(noteField(page, "John 3:3")).toHaveValue("Born anew");

  // Another tab was faster.
  const other = await context.newPage();
  await other.goto(`${CHAPTER}#note-3`);
  await noteField(other, "John 3:3").fill("From the other tab");
  await other.getByRole("button", { name: "Save note" }).click();
  await expect(noteDialog(other, "John 3:3")).toHaveCount(0);
  const conflict = noteDialog(page, "John 3:3").getByRole("alert");
  await expect(conflict).toContainText("From the other tab");
  await expect(noteField(page, "John 3:3")).toHaveValue("Born anew");
  await conflict.getByRole("button", { name: "Keep what I typed" }).click();
  await expect(noteDialog(page, "John 3:3")).toHaveCount(0);
  await other.getByRole("button", { name: "Note on verse 3", exact: true }).click();
  await expect(noteField(other, "John 3:3")).toHaveValue("Born anew");

  // Emptied, it is gone, and its sign with it.
  await noteField(other, "John 3:3").fill("");
  await other.getByRole("button", { name: "Save note" }).click();
  await expect(sign).toHaveCount(0);
});

test("the overview lists, filters, changes, removes and brings back, and leads into the reader", async ({
  page,
}) => {
  await page.goto("/bible");
  await keep(page, "highlights", { reference: "John 3:16-17", colour: "green" });
  await keep(page, "highlights", { reference: "Psalm 23:1", colour: "blue", label: "Shepherd" });
  await keep(page, "notes", { reference: "Psalm 23:4", note: "Dark valley" });
  await keep(page, "notes", { reference: "John 1:1", note: "The Word" });
  await keep(page, "notes", { reference: "Mark 1:1" });
  await page
    .getByRole("navigation", { name: "Your reading" })
    .getByRole("button", { name: "Highlights & Notes" })
    .click();
  await expect(page).toHaveURL("/bible?marks=highlights");
  const rows = overview(page).getByRole("list").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(entry(page, "John 3:16")).toContainText("For God so loved the world");

  await overview(page).getByRole("button", { name: "Blue" }).click();
  await expect(rows).toHaveCount(1);
  await overview(page).getByRole("button", { name: "All", exact: true }).click();
  await overview(page).getByLabel("Label").selectOption("Shepherd");
  await expect(rows).toHaveCount(1);
  await overview(page).getByLabel("Book").selectOption("John");
  await expect(overview(page).getByText("Nothing of this kind is marked yet")).toBeVisible();
  await overview(page).getByRole("button", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(3);

  await page.getByRole("button", { name: "Change the highlight of John 3:16" }).click();
  await colour(page, "Prayer").click();
  await expect(entry(page, "John 3:16")).toContainText("Prayer, pink");
  await expect.poll(() => kept(page)).toContain("John 3:16 pink Prayer");
  await page.getByRole("button", { name: "Remove the highlight of John 3:17" }).click();
  await expect(entry(page, "John 3:17")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entry(page, "John 3:17")).toContainText("Promise");

  await overview(page).getByRole("tab", { name: "Notes" }).click();
  await expect(page).toHaveURL("/bible?marks=notes");
  await expect(rows).toHaveCount(2);
  await overview(page).getByRole("searchbox", { name: "Words in your notes" }).fill("VALLEY");
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Edit note on Psalm 23:4" }).click();
  await noteField(page, "Psalm 23:4").fill("The valley, and no fear");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(entry(page, "Psalm 23:4")).toContainText("The valley, and no fear");
  await overview(page).getByRole("tab", { name: "Saved verses" }).click();
  await expect(rows).toHaveCount(3);

  await page.reload();
  await entry(page, "Psalm 23:4").getByRole("link", { name: "Psalm 23:4" }).click();
  await expect(overview(page)).toHaveCount(0);
  await expect(page).toHaveURL(/ref=Psalm\+23:4/);
  await expect(verse(page, "1, highlighted: Shepherd")).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(overview(page)).toHaveCount(0);
  await expect(page).toHaveURL("/bible");
});

test("what fails is taken back and said; what cannot be read can be read again", async ({
  page,
}) => {
  await page.goto(CHAPTER);
  await verse(page, "16").click();
  await colour(page, "Promise").click();
  await expect.poll(() => kept(page)).toHaveLength(1);
  const heal = await failCalls(page, "**/api/workspace/highlights/*");
  await colour(page, "Question").click();
  await expect(page.getByText("The highlight could not be changed").first()).toBeVisible();
  await expect(verse(page, "16, highlighted: Promise")).toBeAttached();
  await heal();

  // Changed elsewhere without a word to this tab.
  await keep(page, "highlights", { reference: "John 3:16", colour: "blue", label: "Elsewhere" });
  await colour(page, "Question").click();
  await expect(
    page.getByText("John 3:16 was changed in another tab in the meantime").first(),
  ).toBeVisible();
  await expect(verse(page, "16, highlighted: Elsewhere")).toBeAttached();

  const healAll = await failCalls(page, HIGHLIGHTS);
  await page.goto("/bible?marks=highlights");
  await expect(overview(page).getByText("Your highlights could not be loaded.")).toBeVisible();
  await page.goto(CHAPTER);
  await expect(page.getByText("Your highlights and notes could not be loaded.")).toBeVisible();
  await healAll();
  await reader(page).getByRole("button", { name: "Try Again" }).click();
  await expect(verse(page, "16, highlighted: Elsewhere")).toBeVisible();
});

test("a second tab follows, and an export brings all of it to another browser", async ({
  page,
  context,
  browser,
}) => {
  await page.goto(CHAPTER);
  const other = await context.newPage();
  await other.goto(CHAPTER);
  await expect(verse(other, "16")).toBeVisible();
  await verse(page, "16").click();
  await colour(page, "Remember").click();
  await expect(verse(other, "16, highlighted: Remember")).toBeVisible();
  await keep(page, "notes", { reference: "John 3:3", note: "Taken along" });
  await other.close();

  await page.goto(`${CHAPTER}#your-data`);
  const section = (tab: Page, name: string) =>
    tab.getByRole("dialog", { name: "Privacy & your data" }).getByRole("region", { name });
  const coming = page.waitForEvent("download");
  await section(page, "Export").getByRole("button", { name: "Export as JSON" }).click();
  const path = await (await coming).path();
  const text = await readFile(path, "utf8");
  expect(text).toContain("Remember");
  expect(text).toContain("Taken along");

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${CHAPTER}#your-data`);
  await section(elsewhere, "Import").locator("input[type=file]").setInputFiles(path);
  await expect(section(elsewhere, "Import").getByRole("status")).toContainText("1 highlight");
  await elsewhere.goto(CHAPTER);
  await expect(verse(elsewhere, "16, highlighted: Remember")).toBeVisible();
  await expect(
    elsewhere.getByRole("button", { name: "Note on verse 3", exact: true }),
  ).toBeVisible();
});

/** The least contrast of words, labels and numbers on their highlights, and the number of colours seen. */
const readContrast = (page: Page) =>
  page.evaluate(() => {
    const light = (css: string) => {
      const channels = (css.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => {
        const part = Number(value) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      const [red = 0, green = 0, blue = 0] = channels;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const pieces = [...document.querySelectorAll<HTMLElement>(".verse-piece[data-highlight]")];
    const least = (selector: string) =>
      Math.min(
        ...pieces.flatMap((piece) => {
          const under = light(getComputedStyle(piece).backgroundColor);
          const over = selector === "" ? [piece] : [...piece.querySelectorAll(selector)];
          return over.map((element) => {
            const words = light(getComputedStyle(element).color);
            return (Math.max(words, under) + 0.05) / (Math.min(words, under) + 0.05);
          });
        }),
      );
    const tints = new Set(pieces.map((piece) => getComputedStyle(piece).backgroundColor));
    return { tints: tints.size, words: least(""), around: least(".verse-number, .verse-tab") };
  });

for (const look of LOOKS) {
  test(`axe finds nothing in marks, menu, note and overview, ${look.theme}, ${look.width} px`, async ({
    page,
  }) => {
    await dress(page, look);
    await page.goto("/bible?ref=Psalm+23");
    const colours = ["yellow", "green", "blue", "pink", "purple"];
    for (const [at, name] of colours.entries()) {
      await keep(page, "highlights", { reference: `Psalm 23:${at + 1}`, colour: name });
    }
    await keep(page, "notes", { reference: "Psalm 23:4", note: "A note ".repeat(12) });
    await page.reload();
    await expect(verse(page, "5, highlighted: Question")).toBeVisible();
    for (const theme of ["Match site", "Paper", "Sepia", "Night"]) {
      await page.getByRole("button", { name: "Reading settings" }).click();
      await page.getByRole("group", { name: "Page" }).getByText(theme, { exact: true }).click();
      await page.keyboard.press("Escape");
      expect(await findViolations(page, "section.reader"), theme).toEqual([]);
      const { tints, words, around } = await readContrast(page);
      expect(tints, theme).toBe(5);
      expect(words, theme).toBeGreaterThanOrEqual(7);
      expect(around, theme).toBeGreaterThanOrEqual(4.5);
    }
    await verse(page, "4, highlighted: Prayer").click();
    await expect(page.getByRole("button", { name: "Remove highlight" })).toBeVisible();
    expect(await findViolations(page, "[role=dialog]")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Note on verse 4", exact: true }).click();
    await expect(noteField(page, "Psalm 23:4")).toBeFocused();
    expect(await findViolations(page, "dialog[open]")).toEqual([]);

    await page.goto("/bible?marks=highlights");
    await page.getByRole("button", { name: "Change the highlight of Psalm 23:5" }).click();
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    await overview(page).getByRole("tab", { name: "Notes" }).click();
    await expect(entry(page, "Psalm 23:4")).toBeVisible();
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
  });
}
