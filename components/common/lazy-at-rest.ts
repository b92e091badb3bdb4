import { type ComponentType, lazy } from "react";
import { loadAtRest } from "@/lib/site/at-rest";

/**
 * A part that nobody sees or needs while the page comes to life: its code is fetched once the page
 * has loaded and rests, so that it takes nothing from the words. Waits for a connection, as
 * `whenConnected`.
 */
export function lazyAtRest<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadAtRest(load) }));
}
