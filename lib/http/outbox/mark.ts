// Every page that reads loads this: whose things the browser keeps for the time without a network.

/** In local storage, where `forgetVisitor` removes it with everything else a visitor left. */
const MARK = "truth-uncovered-kept-for";

/**
 * The mark under which this browser keeps things for its visitor, null where it keeps none.
 * Whatever bears another mark belongs to nobody any more: taking the mark away forgets everything
 * kept, in all tabs at the same moment, even if the database cannot be emptied just then.
 */
export function readMark(): string | null {
  try {
    return window.localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

/** The mark, made when there is none; null in a browser that remembers nothing. */
export function ensureMark(newMark: () => string): string | null {
  try {
    const mark = window.localStorage.getItem(MARK) ?? newMark();
    window.localStorage.setItem(MARK, mark);
    return mark;
  } catch {
    return null;
  }
}

/** Takes the mark away: whatever was kept under it is forgotten. */
export function removeMark(): void {
  try {
    window.localStorage.removeItem(MARK);
  } catch {
    // Nothing was kept.
  }
}
