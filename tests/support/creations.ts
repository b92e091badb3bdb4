import { expect, type Page, type Route } from "@playwright/test";

/** What tells the server that a page of its own asks. */
const FROM_PAGE = { "X-Client": "web", "Sec-Fetch-Site": "same-origin" };

/** Sends a write as our pages do, with the page's own cookie. */
async function send<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const response = await page.request.post(path, { data, headers: FROM_PAGE });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** Gives the page's visitor a collection with these verses of our table. Resolves with its id. */
export async function furnishCollection(
  page: Page,
  title: string,
  references: readonly string[],
): Promise<string> {
  const { id } = await send<{ id: string }>(page, "/api/collections", {
    name: title,
    userId: "demo-user",
  });
  for (const [orderIndex, reference] of references.entries()) {
    await send(page, "/api/verses", {
      collectionId: id,
      reference,
      verseText: "from the table",
      book: "from the table",
      chapter: 1,
      verse: 1,
      translation: "WEB",
      orderIndex,
    });
  }
  return id;
}

interface Furnished {
  id: string;
  version: number;
  shareToken: string | null;
}

/** Gives the page's visitor a creation. */
export function furnishCreation(page: Page, fields: object): Promise<Furnished> {
  return send(page, "/api/creations", {
    userId: "demo-user",
    title: "Prayer - For the evening...",
    content: "Stay with us.",
    type: "prayer",
    prompt: "For the evening",
    scriptureReferences: ["Luke 24:29"],
    isPublic: false,
    likes: 0,
    ...fields,
  });
}

/** Answers with a problem. */
export const refuses =
  (status: number, detail: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers: { "Content-Type": "application/problem+json", ...headers },
      json: { type: "about:blank", title: "Problem", status, detail },
    });

/** Opens a collection, selects all its verses and opens the dialog that writes from them. */
export async function openGenerate(page: Page, collectionId: string) {
  await page.goto(`/scripture-library?collection=${collectionId}`);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: /^Generate AI Content \(\d+\)$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Generate AI Content" });
  await expect(dialog).toBeVisible();
  return dialog;
}
