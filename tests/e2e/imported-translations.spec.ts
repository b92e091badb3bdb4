import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { checkDetails } from "@/prisma/seed/translations/details";
import { importTranslation, removeTranslation } from "@/prisma/seed/translations/import";
import { servedSite } from "../../scripts/test/served-site";
import { findInLooks } from "../support/axe";
import { germanUsx, hebrewOsis, spanishUsfm } from "../support/invented-translations";

// One at a time: they import into the database that all tests read.
test.describe.configure({ mode: "serial" });

const database = servedSite()?.another.env.DATABASE_URL ?? "";
const folder = mkdtempSync(path.join(tmpdir(), "translations-"));
const SOURCES = [
  ["INVES", "es", "Traducción inventada", spanishUsfm()],
  ["INVDE", "de", "Erfundene Übersetzung", germanUsx()],
  ["INVHE", "he", "תרגום מומצא", new Map([["ruth.xml", hebrewOsis()]])],
] as const;

test.beforeAll(async () => {
  // Against a site of somebody else's (BASE_URL) nothing can be imported.
  expect(database, "the database of the run").not.toBe("");
  for (const [code, language, name, files] of SOURCES) {
    const target = mkdtempSync(path.join(folder, "files-"));
    for (const [file, text] of files) writeFileSync(path.join(target, file), text);
    const details = checkDetails({ code, name, language, license: "CC0, invented for tests" });
    await importTranslation(database, target, details);
  }
});
test.afterAll(async () => {
  for (const [code] of SOURCES) await removeTranslation(database, code).catch(() => undefined);
  rmSync(folder, { recursive: true });
});

test("a running site shows an import: its books, its chapters, and ours beside it", async ({
  page,
  request,
}) => {
  // Noticed when it is asked for, at most a second after the last look; the last of them, since a
  // look between two imports would know the first alone.
  await expect(async () => {
    const chapter = { reference: "Ruth 1", translation: "INVHE" };
    expect((await request.get("/api/bible/chapter", { params: chapter })).status()).toBe(200);
  }).toPass({ timeout: 20_000, intervals: [500] });
  expect((await page.goto("/bible/inves"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Traducción inventada");
  await expect(page.getByRole("link", { name: /^Genesis/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Joel/ }).click();
  await page.getByRole("link", { name: "Joel 3", exact: true }).click();
  const reader = page.getByRole("region", { name: "Reader" });
  await expect(reader.locator(".scripture")).toContainText("(JOL 4 1)");
  await expect(reader.locator(".scripture")).toHaveAttribute("lang", "es");
  await expect(reader).toContainText("CC0, invented for tests");

  await page.getByRole("button", { name: "Translations" }).press("Enter");
  const group = page.getByRole("group", { name: "Translations" });
  await group.getByRole("checkbox", { name: /World English Bible/ }).press("Space");
  await group.getByRole("checkbox", { name: /Erfundene/ }).check();
  expect(await findInLooks(page)).toEqual([]);
  await page.getByRole("button", { name: "Show 3 side by side" }).click();
  await expect(page).toHaveURL(/\/bible\/inves\/joel\/3\?view=parallel&with=WEB,INVDE$/);
  await expect(reader.locator("#WEB-v1")).toBeVisible();
  await expect(reader.locator("#INVDE-v1")).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
});

test("text from right to left stands so, and a chapter that is not there says it", async ({
  page,
}) => {
  await page.goto("/bible/invhe/ruth/1");
  const text = page.getByRole("region", { name: "Reader" }).locator(".scripture");
  await expect(text).toHaveAttribute("dir", "rtl");
  expect(await findInLooks(page)).toEqual([]);
  await page.goto("/bible/invhe/john/3");
  await expect(page.getByRole("note")).toContainText("does not have John here.");
  await page.getByRole("button", { name: "Read it in the World English Bible" }).click();
  await expect(page).toHaveURL(/\/bible\/web\/john\/3$/);
});

test("a code that is not here is not found", async ({ page }) => {
  const response = await page.goto("/bible/nosuch/john/3");
  expect(response?.status()).toBe(404);
});
