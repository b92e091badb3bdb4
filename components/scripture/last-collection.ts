// What the dialog that saves verses remembers: the collection used last, and during a visit where
// each verse went.

const LAST_COLLECTION = "truth-uncovered-last-collection";
const saved = new Set<string>();

const keyOf = (...parts: string[]) => JSON.stringify(parts);

/** The id of the collection used last in this browser; null where there is none. */
export function readLastCollection(): string | null {
  try {
    return window.localStorage.getItem(LAST_COLLECTION);
  } catch {
    return null;
  }
}

/** Notes that a verse went into a collection. */
export function noteSaved(collectionId: string, reference: string, translation: string): void {
  saved.add(keyOf(collectionId, reference, translation));
  try {
    window.localStorage.setItem(LAST_COLLECTION, collectionId);
  } catch {
    // Without storage the newest collection is offered each time.
  }
}

/** Whether a verse went into a collection during this visit. */
export function wasSavedIn(collectionId: string, reference: string, translation: string): boolean {
  return saved.has(keyOf(collectionId, reference, translation));
}
