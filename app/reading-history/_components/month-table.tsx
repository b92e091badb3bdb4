import { useState } from "react";
import { inFigures } from "@/lib/count-words";
import { formatMonth } from "@/lib/day-words";
import { type DayOfReading, monthSums } from "@/lib/reading-sessions/year";

/** The year month by month, for who would rather read figures than squares. */
export function MonthTable({ days }: { days: readonly DayOfReading[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (days.length === 0) return <p className="year-months" />;
  return (
    <details
      className="year-months"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Month by month</summary>
      {isOpen && (
        <div className="words-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Days</th>
                <th scope="col">Sessions</th>
                <th scope="col">Minutes</th>
              </tr>
            </thead>
            <tbody>
              {monthSums(days).map(({ month, ...sums }) => (
                <tr key={month}>
                  <td>{formatMonth(month)}</td>
                  <td data-label="Days">{sums.days}</td>
                  <td data-label="Sessions">{sums.sessions}</td>
                  <td data-label="Minutes">{inFigures(sums.minutes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
