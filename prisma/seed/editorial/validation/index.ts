import type { CrossReferenceRecord, ValidationFindingRecord } from "../schema";
import { crossReferences as crossReferenceList } from "./cross-references";
import { findings } from "./findings";

/** In the order shown. */
export const crossReferences: readonly CrossReferenceRecord[] = crossReferenceList;
/** In the order shown; several belong to one cross reference. */
export const validationFindings: readonly ValidationFindingRecord[] = findings;
