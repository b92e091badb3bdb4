import { formatShortDate, toLocalDay, toUtcDay } from "@/lib/dates";

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
