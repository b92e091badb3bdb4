/**
 * Milliseconds after which a test calls something hung. Far above what anything takes on a busy machine: how long things really take is
 * measured by scripts/bench, not tested.
 */
export const HANG_MS = 15_000;

/** Milliseconds of processor time this process spends on `work`: unlike a clock's, the same however busy the machine is. */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
