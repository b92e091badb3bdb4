"use client";

import { lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { FACTOR_NAMES, type Level } from "@/lib/evidence/constants";
import type { FactorLevels } from "@/lib/evidence/rules";
import { whenConnected } from "@/lib/site/when-connected";
import { chooseGrades, followGradesChoice } from "./grades-choice";

const ReweighDialog = lazy(() =>
  whenConnected(() => import("./reweigh-dialog")).then((module) => ({
    default: module.ReweighDialog,
  })),
);
const JudgeDialog = lazy(() =>
  whenConnected(() => import("./judge-dialog")).then((module) => ({
    default: module.JudgeDialog,
  })),
);

/** A statement with the levels that the site gives it. */
interface Graded {
  statement: string;
  levels: FactorLevels;
}

/** What the Grade around an element grades. */
function readGraded(element: Element): Graded | null {
  const { graded, gradedStatement } = element.closest<HTMLElement>("[data-graded]")?.dataset ?? {};
  if (!graded || !gradedStatement) return null;
  const given: (Level | null)[] = JSON.parse(graded);
  return {
    statement: gradedStatement,
    levels: Object.fromEntries(
      FACTOR_NAMES.map((name, index) => [name, given[index] ?? null]),
    ) as FactorLevels,
  };
}

/**
 * Does what any Grade of the page asks for: opens the weights or the reader's own judgment, hides
 * and shows the grades. One per page.
 */
export function ReweighHost() {
  const [opened, setOpened] = useState<{ action: string; graded: Graded } | null>(null);

  // A page reached by a link has not run the boot script.
  useLayoutEffect(followGradesChoice, []);

  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLElement>("[data-grade-action]");
      const action = button?.dataset.gradeAction;
      if (!button || !action) return;
      if (action === "hide" || action === "show") {
        chooseGrades(action === "hide");
        // The button pressed is gone; its place keeps the focus.
        button.closest<HTMLElement>(".grade")?.querySelector("summary")?.focus();
        return;
      }
      const graded = readGraded(button);
      if (graded) setOpened({ action, graded });
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  if (!opened) return null;
  const close = () => setOpened(null);
  return (
    <Suspense fallback={null}>
      {opened.action === "judge" ? (
        <JudgeDialog {...opened.graded} onClose={close} />
      ) : (
        <ReweighDialog {...opened.graded} onClose={close} />
      )}
    </Suspense>
  );
}
