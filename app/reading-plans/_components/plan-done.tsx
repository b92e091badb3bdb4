"use client";

import { Check } from "lucide-react";
import { openHash } from "@/components/common/item-address";
import { IntentLink } from "@/components/layout/intent-link";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { countOf } from "@/lib/count-words";
import { formatDay } from "@/lib/day-words";
import type { StartedPlanDetail } from "@/lib/reading-plans/client";
import { timeTaken } from "@/lib/reading-plans/plan-days";
import { NOW_HEADING, PLAN_DIALOGS } from "./plan-names";

/** The moment a plan was read to the end, and what may come next. */
export function PlanDone({ plan, onClose }: { plan: StartedPlanDetail; onClose: () => void }) {
  const taken = timeTaken(plan.days);
  return (
    <section aria-labelledby={NOW_HEADING} className="plan-done no-print">
      <Check aria-hidden="true" />
      <p className="eyebrow">Plan complete</p>
      <h3 id={NOW_HEADING} tabIndex={-1}>{`You have read “${plan.title}”`}</h3>
      <p>
        {`${countOf(plan.readingCount, "reading")}, all of them read`}
        {taken &&
          (taken.days === 1
            ? ` on ${formatDay(taken.first)}.`
            : `, from ${formatDay(taken.first)} to ${formatDay(taken.last)}: ${countOf(taken.days, "day")}, on ${taken.daysRead} of which you read.`)}
        {!taken && "."}
      </p>
      <p>
        Well done. A verse to take with you: <ReferenceLink reference="Colossians 3:16" />
      </p>
      <div>
        <Button onClick={onClose}>Choose another plan</Button>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => openHash(PLAN_DIALOGS.restart)}
        >
          Read it again
        </Button>
        <IntentLink href="/reading-history" className={buttonVariants({ variant: "outline" })}>
          See your reading history
        </IntentLink>
      </div>
    </section>
  );
}
