// What a server process holds once. Next bundles route handlers and instrumentation apart, each
// with a copy of every module, so that a variable of a module is there several times. Nothing is
// imported here: scripts and seeds use it too.

const store = globalThis as typeof globalThis & { processStates?: Record<string, object> };

/**
 * The process's one value of a name, made by whoever asks first. A name belongs to one module. It
 * is an object whose members are changed; it outlives the module when development loads that anew.
 */
export function processState<State extends object>(name: string, make: () => State): State {
  store.processStates ??= {};
  const states = store.processStates as Record<string, State | undefined>;
  const state = states[name] ?? make();
  states[name] = state;
  return state;
}
