import fc from "fast-check";
import { addDays, fromDayNumber, isCalendarDay, toDayNumber, weekdayOf } from "@/lib/calendar-days";
import { exampleHistory } from "@/lib/reading-sessions/example";
import { dayStreak, sumMinutes } from "@/lib/reading-sessions/figures";
import { summaryResponse } from "@/lib/reading-sessions/schema";
import { dayInWords, graceWords, sessionDay } from "@/lib/reading-sessions/words";
import {
  dayByKey,
  heatStep,
  monthColumns,
  monthSums,
  sumDays,
  yearRows,
} from "@/lib/reading-sessions/year";

const aYear = fc.integer({ min: 2000, max: 2199 }).map(String);
const aDay = fc
  .integer({ min: toDayNumber("2000-01-01"), max: toDayNumber("2199-12-31") })
  .map(fromDayNumber);

describe("the example with its figures", () => {
  test("is a history like any other", () => {
    fc.assert(
      fc.property(aDay, (today) => {
        const { sessions, summary } = exampleHistory(today);
        expect(summaryResponse.parse(summary)).toEqual(summary);
        expect(summary.sessions).toBe(sessions.length);
        expect(summary.minutes).toBe(sumMinutes(sessions));
        const dates = sessions.map(({ date }) => date);
        expect(summary.dayStreak).toBe(dayStreak(dates, today));
        expect(summary.daysThisYear).toBe(summary.year.days.length);
      }),
    );
  });

  test("in the first days of a year lies partly in the year before", () => {
    const today = "2027-01-03";
    const [old, current] = [exampleHistory(today, "2026"), exampleHistory(today, "2027")];
    expect(current.summary.year.days.map(({ date }) => date)).toEqual([
      "2027-01-01",
      "2027-01-02",
      "2027-01-03",
    ]);
    expect(old.summary.year.days.map(({ date }) => date)).toEqual([
      "2026-12-27",
      "2026-12-29",
      "2026-12-30",
    ]);
  });
});

describe("the map of a year", () => {
  test("has every day once, in its weekday's row and after the day before", () => {
    fc.assert(
      fc.property(aYear, (year) => {
        const rows = yearRows(year);
        const byWeek = (rows[0] ?? []).flatMap((_day, week) => rows.map((row) => row[week]));
        const days = byWeek.flatMap((day) => day ?? []);
        const first = toDayNumber(`${year}-01-01`);
        expect(days).toEqual(days.map((_day, index) => fromDayNumber(first + index)));
        expect(days.at(-1)).toBe(`${year}-12-31`);
        for (const [weekday, row] of rows.entries()) {
          for (const day of row) if (day) expect(weekdayOf(toDayNumber(day))).toBe(weekday);
        }
        for (const { day, column } of monthColumns(year)) {
          expect(rows.some((row) => row[column] === day)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test("grows darker with the minutes", () => {
    expect([0, 1, 9, 10, 19, 20, 39, 40, 500].map(heatStep)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test("keys lead by days, weeks and months, and never out of it", () => {
    expect(dayByKey("2026-03-31", "ArrowDown", "2026-11-21")).toBe("2026-04-01");
    expect(dayByKey("2026-03-31", "ArrowUp", "2026-11-21")).toBe("2026-03-30");
    expect(dayByKey("2026-03-31", "ArrowLeft", "2026-11-21")).toBe("2026-03-24");
    expect(dayByKey("2026-03-31", "PageUp", "2026-11-21")).toBe("2026-02-28");
    expect(dayByKey("2026-03-31", "PageDown", "2026-11-21")).toBe("2026-04-30");
    expect(dayByKey("2026-03-31", "Home", "2026-11-21")).toBe("2026-01-01");
    expect(dayByKey("2026-03-31", "End", "2026-11-21")).toBe("2026-11-21");
    expect(dayByKey("2026-03-31", "Enter", "2026-11-21")).toBeNull();
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home"];
    fc.assert(
      fc.property(aDay, fc.constantFrom(...keys), fc.nat(400), (last, key, back) => {
        const first = `${last.slice(0, 4)}-01-01`;
        const from = [addDays(last, -back), first].sort().at(-1) ?? last;
        const to = dayByKey(from, key, last);
        if (to === null) return;
        expect(isCalendarDay(to) && to >= first && to <= last).toBe(true);
      }),
    );
  });

  test("adds up by months", () => {
    const days = [
      { date: "2026-03-03", sessions: 2, minutes: 24 },
      { date: "2026-03-09", sessions: 1, minutes: 1 },
      { date: "2026-11-20", sessions: 1, minutes: 5 },
    ];
    expect(monthSums(days)).toEqual([
      { month: "2026-03-01", days: 2, sessions: 3, minutes: 25 },
      { month: "2026-11-01", days: 1, sessions: 1, minutes: 5 },
    ]);
    expect(sumDays(days)).toEqual({ sessions: 4, minutes: 30 });
  });
});

describe("words", () => {
  test("a session's day is told from today, across the year's end as well", () => {
    expect(sessionDay("2027-01-01", "2027-01-01")).toBe("Today");
    expect(sessionDay("2026-12-31", "2027-01-01")).toBe("Yesterday");
    expect(sessionDay("2026-12-30", "2027-01-01")).toBe("Dec 30, 2026");
    expect(sessionDay("2027-01-02", "2027-01-01")).toBe("Jan 2, 2027");
    expect(sessionDay("once", "2027-01-01")).toBe("once");
  });

  test("a day of the map says what was read", () => {
    expect(dayInWords("2026-03-03", { sessions: 2, minutes: 24 })).toBe(
      "March 3: 2 sessions, 24 minutes",
    );
    expect(dayInWords("2026-03-04", { sessions: 1, minutes: 1 })).toBe(
      "March 4: 1 session, 1 minute",
    );
    expect(dayInWords("2026-03-05", undefined)).toBe("March 5: no reading");
  });

  test("the streak's second line is kind in every case", () => {
    const line = (streak: number, days: number, graceDays: number) =>
      graceWords({ dayStreak: streak, grace: days > 0 ? { days, graceDays } : null });
    expect(line(3, 6, 1)).toBe("6 days with 1 day of grace");
    expect(line(0, 12, 2)).toBe("12 days with 2 days of grace");
    expect(line(4, 4, 0)).toBe("in a row, up to today");
    expect(line(1, 1, 0)).toBe("begun today");
    expect(line(0, 5, 0)).toBe("5 days, and today is still open");
    expect(line(0, 0, 0)).toBe("one chapter starts it");
  });
});
