"use client";

import { useSearchParams } from "next/navigation";
import { lazy, type ReactNode, Suspense } from "react";
import { markOpenedEntry } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import { whenConnected } from "@/lib/site/when-connected";

const AnnotationsOverview = lazy(() =>
  whenConnected(() => import("./annotations-overview")).then((module) => ({
    default: module.AnnotationsOverview,
  })),
);

/** The overview of what was marked, noted and saved, while the address names one of its lists (`?marks=notes`). */
export function AnnotationsHost() {
  return (
    useSearchParams().has("marks") && (
      <Suspense fallback={null}>
        <AnnotationsOverview />
      </Suspense>
    )
  );
}

/** Opens the overview of highlights, notes and saved verses; it has its own address, so Back closes it. */
export function OpenAnnotationsButton({
  size = "default",
  children,
}: {
  size?: "default" | "sm";
  children: ReactNode;
}) {
  function open() {
    const { search } = window.location;
    // Pressed again while it is on its way.
    if (new URLSearchParams(search).has("marks")) return;
    window.history.pushState(null, "", `${search ? `${search}&` : "?"}marks=highlights`);
    markOpenedEntry();
  }
  return (
    <Button variant="outline" size={size} aria-haspopup="dialog" onClick={open}>
      {children}
    </Button>
  );
}
