/** In local storage: the conversation that this browser had open last. */
export const LAST_CONVERSATION = "truth-uncovered-conversation";

/** Its id; null when there is none, or no storage. */
export function readLastConversation(): string | null {
  try {
    return window.localStorage.getItem(LAST_CONVERSATION);
  } catch {
    return null;
  }
}

/** Saves the id of the open conversation, or forgets it. */
export function saveLastConversation(id: string | null): void {
  try {
    if (id === null) window.localStorage.removeItem(LAST_CONVERSATION);
    else window.localStorage.setItem(LAST_CONVERSATION, id);
  } catch {
    // Without storage the address alone leads back.
  }
}
