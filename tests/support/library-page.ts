import type { Page } from "@playwright/test";
import { saveCollection } from "./saved-things";

/** Makes a collection with these verses for the page's browser and opens it; gives back its id. */
export async function openCollection(
  page: Page,
  name: string,
  references: readonly string[] = [],
): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/scripture-library");
  const id = await saveCollection(page, name, references);
  await page.goto(`/scripture-library?collection=${id}`);
  await page.getByRole("heading", { name: `${name} - Verses` }).waitFor();
  return id;
}

/** The verses of the open collection. */
export const verseList = (page: Page) => page.locator("ol.verse-list");

/** The row of a verse in the open collection. */
export const verseRow = (page: Page, reference: string) =>
  verseList(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: reference, exact: true }) });

/** The references of the open collection as they stand. */
export const shownOrder = (page: Page) =>
  verseList(page).locator("a[data-reference]").allTextContents();

/** The references of a collection as the server has them. */
export const savedOrder = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(async (collection) => {
    const response = await fetch(`/api/collections/${collection}/verses`, {
      headers: { "X-Client": "web" },
    });
    const verses: { reference: string }[] = await response.json();
    return verses.map(({ reference }) => reference);
  }, id);

/** A notice in the corner. */
export const notice = (page: Page, words: string) =>
  page.getByRole("listitem").getByText(words, { exact: true });
