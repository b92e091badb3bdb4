"use client";

import { Button } from "@/components/ui/button";
import { FACTOR_NAMES, FACTORS } from "@/lib/evidence/constants";
import { gradeEvidence, scoreColor, toLevels } from "@/lib/evidence/rules";
import type { EvidenceInputs } from "@/lib/evidence/schema";

/**
 * A score and everything it was made from: the graded statement, each factor's step and reason, the
 * figure without Scripture's testimony, and the ways to other weights and to the reader's own
 * judgment. Closed it shows the score alone; native, so it opens without scripts. Readers who hide
 * grades see the statement and those ways. `label` names it: "Truth score", "Confidence".
 */
export function Grade({ inputs, label }: { inputs: EvidenceInputs; label: string }) {
  const { score, scoreWithoutScripture } = gradeEvidence(inputs);
  const countsScripture = inputs.factors.scripture.level !== null;
  return (
    <details
      className="grade"
      data-graded={JSON.stringify(Object.values(toLevels(inputs)))}
      data-graded-statement={inputs.statement}
    >
      <summary>
        <span className={`score score-${scoreColor(score)}`}>
          {label} <b>{score}%</b>
        </span>
        <span className="grade-veil">{label} hidden: judge first</span>
        <span className="grade-how">How this was graded</span>
      </summary>
      <div className="grade-inputs">
        <p>
          <b>Graded statement.</b> {inputs.statement}
        </p>
        <dl className="grade-shown">
          {FACTOR_NAMES.map((name) => (
            <GradeFactor key={name} name={name} inputs={inputs} />
          ))}
        </dl>
        <p className="grade-shown">
          {countsScripture
            ? `Without the testimony of Scripture: ${scoreWithoutScripture}%.`
            : "The testimony of Scripture doesn’t enter into this score."}{" "}
          An editorial judgment by a published rule, not a measurement.
        </p>
        <p className="grade-actions needs-scripts">
          <Button variant="link" data-grade-action="judge">
            Judge it yourself
          </Button>
          <Button variant="link" data-grade-action="weigh" className="grade-shown">
            Weigh it yourself
          </Button>
          <Button variant="link" data-grade-action="hide" className="grade-shown">
            Hide grades until I have judged
          </Button>
          <Button variant="link" data-grade-action="show" className="grade-veil">
            Show grades
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
