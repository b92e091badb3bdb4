/** What may be kept: an object would keep the whole sandbox of the file that made it. */
type Kept = string | Buffer;

/**
 * What takes long to make and is the same for every test file: made once in a worker
 * (tests/setup/keeping-environment.mjs), else at each call.
 */
export function keptByWorker<Value extends Kept>(name: string, make: () => Value): Value {
  const { keptByWorker: kept } = globalThis as { keptByWorker?: Map<string, Value> };
  const value = kept?.get(name) ?? make();
  kept?.set(name, value);
  return value;
}
