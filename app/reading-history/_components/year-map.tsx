"use client";

import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { formatMonthDay, formatShortMonth, WEEKDAYS } from "@/lib/day-words";
import { dayInWords } from "@/lib/reading-sessions/words";
import {
  type DayOfReading,
  dayByKey,
  heatStep,
  monthColumns,
  yearRows,
} from "@/lib/reading-sessions/year";

/** Column of the first week in the style's grid, after that of the weekdays' names. */
const FIRST_WEEK = 2;
/** Weekdays named beside their row: every other one has room. */
const isNamed = (weekday: number) => weekday % 2 === 1;

const dayOf = (event: SyntheticEvent): string | null =>
  event.target instanceof HTMLElement ? (event.target.dataset.day ?? null) : null;

/**
 * The days of a year: a column a week, darker the longer was read. Each square says its day in
 * words; one of them is in the tab order, keys lead from there. `onChoose` gets the day under the
 * pointer or with the focus, null for none.
 */
export function YearMap({
  year,
  last,
  days,
  isBusy,
  onChoose,
}: {
  year: string;
  /** The last day that has been, YYYY-MM-DD. */
  last: string;
  days: ReadonlyMap<string, DayOfReading>;
  isBusy: boolean;
  onChoose: (day: string | null) => void;
}) {
  const [active, setActive] = useState(last);
  const region = useRef<HTMLDivElement>(null);
  // At midnight the map goes on by a day.
  const reachable = active <= last ? active : last;

  // Where the map is wider than the screen, the latest days are looked at first.
  useEffect(() => {
    const element = region.current;
    const cell = element?.querySelector<HTMLElement>(`[data-day="${last}"]`);
    if (element && cell) element.scrollLeft = cell.offsetLeft - element.clientWidth + 40;
  }, [last]);

  function move(event: KeyboardEvent) {
    const day = dayByKey(reachable, event.key, last);
    if (day === null) return;
    event.preventDefault();
    setActive(day);
    region.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }

  return (
    <div
      ref={region}
      className="year-region"
      style={{ "--weeks": yearRows(year)[0]?.length } as CSSProperties}
    >
      <div aria-hidden="true" className="year-months-row">
        {monthColumns(year).map(({ day, column }) => (
          <span key={day} style={{ gridColumnStart: column + FIRST_WEEK }}>
            {formatShortMonth(day)}
          </span>
        ))}
      </div>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys lead through this table from cell to cell
        role="grid"
        aria-label={`Days of reading in ${year}`}
        aria-busy={isBusy}
        className="year-map"
        onKeyDown={move}
        onPointerOver={(event) => onChoose(dayOf(event))}
        onPointerLeave={() => onChoose(null)}
        onFocus={(event) => {
          const day = dayOf(event);
          if (day === null) return;
          setActive(day);
          onChoose(day);
        }}
        onBlur={() => onChoose(null)}
      >
        <tbody>
          <Rows year={year} last={last} days={days} active={reachable} />
        </tbody>
      </table>
    </div>
  );
}

/** Apart, so that a pointer on its way over the map draws nothing anew. */
const Rows = memo(function Rows({
  year,
  last,
  days,
  active,
}: {
  year: string;
  last: string;
  days: ReadonlyMap<string, DayOfReading>;
  active: string;
}) {
  return yearRows(year).map((row, weekday) => (
    <tr key={WEEKDAYS[weekday]}>
      <th scope="row">
        <span className={isNamed(weekday) ? "" : "sr-only"}>{WEEKDAYS[weekday]?.slice(0, 3)}</span>
      </th>
      {row.map((day, week) => {
        if (day === null) return null;
        const read = days.get(day);
        const isAhead = day > last;
        return (
          <td
            key={day}
            tabIndex={day === active ? 0 : -1}
            aria-label={isAhead ? `${formatMonthDay(day)}: still ahead` : dayInWords(day, read)}
            data-day={isAhead ? undefined : day}
            data-step={isAhead ? undefined : heatStep(read?.minutes ?? 0)}
            // The year begins in the midst of a week: the days before leave their places free.
            style={row[week - 1] === null ? { gridColumnStart: week + FIRST_WEEK } : undefined}
          />
        );
      })}
    </tr>
  ));
});
