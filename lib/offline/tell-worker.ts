import type { SiteAnswer, ToWorker } from "./messages";

/** How long the worker has to answer, in ms: it may have to start first. */
const ANSWER_MS = 5_000;

async function activeWorker(): Promise<ServiceWorker | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.active ?? null;
}

/** True where the visitor asks for little traffic: then nothing is fetched ahead. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Tells the worker something, where there is one. */
export async function tellWorker(message: ToWorker): Promise<void> {
  (await activeWorker())?.postMessage(message);
}

/** The worker's build and what it wants kept; null where there is no worker, or none that answers. */
export async function askForSite(): Promise<SiteAnswer | null> {
  const worker = await activeWorker();
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<SiteAnswer>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.postMessage({ type: "site" } satisfies ToWorker, [port2]);
  });
}
