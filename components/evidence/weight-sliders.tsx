"use client";

import { useId } from "react";
import { Slider } from "@/components/ui/slider";
import { FACTOR_NAMES, FACTORS, MAX_WEIGHT } from "@/lib/evidence/constants";
import type { FactorLevels, Weights } from "@/lib/evidence/rules";
import { storeWeights } from "./use-weights";

/**
 * One slider for each factor's weight. With `levels` each also says how far it speaks for the
 * statement.
 */
export function WeightSliders({ weights, levels }: { weights: Weights; levels?: FactorLevels }) {
  const id = useId();
  return (
    <div className="space-y-3">
      {FACTOR_NAMES.map((name) => {
        const level = levels?.[name];
        return (
          <div key={name}>
            <label
              htmlFor={`${id}-${name}`}
              className="flex items-baseline justify-between gap-3 text-sm"
            >
              <span className="font-medium">{FACTORS[name].label}</span>
              <span className="text-muted-foreground tabular-nums">
                {levels && (level === null ? "does not apply · " : `${level} of 4 · `)}weight{" "}
                {weights[name]}
              </span>
            </label>
            <Slider
              id={`${id}-${name}`}
              min={0}
              max={MAX_WEIGHT}
              step={1}
              value={[weights[name]]}
              disabled={level === null}
              onValueChange={([weight]) => storeWeights({ ...weights, [name]: weight })}
            />
          </div>
        );
      })}
    </div>
  );
}
