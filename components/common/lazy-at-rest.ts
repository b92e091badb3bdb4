import { type ComponentType, lazy } from "react";
import { atRest } from "@/lib/site/at-rest";
import { whenConnected } from "@/lib/site/when-connected";

/**
 * A part that nobody sees or needs while the page comes to life: its code is fetched once the page
 * has loaded and rests, so that it takes nothing from the words. Waits for a connection, as
 * `whenConnected`.
 */
export function lazyAtRest<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await atRest();
    return { default: await whenConnected(load) };
  });
}
