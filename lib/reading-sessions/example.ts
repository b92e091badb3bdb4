// What the history shows while nothing was read yet. Browsers fetch it only then, so that visitors
// with a history do not pay for it.
import type { Summary } from "./contract";
import { countCategories, dayStreak, daysThisYear, graceStreak, sumMinutes } from "./figures";
import { type SampleSession, sampleSessions } from "./sample";
import type { DayOfReading } from "./year";

/** The example's sessions with their figures. */
export interface ExampleHistory {
  sessions: SampleSession[];
  summary: Summary;
}

/**
 * The example as it would be on a visitor's day, with one year (YYYY) day by day; its figures
 * follow the rules of a real history.
 */
export function exampleHistory(today: string, year: string = today.slice(0, 4)): ExampleHistory {
  const sessions = sampleSessions(today);
  const dates = sessions.map(({ date }) => date);
  return {
    sessions,
    summary: {
      sessions: sessions.length,
      minutes: sumMinutes(sessions),
      dayStreak: dayStreak(dates, today),
      categories: countCategories(sessions),
      grace: graceStreak(dates, today),
      daysThisYear: daysThisYear(dates, today),
      year: { year, days: daysOf(sessions).filter(({ date }) => date.startsWith(year)) },
      last: null,
    },
  };
}

/** Sessions and minutes of every day, oldest first. */
function daysOf(sessions: readonly SampleSession[]): DayOfReading[] {
  const dates = [...new Set(sessions.map(({ date }) => date))].sort();
  return dates.map((date) => {
    const ofDay = sessions.filter((session) => session.date === date);
    return { date, sessions: ofDay.length, minutes: sumMinutes(ofDay) };
  });
}
