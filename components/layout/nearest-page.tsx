"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { useHydrated } from "@/components/common/use-hydrated";
import { whenConnected } from "@/lib/site/when-connected";

const NearestChapter = lazy(() =>
  whenConnected(() => import("./nearest-chapter")).then((module) => ({
    default: module.NearestChapter,
  })),
);

/**
 * On the not-found page: what there is in place of a page below /bible that there is not. The
 * page is the same on every path until its script runs.
 */
export function NearestPage() {
  const pathname = usePathname();
  const isHydrated = useHydrated();
  if (!isHydrated || !pathname.startsWith("/bible/")) return null;
  return (
    <Suspense fallback={null}>
      <NearestChapter pathname={pathname} />
    </Suspense>
  );
}
