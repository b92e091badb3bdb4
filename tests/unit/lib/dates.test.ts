import { formatShortDate, toLocalDay, toUtcDay } from "@/lib/dates";
import {
  formatDay,
  formatMonth,
  formatMonthDay,
  formatNamedDay,
  formatShortDay,
  formatShortMonth,
} from "@/lib/day-words";

test("dates are shown as readers in the United States write them", () => {
  expect(formatShortDate(new Date(2026, 10, 5))).toBe("Nov 5, 2026");
  expect(formatShortDate("2026-11-05T12:00:00")).toBe("Nov 5, 2026");
});

test.each([null, undefined, "", "soon"])("%p is no date", (value) => {
  expect(formatShortDate(value)).toBeNull();
});

test("days are written year first", () => {
  expect(toLocalDay(new Date(2026, 0, 3, 23, 59))).toBe("2026-01-03");
  expect(toUtcDay(new Date(Date.UTC(2026, 0, 3, 23, 59)))).toBe("2026-01-03");
});

test("every day of a leap year reads as an American formatter writes it", () => {
  const as = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  const forms = [
    [formatDay, as({ month: "short", day: "numeric", year: "numeric" })],
    [formatNamedDay, as({ weekday: "long", month: "long", day: "numeric" })],
    [formatShortDay, as({ weekday: "short", month: "short", day: "numeric" })],
    [formatMonthDay, as({ month: "long", day: "numeric" })],
    [formatMonth, as({ month: "long", year: "numeric" })],
    [formatShortMonth, as({ month: "short" })],
  ] as const;
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, 1 + day));
    for (const [inWords, format] of forms)
      expect(inWords(toUtcDay(date))).toBe(format.format(date));
  }
  for (const [inWords] of forms) expect(() => inWords("2028-13-01")).toThrow(RangeError);
});
