"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { atRest } from "@/lib/site/at-rest";

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
    let isLeft = false;
    void atRest().then(async () => {
      if (isLeft) return;
      // Without a connection: at the next page.
      const registration = await import("@/lib/offline/registration").catch(() => null);
      registration?.noteOpened(pathname, () => setIsWaiting(true));
    });
    return () => {
      isLeft = true;
    };
  }, [pathname]);

  if (!isWaiting) return null;
  return (
    <Suspense fallback={null}>
      <NewVersion onLater={() => setIsWaiting(false)} />
    </Suspense>
  );
}
