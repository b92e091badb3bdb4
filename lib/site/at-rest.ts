import { whenConnected } from "./when-connected";

/** How long a page that has loaded is left alone where the browser does not tell when it rests. */
const REST_MS = 2_000;

/** Resolves when the page has loaded and the browser has nothing else to do. */
export const atRest = () =>
  new Promise<void>((resolve) => {
    const wait = () =>
      typeof requestIdleCallback === "undefined"
        ? setTimeout(resolve, REST_MS)
        : requestIdleCallback(() => resolve());
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
  });

/** Fetches a part of the page once it rests; waits for a connection, as `whenConnected`. */
export async function loadAtRest<Module>(load: () => Promise<Module>): Promise<Module> {
  await atRest();
  return whenConnected(load);
}
