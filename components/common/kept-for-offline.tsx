"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { whenAtRest } from "@/lib/site/at-rest";

const NewVersion = lazy(() =>
  import("./new-version").then((module) => ({ default: module.NewVersion })),
);

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
