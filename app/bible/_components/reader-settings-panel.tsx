"use client";

import { ALargeSmall } from "lucide-react";
import { Suspense } from "react";
import { lazyAtRest } from "@/components/common/lazy-at-rest";
import { useHydrated } from "@/components/common/use-hydrated";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";

const ReaderSettingsChoices = lazyAtRest(() =>
  import("./reader-settings-choices").then((module) => module.ReaderSettingsChoices),
);

/** The button of the reading settings and their panel, which is filled once the page runs. */
export function ReaderSettingsPanel() {
  const isHydrated = useHydrated();
  const coming = <Skeleton className="h-96" />;
  return (
    <div className="relative">
      <Popover id="reader-settings">
        <PopoverTrigger variant="ghost" size="icon" aria-label="Reading settings">
          <ALargeSmall aria-hidden="true" className="size-5" />
        </PopoverTrigger>
        <PopoverContent className="inset-0 m-auto h-fit max-h-[calc(100%-0.75rem)] w-[min(22rem,calc(100vw-1.5rem))] overflow-y-auto rounded-xl p-5 sm:mt-44 sm:mr-10">
          {isHydrated ? (
            <Suspense fallback={coming}>
              <ReaderSettingsChoices />
            </Suspense>
          ) : (
            coming
          )}
        </PopoverContent>
      </Popover>
    </div>
  );
}
