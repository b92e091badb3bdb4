"use client";

import { Button } from "@/components/ui/button";
import { FACTOR_NAMES, FACTORS } from "@/lib/evidence/constants";
import { gradeEvidence, scoreColor, toLevels } from "@/lib/evidence/rules";
import type { EvidenceInputs } from "@/lib/evidence/schema";

/**
 * A score and everything it was made from: the graded statement, each factor's step and reason, the
 * figure without Scripture's testimony, and the way to other weights. Closed it shows the score
 * alone; native, so it opens without scripts. `label` names it: "Truth score", "Confidence".
 */
export function Grade({ inputs, label }: { inputs: EvidenceInputs; label: string }) {
  const { score, scoreWithoutScripture } = gradeEvidence(inputs);
  const countsScripture = inputs.factors.scripture.level !== null;
  return (
    <details className="grade">
      <summary>
        <span className={`score score-${scoreColor(score)}`}>
          {label} <b>{score}%</b>
        </span>
        <span className="grade-how">How this was graded</span>
      </summary>
      <div className="grade-inputs">
        <p>
          <b>Graded statement.</b> {inputs.statement}
        </p>
        <dl>
          {FACTOR_NAMES.map((name) => (
            <GradeFactor key={name} name={name} inputs={inputs} />
          ))}
        </dl>
        <p>
          {countsScripture
            ? `Without the testimony of Scripture: ${scoreWithoutScripture}%.`
            : "The testimony of Scripture does not enter into this score."}{" "}
          An editorial judgment by a published rule, not a measurement.{" "}
          <Button
            variant="link"
            className="needs-scripts"
            data-reweigh={JSON.stringify(Object.values(toLevels(inputs)))}
            data-reweigh-statement={inputs.statement}
          >
            Weigh it yourself
          </Button>
        </p>
      </div>
    </details>
  );
}

function GradeFactor({ name, inputs }: { name: keyof typeof FACTORS; inputs: EvidenceInputs }) {
  const { level, reason } = inputs.factors[name];
  return (
    <div>
      <dt>{FACTORS[name].label}</dt>
      <dd>
        <b>{level === null ? "Does not apply" : `${level} of 4`}</b> {reason}
      </dd>
    </div>
  );
}

/** The score alone, colored by its level, for places where the inputs open elsewhere. */
export function ScoreBadge({ score, label }: { score: number; label: string }) {
  return (
    <span className={`score score-${scoreColor(score)}`}>
      {label} <b>{score}%</b>
    </span>
  );
}
