/**
 * Writes over the version of a thing that was seen. Where there is a newer one by now in which what
 * is to be changed is the same, something else was changed: it is written once more, over that one.
 * `readCurrent` reads the newer one from a conflict's error. Throws as `write` does.
 */
export async function writeFrom<Seen, Written>(
  seen: Seen,
  write: (seen: Seen) => Promise<Written>,
  readCurrent: (error: unknown) => Seen | null,
  isSame: (current: Seen, seen: Seen) => boolean,
): Promise<Written> {
  try {
    return await write(seen);
  } catch (error) {
    const current = readCurrent(error);
    if (!current || !isSame(current, seen)) throw error;
    return write(current);
  }
}
