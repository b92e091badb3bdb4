import { EVIDENCE_RECORDS } from "../../../lib/content/evidence";

// The evidence as the API's two tables have it.

/** In the order shown. */
export const crossReferences = EVIDENCE_RECORDS.map(
  ({ order: _order, findings: _findings, ...crossReference }) => crossReference,
);

/** In the order shown; several belong to one cross reference. */
export const validationFindings = EVIDENCE_RECORDS.flatMap(({ id: crossReferenceId, findings }) =>
  findings.map(({ id, ...finding }) => ({ id, crossReferenceId, ...finding })),
);
