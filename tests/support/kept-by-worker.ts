/**
 * Text that takes long to make and is the same for every test file: made once in a worker
 * (tests/setup/keeping-environment.mjs), else at each call. Only text: an object would keep the
 * whole sandbox of the file that made it.
 */
export function keptByWorker(name: string, make: () => string): string {
  const { keptByWorker: kept } = globalThis as { keptByWorker?: Map<string, string> };
  const text = kept?.get(name) ?? make();
  kept?.set(name, text);
  return text;
}
