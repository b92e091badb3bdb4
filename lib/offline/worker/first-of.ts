/**
 * What the network answers; where it fails, says that the site is gone, or takes longer than `ms`,
 * what is stored. Without anything stored it is the network's answer, however long it takes. Throws
 * what the network failed with when there is neither.
 */
export async function firstOf(
  fromNetwork: Promise<Response>,
  readStored: () => Promise<Response | null>,
  ms: number,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  try {
    const first = await Promise.race([fromNetwork, late]);
    if (first !== "late" && !isGone(first)) return first;
    return (await readStored()) ?? (await fromNetwork);
  } catch (error) {
    const stored = await readStored();
    if (stored) return stored;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Of a proxy whose site is gone, or of a site that is ending. */
const isGone = ({ status }: Response) => status >= 502 && status <= 504;
