"use client";

import { formatMinutes } from "@/components/reading/reading-days";
import { formatDay } from "@/lib/day-words";

interface ScheduledDay {
  day: number;
  date: string | null;
  title?: string | null | undefined;
  readings: readonly { reference: string }[];
  minutes: number;
}

/** A schedule day by day, in a box of its own that scrolls. */
export function ScheduleDays({ label, days }: { label: string; days: readonly ScheduledDay[] }) {
  return (
    // Without a control inside, only the focus lets the keyboard scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={label} tabIndex={0} className="schedule-days">
      <ol>
        {days.map(({ day, date, title, readings, minutes }) => (
          <li key={day}>
            <p>
              <b>Day {day}</b>
              {date && <time dateTime={date}>{formatDay(date)}</time>}
            </p>
            <p>
              {title && <i>{title}</i>}
              {readings.map(({ reference }) => reference).join(", ")}
            </p>
            <p>{formatMinutes(minutes)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
