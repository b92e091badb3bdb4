// How an import recognizes what is there already.

/** What makes a thing the same as another, as one text. */
export const keyOf = (...parts: (string | number | Date | undefined)[]) => JSON.stringify(parts);

/**
 * Tells new things from those that were seen before, in the workspace or in the file, and counts
 * the latter.
 */
export class Seen {
  alreadyThere = 0;
  constructor(private readonly keys: Set<string>) {}
  isNew(key: string): boolean {
    if (this.keys.has(key)) {
      this.alreadyThere += 1;
      return false;
    }
    this.keys.add(key);
    return true;
  }
}
