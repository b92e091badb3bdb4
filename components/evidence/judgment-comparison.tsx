"use client";

import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { FACTOR_NAMES, FACTORS, type Level } from "@/lib/evidence/constants";
import {
  DEFAULT_WEIGHTS,
  type FactorLevels,
  PERSPECTIVES,
  scoreColor,
  scoreEvidence,
} from "@/lib/evidence/rules";
import { type ComparedScore, shareComparison } from "./comparison-picture";
import { useWeights } from "./use-weights";
import "./judgment-comparison.css";

/** The reader's score beside those of the site, of a believer and of a critic. */
export function JudgmentComparison({
  statement,
  yours,
  levels,
  onChange,
}: {
  statement: string;
  yours: FactorLevels;
  levels: FactorLevels;
  onChange: () => void;
}) {
  const weights = useWeights();
  const scores: readonly ComparedScore[] = [
    { who: "You", score: scoreEvidence(yours, weights) },
    { who: "This site", score: scoreEvidence(levels, DEFAULT_WEIGHTS) },
    { who: "Believers", score: scoreEvidence(levels, PERSPECTIVES.believers) },
    { who: "Critics", score: scoreEvidence(levels, PERSPECTIVES.critics) },
  ];

  async function share() {
    const isShared = await shareComparison(statement, scores).catch(() => false);
    if (!isShared)
      toast({ title: "The picture couldn’t be made", description: "Try another browser." });
  }

  return (
    <>
      <div role="status">
        <dl className="judged-scores">
          {scores.map(({ who, score }) => (
            <div key={who} className={`score-${scoreColor(score)}`}>
              <dt>{who}</dt>
              <dd>
                <span className="judged-bar" aria-hidden="true">
                  <span style={{ width: `${score}%` }} />
                </span>
                <b>{score}%</b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-4 text-sm text-muted-foreground">
        {weights === DEFAULT_WEIGHTS ? "You judged by our weights." : "You judged by your weights."}{" "}
        {levels.scripture === null
          ? "Scripture doesn’t speak of this, so believers and critics come out alike here."
          : "Believers: this site’s steps, with Scripture at the full weight of 5. Critics: the same steps without Scripture."}
      </p>
      <table className="judged-steps">
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">You</th>
            <th scope="col">This site</th>
          </tr>
        </thead>
        <tbody>
          {FACTOR_NAMES.map((name) => (
            <tr key={name} data-differs={yours[name] !== levels[name] || undefined}>
              <th scope="row">{FACTORS[name].label}</th>
              <td>{step(yours[name])}</td>
              <td>{step(levels[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => void share()}>Share picture</Button>
        <Button variant="outline" onClick={onChange}>
          Change my judgment
        </Button>
      </div>
      <p className="mt-3 text-xs text-muted-foreground">
        The picture is drawn in this browser. Nothing is sent until you share it.
      </p>
    </>
  );
}

const step = (level: Level | null) => (level === null ? "–" : String(level));
