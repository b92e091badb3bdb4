/** In local storage: that this browser has written before, so it has its cookie. */
const HAS_WRITTEN = "truth-uncovered-has-workspace";

/** Whether this browser has written before; `whenUnknown` in one that cannot say. */
export function hasWritten(whenUnknown: boolean): boolean {
  try {
    return window.localStorage.getItem(HAS_WRITTEN) !== null;
  } catch {
    return whenUnknown;
  }
}

/**
 * Whether this browser may have a workspace: it has written before, or cannot say. Without one
 * there is nothing of its own to read.
 */
export const mayHaveWorkspace = (): boolean => hasWritten(true);

/** Notes that this browser has a workspace now, or after deleting it none. */
export function noteWorkspace(exists: boolean): void {
  try {
    if (exists) window.localStorage.setItem(HAS_WRITTEN, "yes");
    else window.localStorage.removeItem(HAS_WRITTEN);
  } catch {
    // Without storage every write waits for its turn, which is only slower.
  }
}
