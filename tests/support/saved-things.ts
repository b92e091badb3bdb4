import type { Page } from "@playwright/test";
import { ownWrite } from "./own-write";

/** Makes a collection for the page's browser, with these verses (WEB) in it; gives back its id. */
export async function saveCollection(
  page: Page,
  name: string,
  references: readonly string[] = [],
): Promise<string> {
  const { id } = await ownWrite(page, "POST", "/api/collections", { name });
  for (const reference of references) {
    await ownWrite(page, "POST", "/api/verses", {
      collectionId: id,
      reference,
      translation: "WEB",
      personalNote: `On ${reference}`,
    });
  }
  return id;
}

/** What the page's browser keeps, in counts. */
export async function countSaved(page: Page): Promise<{ collections: number; verses: number }> {
  return page.evaluate(async () => {
    const response = await fetch("/api/workspace", { headers: { "X-Client": "web" } });
    return (await response.json()).counts;
  });
}
