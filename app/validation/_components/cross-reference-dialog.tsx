"use client";

import { LevelBadge, reliabilityColor, strengthColor } from "@/components/common/level-badge";
import { Grade } from "@/components/evidence/grade";
import { ReferenceList } from "@/components/scripture/reference-list";
import { Modal } from "@/components/ui/modal";
import type { CrossReference, ValidationFinding } from "@/lib/validation/client";
import { ConfidenceBar } from "./cross-reference-card";
import { TYPE_WORDS } from "./words";

/**
 * Everything about one cross reference: its grade with every input, its passages, sources and
 * findings.
 */
export function CrossReferenceDialog({
  crossReference,
  findings,
  onClose,
}: {
  crossReference: CrossReference | null;
  findings: readonly ValidationFinding[];
  onClose: () => void;
}) {
  return (
    <Modal
      isOpen={crossReference !== null}
      onClose={onClose}
      title={crossReference?.title ?? ""}
      description={crossReference ? TYPE_WORDS[crossReference.validationType] : undefined}
      className="sm:max-w-3xl"
    >
      {crossReference && (
        <div className="prose">
          <p>
            <LevelBadge color={strengthColor(crossReference.evidenceStrength)}>
              {crossReference.evidenceStrength} evidence
            </LevelBadge>
          </p>
          <ConfidenceBar percent={crossReference.confidence} />
          {crossReference.grading && <Grade inputs={crossReference.grading} label="Confidence" />}
          <h3>Analysis</h3>
          <p>{crossReference.analysis}</p>
          <h3>Biblical verses</h3>
          <ReferenceList references={crossReference.biblicalVerses} />
          <h3>Scientific sources</h3>
          <ul>
            {crossReference.scientificSources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
          {findings.length > 0 && (
            <>
              <h3>Findings</h3>
              <ul>
                {findings.map((finding) => (
                  <li key={finding.id}>
                    {finding.title}{" "}
                    <LevelBadge color={reliabilityColor(finding.reliability)}>
                      {finding.reliability}
                    </LevelBadge>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Modal>
  );
}
