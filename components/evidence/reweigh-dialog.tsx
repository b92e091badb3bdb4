"use client";

import { Button } from "@/components/ui/button";
import { MAX_WEIGHT } from "@/lib/evidence/constants";
import {
  DEFAULT_WEIGHTS,
  type FactorLevels,
  scoreEvidence,
  WEIGHTS_WITHOUT_SCRIPTURE,
} from "@/lib/evidence/rules";
import { StatementDialog } from "./statement-dialog";
import { storeWeights, useWeights } from "./use-weights";
import { WeightSliders } from "./weight-sliders";

/** One statement scored by the visitor's own weights, beside ours. */
export function ReweighDialog({
  statement,
  levels,
  onClose,
}: {
  statement: string;
  levels: FactorLevels;
  onClose: () => void;
}) {
  const weights = useWeights();

  return (
    <StatementDialog title="Weigh it yourself" statement={statement} onClose={onClose}>
      <p className="mb-1 text-[0.9375rem]">
        The facts stay as they are graded; you decide how much each kind counts, from 0 (not at all)
        to {MAX_WEIGHT}. Your weights stay in this browser.
      </p>
      <p role="status" className="my-4 font-serif text-2xl font-semibold">
        By your weights: {scoreEvidence(levels, weights)}%
      </p>
      <p className="mb-5 text-sm text-muted-foreground">
        By ours: {scoreEvidence(levels, DEFAULT_WEIGHTS)}%. Without the testimony of Scripture:{" "}
        {scoreEvidence(levels, WEIGHTS_WITHOUT_SCRIPTURE)}%.
      </p>
      <WeightSliders weights={weights} levels={levels} />
      <Button variant="outline" size="sm" className="mt-5" onClick={() => storeWeights(null)}>
        Back to our weights
      </Button>
    </StatementDialog>
  );
}
