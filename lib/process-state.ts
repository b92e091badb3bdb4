import { setImmediate } from "node:timers/promises";
import { log } from "@/lib/log";

// What a server process holds once. Next bundles route handlers and instrumentation apart, each with a copy of every module, so that a
// variable of a module is there several times: an index would be built, and kept, once for each.

const store = globalThis as typeof globalThis & { processStates?: Record<string, object> };

/**
 * The process's one value of a name, made by whoever asks first. A name belongs to one module. It is an object whose members are
 * changed; it outlives the module when development loads that anew.
 */
export function processState<State extends object>(name: string, make: () => State): State {
  store.processStates ??= {};
  const states = store.processStates as Record<string, State | undefined>;
  const state = states[name] ?? make();
  states[name] = state;
  return state;
}

interface Built<Value> {
  value?: Value;
}
/** Of this copy of the module: whoever warms up builds what stands in the same bundle. */
const builders: (() => unknown)[] = [];

/**
 * A value that takes long to build and never changes: gives the function that returns it, which builds it at its first call in this process, whatever
 * bundle makes it. `buildAll` builds it earlier. What it holds may come from another copy of a module, so compare its things by
 * name or id, never by identity.
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
