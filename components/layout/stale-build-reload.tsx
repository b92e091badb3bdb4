"use client";

import { useEffect } from "react";
import { isMissingChunk, reloadOnce } from "@/lib/site/stale-build";

/**
 * Reloads the page once when a script of the build that the visitor has open is gone after a
 * deploy.
 */
export function StaleBuildReload() {
  useEffect(() => {
    const onError = (event: ErrorEvent) => {
      if (isMissingChunk(event.error ?? event.message)) reloadOnce();
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      if (isMissingChunk(event.reason)) reloadOnce();
    };
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, []);
  return null;
}
