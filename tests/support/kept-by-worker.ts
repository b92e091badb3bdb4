// As the file begins: a value that is kept still asks when another file uses it.
const { keptByWorker: kept = new Map<string, unknown>() } = globalThis as {
  keptByWorker?: Map<string, unknown>;
};

/**
 * What takes long to make, is the same for every test file and is never changed: made once in a
 * worker (tests/setup/keeping-environment.mjs), in another environment once in a file. An object
 * holds what is left of the sandbox of the file that made it as long as the worker lives.
 */
export function keptByWorker<Value>(name: string, make: () => Value): Value {
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as Value;
}
