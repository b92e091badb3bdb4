import { WORKER_PATH } from "./constants";
import { isBuildFile } from "./rules";
import { savesData, tellWorker } from "./tell-worker";

/** Calls back with a worker that has been installed and waits behind the one in charge. */
function watch(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const tell = () => {
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting();
  };
  tell();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
}

/**
 * Registers the service worker, and calls `onWaiting` when a new version of it waits. Resolves when
 * one is in charge; to false where there can be none.
 */
async function registerWorker(onWaiting: () => void): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register(WORKER_PATH, {
      updateViaCache: "none",
    });
    watch(registration, onWaiting);
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Not offered over this connection, or switched off by the visitor.
    return false;
  }
}

/** Lets the waiting version take over and reloads this page; other tabs stay as they are. */
export async function reloadWithNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const reload = () => window.location.reload();
  if (!registration?.waiting) return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  registration.waiting.postMessage({ type: "SKIP_WAITING" });
}

let registered: Promise<boolean> | undefined;

/**
 * Notes that a page is open: registers the worker with the first one, and tells it of each, so that
 * it can be opened again without a connection. With "save data" nothing is fetched for that.
 */
export async function noteOpened(path: string, onWaiting: () => void): Promise<void> {
  registered ??= registerWorker(onWaiting);
  if (!(await registered) || savesData()) return;
  await tellWorker({ type: "opened", path, files: loadedFiles() });
}

/** Files of the build that this page has loaded; the browser has them, so storing costs little. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === window.location.origin);
  return [...new Set(own.map(({ pathname }) => pathname).filter(isBuildFile))];
}
