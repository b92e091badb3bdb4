"use client";

import { useToday } from "@/components/common/use-today";
import { IntentLink } from "@/components/layout/intent-link";
import { toDayNumber } from "@/lib/calendar-days";

/** A page that the home page leads to for a day. */
export interface Pick {
  href: string;
  title: string;
  text: string;
}

/**
 * One find and one question worth weighing, by turns as the visitor's days go. Their room is kept
 * until the page knows the day.
 */
export function TodayPicks({
  finds,
  questions,
}: {
  finds: readonly Pick[];
  questions: readonly Pick[];
}) {
  const today = useToday();
  const turn = today === null ? null : toDayNumber(today);
  return (
    <section aria-label="One find and one question" className="today-picks">
      <PickCard label="A find" pick={turn === null ? null : finds[turn % finds.length]} />
      <PickCard
        label="A question worth weighing"
        pick={turn === null ? null : questions[turn % questions.length]}
      />
    </section>
  );
}

function PickCard({ label, pick }: { label: string; pick: Pick | null | undefined }) {
  return (
    <div className="today-pick">
      <p className="eyebrow">{label}</p>
      {pick && (
        <>
          <h3>
            <IntentLink href={pick.href}>{pick.title}</IntentLink>
          </h3>
          <p>{pick.text}</p>
        </>
      )}
    </div>
  );
}
