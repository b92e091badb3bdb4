import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { findInLooks, findViolations } from "../support/axe";
import { LOOKS, redress } from "../support/calls";
import { ownWrite } from "../support/own-write";

const CHAPTER = "/bible?ref=John+3";

const reader = (page: Page) => page.getByRole("region", { name: "Reader" });
/** A verse's number by what it says of the verse. */
const verse = (page: Page, said: string) =>
  reader(page).getByRole("link", { name: `Verse ${said}`, exact: true });
const menu = (page: Page, reference: string) =>
  page.getByRole("dialog", { name: reference, exact: true });
const color = (page: Page, name: string) =>
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

const save = (page: Page, path: "highlights" | "notes", body: object) =>
  ownWrite(page, "POST", `/api/workspace/${path}`, body);

/** The highlights saved for this browser, as "John 3:16 green Promise", in their order. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch("/api/workspace/highlights", { headers: { "X-Client": "web" } });
    const marks: { reference: string; colour: string; label: string }[] = await response.json();
    return marks.map((mark) => `${mark.reference} ${mark.colour} ${mark.label}`);
  });

test("a highlight shows also on a page that never rests", async ({ page }) => {
  // What waits for the page to rest never comes.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/bible/web/john/3");
  await expect(page.locator("html[data-awake]")).toHaveCount(1);
  await verse(page, "16").click();
  await color(page, "Promise").click();
  await page.keyboard.press("Escape");
  await expect(verse(page, "16, highlighted: Promise")).toBeVisible();
});

test("a highlight with a label of its own shows in every translation, until it is removed", async ({
  page,
}) => {
  await page.goto(CHAPTER);
  await verse(page, "16").click();
  await color(page, "Promise").click();
  await expect.poll(() => saved(page)).toEqual(["John 3:16 green Promise"]);
  const label = menu(page, "John 3:16").getByLabel("What it says");
  await label.fill("For Anna");
  await label.press("Enter");
  await expect.poll(() => saved(page)).toEqual(["John 3:16 green For Anna"]);

  await page.goto(`${CHAPTER}&translation=parallel`);
  await expect(verse(page, "16, highlighted: For Anna")).toHaveCount(2);
  await expect(reader(page).getByText("For Anna", { exact: true }).first()).toBeVisible();
  await verse(page, "16, highlighted: For Anna").last().click();
  await page.getByRole("button", { name: "Remove highlight" }).click();
  await expect(verse(page, "16")).toHaveCount(2);
  await expect.poll(() => saved(page)).toEqual([]);
});

test("by keyboard alone a run of verses is highlighted and one of them changed; the page stands still", async ({
  page,
}) => {
  await page.goto(CHAPTER);
  const height = () => reader(page).evaluate((section) => section.clientHeight);
  await expect(verse(page, "16")).toBeVisible();
  const before = await height();

  await verse(page, "16").focus();
  await page.keyboard.press("Enter");
  await expect(menu(page, "John 3:16")).toBeVisible();
  await menu(page, "John 3:16").getByLabel("Through verse").selectOption("18");
  await color(page, "Teaching").focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "John 3:16-18 is highlighted: Teaching" }),
  ).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(verse(page, "16, highlighted: Teaching")).toBeFocused();
  for (const number of [17, 18]) {
    await expect(verse(page, `${number}, highlighted: Teaching`)).toBeVisible();
  }
  await expect.poll(async () => (await saved(page)).length).toBe(3);
  // The labels hang between the lines: not one of them moves.
  expect(await height()).toBe(before);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await color(page, "Remember").press("Enter");
  await expect(verse(page, "17, highlighted: Remember")).toBeAttached();
  await expect
    .poll(async () => (await saved(page)).sort())
    .toEqual(["John 3:16 blue Teaching", "John 3:17 yellow Remember", "John 3:18 blue Teaching"]);
});

test("a note is written and signed at its verse; Back closes it and keeps what was typed", async ({
  page,
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
  await noteField(page, "John 3:3").fill("Born anew");
  await page.goBack();
  await expect(noteDialog(page, "John 3:3")).toHaveCount(0);
  await sign.click();
  await expect(noteField(page, "John 3:3")).toHaveValue("Born anew");
});

test("the overview lists what is saved, leads into the reader, and Back leads to the list again", async ({
  page,
}) => {
  await page.goto("/bible");
  await save(page, "highlights", { reference: "Psalm 23:1", colour: "blue", label: "Shepherd" });
  await save(page, "notes", { reference: "Psalm 23:4", note: "Dark valley" });
  await page
    .getByRole("navigation", { name: "Your reading" })
    .getByRole("button", { name: "Highlights & Notes" })
    .click();
  await expect(page).toHaveURL("/bible?marks=highlights");
  await expect(entry(page, "Psalm 23:1")).toContainText("Yahweh is my shepherd");
  await overview(page).getByRole("tab", { name: "Notes" }).click();
  await expect(page).toHaveURL("/bible?marks=notes");
  await page.reload();
  await entry(page, "Psalm 23:4").getByRole("link", { name: "Psalm 23:4" }).click();
  await expect(overview(page)).toHaveCount(0);
  await expect(page).toHaveURL(/ref=Psalm\+23:4/);
  await expect(verse(page, "1, highlighted: Shepherd")).toBeVisible();
  await page.goBack();
  await expect(entry(page, "Psalm 23:4")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overview(page)).toHaveCount(0);
  await expect(page).toHaveURL("/bible");
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
  await color(page, "Remember").click();
  await expect(verse(other, "16, highlighted: Remember")).toBeVisible();
  await save(page, "notes", { reference: "John 3:3", note: "Taken along" });
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

/**
 * The least contrast of words, labels and numbers on their highlights, and the number of colours
 * seen.
 */
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

