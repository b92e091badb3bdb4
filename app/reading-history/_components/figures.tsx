"use client";

import { inFigures } from "@/lib/count-words";
import type { Summary } from "@/lib/reading-sessions/client";
import { graceWords } from "@/lib/reading-sessions/words";
import { useHistory } from "./use-history";

const FIGURES = {
  sessions: ({ sessions }: Summary) => sessions,
  minutes: ({ minutes }: Summary) => minutes,
  dayStreak: ({ dayStreak }: Summary) => dayStreak,
  categories: ({ categories }: Summary) => categories.length,
  daysThisYear: ({ daysThisYear }: Summary) => daysThisYear,
};

/** One figure of the history, in its place among words that stand in the page. */
export function Figure({ name }: { name: keyof typeof FIGURES }) {
  const { summary, error } = useHistory();
  if (summary) return inFigures(FIGURES[name](summary));
  if (!error) return <span aria-hidden="true" className="figure-skeleton animate-pulse" />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not known</span>
    </>
  );
}

/** The second line of the streak. */
export function GraceLine() {
  const { summary } = useHistory();
  return summary ? graceWords(summary) : " ";
}
