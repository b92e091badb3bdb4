import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";

export type { CrossReference, EventAnalysis, ValidationFinding } from "./contract";

/** All cross references, in their order. */
export const crossReferencesOptions = () =>
  queryOptions({
    queryKey: ["api", "cross-references"],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/cross-references",
        {},
        async () => (await import("./contract")).crossReferenceList,
        signal,
      ),
  });

/** All findings, in their order. */
export const validationFindingsOptions = () =>
  queryOptions({
    queryKey: ["api", "validation-findings"],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/validation-findings",
        {},
        async () => (await import("./contract")).validationFindingList,
        signal,
      ),
  });

/** The analysis of one event; runs only for an id that is not blank. */
export const eventAnalysisOptions = (eventId: string) =>
  queryOptions({
    queryKey: ["api", "events", eventId, "analysis"],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/events/${encodeURIComponent(eventId)}/analysis`,
        {},
        async () => (await import("./contract")).eventAnalysis,
        signal,
      ),
    enabled: eventId.trim() !== "",
  });
