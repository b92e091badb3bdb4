"use client";

import { Button } from "@/components/ui/button";
import { reloadWithNewVersion } from "@/lib/offline/registration";

/** Says that a new version of the site waits; nothing changes before the visitor wants it. */
export function NewVersion({ onLater }: { onLater: () => void }) {
  return (
    <div
      role="status"
      className="no-print fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-md flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border bg-card py-2.5 pr-2.5 pl-4 shadow-lg max-sm:bottom-24"
    >
      <p className="text-[0.9375rem]">A new version is ready.</p>
      <div className="flex gap-1.5">
        <Button variant="ghost" size="sm" onClick={onLater}>
          Later
        </Button>
        <Button size="sm" onClick={() => void reloadWithNewVersion()}>
          Reload
        </Button>
      </div>
    </div>
  );
}
