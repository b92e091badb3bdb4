"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";

const NewVersion = lazy(() =>
  import("./new-version").then((module) => ({ default: module.NewVersion })),
);

/** How long a page that has loaded is left alone where the browser does not tell when it rests. */
const REST_MS = 2_000;

/** Calls back when the page has loaded and rests; returns the end of waiting. */
function whenAtRest(call: () => void): () => void {
  let end = () => {};
  const wait = () => {
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(call, REST_MS);
      end = () => clearTimeout(timer);
    } else {
      const handle = requestIdleCallback(call);
      end = () => cancelIdleCallback(handle);
    }
  };
  if (document.readyState === "complete") wait();
  else {
    window.addEventListener("load", wait, { once: true });
    end = () => window.removeEventListener("load", wait);
  }
  return () => end();
}

/**
 * Registers the service worker once the page rests, tells it which pages are opened, and says when
 * a new version of the site is ready. Development has no worker.
 */
export function KeptForOffline() {
  const pathname = usePathname();
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    if (process.env.NODE_ENV !== "production") return;
    return whenAtRest(() => {
      void import("@/lib/offline/registration").then(
        ({ noteOpened }) => noteOpened(pathname, () => setIsWaiting(true)),
        // Without a connection: at the next page.
        () => undefined,
      );
    });
  }, [pathname]);

  if (!isWaiting) return null;
  return (
    <Suspense fallback={null}>
      <NewVersion onLater={() => setIsWaiting(false)} />
    </Suspense>
  );
}
