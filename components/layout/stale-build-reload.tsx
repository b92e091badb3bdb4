"use client";

import { useEffect } from "react";
import { isMissingChunk, reloadOnce } from "@/lib/site/stale-build";

/**
 * Reloads the page once when a script of the build that the visitor has open is gone after a
 * deploy.
 */
export function StaleBuildReload() {
  useEffect(() => {
    const leaving = new AbortController();
    const onFailure = (event: ErrorEvent | PromiseRejectionEvent) => {
      const failure = "reason" in event ? event.reason : (event.error ?? event.message);
      if (isMissingChunk(failure)) reloadOnce();
    };
    window.addEventListener("error", onFailure, leaving);
    window.addEventListener("unhandledrejection", onFailure, leaving);
    return () => leaving.abort();
  }, []);
  return null;
}
