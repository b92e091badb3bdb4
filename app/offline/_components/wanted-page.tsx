"use client";

import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { WANTED } from "@/lib/offline/constants";

/** The page that was asked for in vain; null without one. Only paths of this site are taken. */
function readWanted(): string | null {
  const path = new URLSearchParams(window.location.search).get(WANTED) ?? "";
  return /^\/(?![/\\])/.test(path) ? path : null;
}

/** Says that a page could not be had, with the way to it once there is a connection again. */
export function WantedPage() {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => setWanted(readWanted()), []);
  return (
    <div role="status">
      {wanted !== null && (
        <div className="mb-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-card px-5 py-4">
          <p className="min-w-0 flex-1 basis-64">
            You’re offline, and this page isn’t saved in this browser.
          </p>
          {/* A whole load, so that the network is really asked. */}
          <a href={wanted} className={buttonVariants({ variant: "outline" })}>
            Try again
          </a>
        </div>
      )}
    </div>
  );
}
