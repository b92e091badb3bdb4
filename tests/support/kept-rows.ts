import type { Page } from "@playwright/test";

/**
 * What the browser keeps for the time without a network, of the page's origin: addresses of what was
 * read, or paths of writes that wait. Rejects while there is no such database.
 */
export const keptRows = (page: Page, store: "reads" | "writes"): Promise<string[]> =>
  page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opened = indexedDB.open("truth-uncovered-kept");
        // What the page itself has not made is not made for it.
        opened.onupgradeneeded = () => opened.transaction?.abort();
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const all = opened.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            opened.result.close();
            resolve(all.result.map(({ url, path }) => url ?? path));
          };
        };
      }),
    store,
  );
