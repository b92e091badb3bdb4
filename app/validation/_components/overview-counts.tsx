"use client";

import { useQuery } from "@tanstack/react-query";
import { crossReferencesOptions, validationFindingsOptions } from "@/lib/validation/client";
import { countFindings } from "@/lib/validation/rules";
import { CountCards } from "./count-cards";

/** How many findings stand under cross references of each type. */
export function OverviewCounts() {
  const crossReferences = useQuery(crossReferencesOptions());
  const findings = useQuery(validationFindingsOptions());
  const counts =
    crossReferences.data && findings.data
      ? countFindings(crossReferences.data, findings.data)
      : null;

  function retry() {
    if (crossReferences.isError) void crossReferences.refetch();
    if (findings.isError) void findings.refetch();
  }

  return (
    <CountCards
      counts={counts}
      onRetry={crossReferences.isError || findings.isError ? retry : undefined}
    />
  );
}
