"use client";

import { GradeBadge, reliabilityColor, strengthColor } from "@/components/common/level-badge";
import { SourceLine } from "@/components/common/source-list";
import { Grade } from "@/components/evidence/grade";
import { ReferenceList } from "@/components/scripture/reference-list";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
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
    <Dialog open={crossReference !== null} onOpenChange={onClose}>
      <DialogContent className="sm:max-w-3xl">
        <DialogHeader>
          <DialogTitle>{crossReference?.title}</DialogTitle>
          {crossReference && (
            <DialogDescription>{TYPE_WORDS[crossReference.validationType]}</DialogDescription>
          )}
        </DialogHeader>
        <DialogBody>
          {crossReference && (
            <div className="prose">
              <p>
                <GradeBadge color={strengthColor(crossReference.evidenceStrength)}>
                  {crossReference.evidenceStrength} evidence
                </GradeBadge>
              </p>
              <ConfidenceBar percent={crossReference.confidence} />
              {crossReference.grading && (
                <Grade inputs={crossReference.grading} label="Confidence" />
              )}
              <h3>Analysis</h3>
              <p>{crossReference.analysis}</p>
              <h3>Biblical verses</h3>
              <ReferenceList references={crossReference.biblicalVerses} />
              <h3>Scientific sources</h3>
              <ul>
                {crossReference.scientificSources.map((source) => (
                  <li key={source}>
                    <SourceLine line={source} />
                  </li>
                ))}
              </ul>
              {findings.length > 0 && (
                <>
                  <h3>Findings</h3>
                  <ul>
                    {findings.map((finding) => (
                      <li key={finding.id}>
                        {finding.title}{" "}
                        <GradeBadge color={reliabilityColor(finding.reliability)}>
                          {finding.reliability}
                        </GradeBadge>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
