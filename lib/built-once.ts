import { setImmediate } from "node:timers/promises";
import { log } from "@/lib/log";
import { processState } from "./process-state";

interface Built<Value> {
  value?: Value;
}
/** Of this copy of the module: whoever warms up builds what stands in the same bundle. */
const builders: (() => unknown)[] = [];

/**
 * A value that takes long to build and never changes: gives the function that returns it, which
 * builds it at its first call in this process, whatever bundle makes it. `buildAll` builds it
 * earlier. What it holds may come from another copy of a module, so compare its things by name or
 * id, never by identity.
 */
export function builtOnce<Value>(name: string, build: () => Value): () => Value {
  const get = () => {
    const built = processState<Built<Value>>(name, () => ({}));
    if (!("value" in built)) {
      const started = performance.now();
      built.value = build();
      log.debug({ built: name, ms: Math.round(performance.now() - started) }, "built once");
    }
    return built.value as Value;
  };
  builders.push(get);
  return get;
}

/** Builds everything of this bundle that is built once, letting requests in between. */
export async function buildAll(): Promise<void> {
  for (const build of builders) {
    build();
    await setImmediate();
  }
}
