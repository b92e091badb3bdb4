import { setImmediate } from "node:timers/promises";
import { log } from "./log";
import { processState } from "./process-state";

type Rehearsal = () => Promise<unknown>;

/** By name: development loads a module again and registers it anew. */
const rehearsals = processState("rehearsals", () => new Map<string, Rehearsal>());

/**
 * Has a request's work done once before the process says it is ready: code that runs for the first
 * time takes several times as long. Each bundle has its own copy of that code, so a service
 * registers its rehearsal when its module loads. A rehearsal writes nothing and asks nobody outside.
 */
export function rehearse(name: string, rehearsal: Rehearsal): void {
  rehearsals.set(name, rehearsal);
}

/**
 * Runs every rehearsal, letting requests in between. One that fails is logged: the request it
 * stands for will say so itself.
 */
export async function runRehearsals(): Promise<void> {
  for (const [name, rehearsal] of rehearsals) {
    const started = performance.now();
    try {
      await rehearsal();
      log.debug({ rehearsed: name, ms: Math.round(performance.now() - started) }, "rehearsed");
    } catch (error) {
      log.warn({ err: error, rehearsal: name }, "a rehearsal failed");
    }
    await setImmediate();
  }
}
