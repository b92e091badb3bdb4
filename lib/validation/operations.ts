import { evidenceInputs } from "@/lib/evidence/schema";
import { operation } from "@/lib/http/operation";
import {
  crossReferenceListResponse,
  crossReferencesQuery,
  eventAnalysisResponse,
  eventParams,
  validationFindingListResponse,
  validationFindingSchema,
  validationFindingsQuery,
} from "./schema";

export const listCrossReferences = operation({
  id: "listCrossReferences",
  method: "GET",
  path: "/api/cross-references",
  topic: "Evidence",
  summary: "Bodies of evidence about events, each with its grade",
  query: crossReferencesQuery,
  response: crossReferenceListResponse,
  hasPages: true,
  example: { query: { limit: "2" } },
});

export const listValidationFindings = operation({
  id: "listValidationFindings",
  method: "GET",
  path: "/api/validation-findings",
  topic: "Evidence",
  summary: "Single findings, each with its grade and publications",
  query: validationFindingsQuery,
  response: validationFindingListResponse,
  hasPages: true,
  example: { query: { limit: "2" } },
});

export const getEventAnalysis = operation({
  id: "getEventAnalysis",
  method: "GET",
  path: "/api/events/{eventId}/analysis",
  topic: "Evidence",
  summary: "What speaks for and against an event",
  description: "The answer to an id that does not exist names those that do.",
  params: eventParams,
  response: eventAnalysisResponse,
  example: { params: { eventId: "flood-event" } },
});

export const validationOperations = [listCrossReferences, listValidationFindings, getEventAnalysis];

/** Shapes that several answers hold, by their names in the API's document. */
export const validationSchemas = {
  EvidenceInputs: evidenceInputs,
  ValidationFinding: validationFindingSchema,
};
