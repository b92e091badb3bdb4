// In local storage: that the visitor has answered the hint about a copy, which then stays away.
const ANSWERED = "truth-uncovered-keep-hint";

/** Whether the hint was answered; true without storage, where it would come again and again. */
export function wasHintAnswered(): boolean {
  try {
    return window.localStorage.getItem(ANSWERED) !== null;
  } catch {
    return true;
  }
}

/** Stores that it was. */
export function noteHintAnswered(): void {
  try {
    window.localStorage.setItem(ANSWERED, "yes");
  } catch {
    // It does not come without storage.
  }
}
