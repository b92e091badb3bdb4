"use client";

import { useEffect, useState } from "react";
import { askForSite } from "@/lib/offline/tell-worker";
import { KeepRow } from "./keep-row";
import { KEEP_TARGETS } from "./keep-targets";

type Worker = "unknown" | "there" | "missing";

/** How long a page waits for the worker to be installed at a first visit, in ms. */
const INSTALL_MS = 10_000;

/** Resolves when there is a worker that answers. */
async function findWorker(): Promise<Worker> {
  if (!("serviceWorker" in navigator)) return "missing";
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), INSTALL_MS));
  await Promise.race([navigator.serviceWorker.ready, late]);
  return (await askForSite()) ? "there" : "missing";
}

/** What can be kept as a whole: each with its size, how far it is, and the way to remove it. */
export function KeepOffline() {
  const [worker, setWorker] = useState<Worker>("unknown");
  useEffect(() => {
    findWorker().then(setWorker, () => setWorker("missing"));
  }, []);
  return (
    <section aria-labelledby="keep">
      <h2 id="keep" className="section-title">
        Save for offline reading
      </h2>
      <noscript>
        <p className="mb-4">Saving for offline reading needs JavaScript.</p>
      </noscript>
      {worker === "missing" && (
        <p role="status" className="mb-4 rounded-md bg-muted px-4 py-2.5">
          This browser can’t save the site right now: it doesn’t allow it, or the site has switched
          it off.
        </p>
      )}
      <ul className="divide-y rounded-lg border bg-card px-5">
        {KEEP_TARGETS.map((target) => (
          <KeepRow key={target.name} target={target} canKeep={worker === "there"} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted-foreground">
        After the download, a translation is checked against the site’s checksum. What you save
        stays in this browser until you remove it here or clear the site’s data; guides and answers
        stay as they were when you saved them.
      </p>
    </section>
  );
}
