"use client";

import { nextInDay } from "@/lib/reading-plans/plan-days";
import { MarkButton, type PlanBarProps, PlanReadingLink } from "./plan-bar-parts";
import { DayDone } from "./plan-bar-top";

/** Below the chapter: the passage can be marked as read, and then it leads on. */
export function PlanBarEnd({
  plan,
  isConfirmed,
  day,
  current,
  onOpen,
  onTick,
  planLink,
  goesOn,
}: PlanBarProps & {
  /** The passage does not end with this chapter. */
  goesOn: boolean;
}) {
  const next = nextInDay(day, current.reading);
  return (
    <section aria-label="After the reading" className="plan-bar no-print" data-place="end">
      <MarkButton
        current={current}
        onTick={onTick}
        isQuiet={goesOn}
        label={
          goesOn
            ? `Mark ${current.reference} as read`
            : `Finished? Mark ${current.reference} as read`
        }
      />
      <p>
        {current.done && next && (
          <PlanReadingLink plan={plan} reading={next} onOpen={onOpen} className="link">
            {`Next: ${next.reference} (${next.minutes} min)`}
          </PlanReadingLink>
        )}
        {current.done && !next && <DayDone plan={plan} isConfirmed={isConfirmed} />}
        {!current.done && goesOn && `${current.reference} continues in the next chapter.`}
        {!current.done && !goesOn && <>A reading of {planLink}</>}
      </p>
    </section>
  );
}
