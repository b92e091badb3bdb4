"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { FACTOR_NAMES, FACTORS, type Factor, LEVELS, type Level } from "@/lib/evidence/constants";
import { FACTOR_STEPS } from "@/lib/evidence/factor-steps";
import type { FactorLevels } from "@/lib/evidence/rules";
import { JudgmentComparison } from "./judgment-comparison";
import { type Judgment, keepJudgment, readJudgment } from "./judgments";
import { StatementDialog } from "./statement-dialog";

const SET_ASIDE = "none";

const isWhole = (judgment: Judgment): judgment is FactorLevels =>
  FACTOR_NAMES.every((name) => judgment[name] !== undefined);

/**
 * The reader judges the seven factors of a statement, and only then sees how the site, a believer
 * and a critic come out. `levels` are the site's.
 */
export function JudgeDialog({
  statement,
  levels,
  onClose,
}: {
  statement: string;
  levels: FactorLevels;
  onClose: () => void;
}) {
  const [judgment, setJudgment] = useState(() => readJudgment(statement));
  const [isComparing, setIsComparing] = useState(() => isWhole(judgment));
  const judged = FACTOR_NAMES.filter((name) => judgment[name] !== undefined).length;

  function judge(name: Factor, level: Level | null) {
    const next = { ...judgment, [name]: level };
    setJudgment(next);
    keepJudgment(statement, next);
  }

  return (
    <StatementDialog title="Judge it yourself" statement={statement} onClose={onClose}>
      {isComparing && isWhole(judgment) ? (
        <JudgmentComparison
          statement={statement}
          yours={judgment}
          levels={levels}
          onChange={() => setIsComparing(false)}
        />
      ) : (
        <>
          <p className="mb-4 text-[0.9375rem]">
            How far does each factor speak for this statement, exactly as it is worded? Your
            judgment stays in this browser.
          </p>
          <div className="space-y-4">
            {FACTOR_NAMES.map((name) => (
              <FactorField
                key={name}
                name={name}
                level={judgment[name]}
                onJudge={(level) => judge(name, level)}
              />
            ))}
          </div>
          <p role="status" className="mt-5 text-sm text-muted-foreground">
            {judged} of {FACTOR_NAMES.length} judged
          </p>
          <Button
            className="mt-3"
            disabled={!isWhole(judgment)}
            onClick={() => setIsComparing(true)}
          >
            Compare
          </Button>
        </>
      )}
    </StatementDialog>
  );
}

/** One factor with its steps in words. */
function FactorField({
  name,
  level,
  onJudge,
}: {
  name: Factor;
  level: Level | null | undefined;
  onJudge: (level: Level | null) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {FACTORS[name].label}
      </label>
      <Select
        id={id}
        className="w-full text-sm"
        value={level === undefined ? "" : (level ?? SET_ASIDE)}
        onValueChange={(value) => onJudge(LEVELS.find((one) => String(one) === value) ?? null)}
      >
        <option value="" disabled>
          Choose a step
        </option>
        {FACTOR_STEPS[name].map((step, at) => (
          <option key={step} value={at}>
            {at}: {step}
          </option>
        ))}
        <option value={SET_ASIDE}>Does not apply</option>
      </Select>
    </div>
  );
}
