"use client";

import type { RefObject } from "react";
import { LevelBadge, type LevelColor } from "@/components/common/level-badge";
import { Progress } from "@/components/ui/progress";
import { countOf, inFigures } from "@/lib/count-words";
import { formatDay } from "@/lib/day-words";
import type { StartedPlanDetail } from "@/lib/reading-plans/client";
import { planPosition } from "@/lib/reading-plans/plan-days";

const STATUS: Record<StartedPlanDetail["status"], [string, LevelColor]> = {
  upcoming: ["Not started yet", "neutral"],
  active: ["In progress", "blue"],
  done: ["Finished", "green"],
  stopped: ["Stopped", "neutral"],
};

/**
 * The plan's title, where the visitor is in it, how much is read, and when it ends as things stand.
 */
export function PlanHead({
  plan,
  today,
  heading,
}: {
  plan: StartedPlanDetail;
  today: string;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { title, days, progress, status, start, endsOn, doneCount, readingCount } = plan;
  const [word, color] = STATUS[status];
  const isOver = status === "stopped" || endsOn < today;
  const ends = status === "done" ? "Finished" : isOver ? "Was to end" : "Ends";
  return (
    <header className="open-plan-head">
      <p className="open-plan-place">
        <LevelBadge color={color}>{word}</LevelBadge>
        {planPosition(plan, days)}
      </p>
      <h2 id="plan-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Progress
        value={progress}
        aria-label={`Progress of ${title}`}
        className="open-plan-progress"
      />
      <p className="open-plan-facts">
        <b>{`${progress}% read`}</b>
        <span>{`${inFigures(doneCount)} of ${countOf(readingCount, "reading")}`}</span>
        <span>
          {status !== "done" && start > today ? "Starts" : "Started"}{" "}
          <time dateTime={start}>{formatDay(start)}</time>
        </span>
        <span>
          {ends} <time dateTime={endsOn}>{formatDay(endsOn)}</time>
        </span>
      </p>
    </header>
  );
}
