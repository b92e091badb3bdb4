/**
 * Milliseconds after which a test calls something hung. Far above what anything takes on a busy
 * machine: how long things really take is measured by scripts/bench, not tested.
 */
export const HANG_MS = 15_000;

/**
 * Milliseconds of processor time this process spends on `work`: unlike a clock's, the same however
 * busy the machine is.
 */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How a piece of work shares the process: the turns of the event loop it took, and the processor
 * time of the longest in milliseconds.
 */
export async function longestTurn(
  work: () => Promise<void>,
): Promise<{ turns: number; ms: number }> {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  let turns = 0;
  let ms = 0;
  let last = used();
  let isOver = false;
  const tick = () => {
    const now = used();
    ms = Math.max(ms, now - last);
    last = now;
    turns++;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  // The last turn counts as well.
  await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  return { turns, ms };
}