test("axe finds nothing in highlights, menu, note and overview, in any look", async ({ page }) => {
  await page.goto("/bible?ref=Psalm+23");
  const colours = ["yellow", "green", "blue", "pink", "purple"];
  for (const [at, name] of colours.entries()) {
    await save(page, "highlights", { reference: `Psalm 23:${at + 1}`, colour: name });
  }
  await save(page, "notes", { reference: "Psalm 23:4", note: "A note ".repeat(12) });
  await page.reload();
  await expect(verse(page, "5, highlighted: Question")).toBeVisible();
  for (const theme of ["Match site", "Paper", "Sepia", "Night"]) {
    await page.getByRole("button", { name: "Reading settings" }).click();
    await page.getByRole("group", { name: "Page" }).getByText(theme, { exact: true }).click();
    await page.keyboard.press("Escape");
    for (const look of LOOKS) {
      await redress(page, look);
      expect(await findViolations(page, "section.reader"), theme).toEqual([]);
      const { tints, words, around } = await readContrast(page);
      expect(tints, theme).toBe(5);
      expect(words, theme).toBeGreaterThanOrEqual(7);
      expect(around, theme).toBeGreaterThanOrEqual(4.5);
    }
  }
  await verse(page, "4, highlighted: Prayer").click();
  await expect(page.getByRole("button", { name: "Remove highlight" })).toBeVisible();
  expect(await findInLooks(page, "[role=dialog]")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Note on verse 4", exact: true }).click();
  await expect(noteField(page, "Psalm 23:4")).toBeFocused();
  expect(await findInLooks(page, "dialog[open]")).toEqual([]);

  await page.goto("/bible?marks=highlights");
  await page.getByRole("button", { name: "Change the highlight of Psalm 23:5" }).click();
  expect(await findInLooks(page, "dialog[open]")).toEqual([]);
  await overview(page).getByRole("tab", { name: "Notes" }).click();
  await expect(entry(page, "Psalm 23:4")).toBeVisible();
  expect(await findInLooks(page, "dialog[open]")).toEqual([]);
});
