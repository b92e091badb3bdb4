import fc from "fast-check";
import ICAL from "ical.js";
import { planCalendar, reminderCalendar } from "@/lib/reading-plans/calendar-file";

const day = (date: string, references: string[]) => ({
  date,
  planDays: [1],
  title: "Beginnings; and, commas",
  readings: references.map((reference, reading) => ({
    reading,
    reference,
    words: 400,
    minutes: 2,
    done: false,
    doneOn: null,
  })),
  words: 400 * references.length,
  minutes: 2 * references.length,
});
const plan = {
  id: "0198c0de-0000-7000-8000-000000000000",
  title: "Psalms & Proverbs Monthly",
  version: 3,
  updatedAt: new Date("2026-03-01T10:20:30.400Z"),
  days: [day("2026-03-28", ["Psalm 1", "Proverbs 1"]), day("2026-03-29", ["Psalm 2"])],
  url: "https://example.org/reading-plans?plan=x",
};
const reminder = {
  key: "abc",
  time: "07:30",
  weekdays: [1, 3],
  timeZone: "Europe/Berlin",
  updatedAt: plan.updatedAt,
  today: "2026-03-28",
  url: plan.url,
};
const octets = (line: string) => Buffer.byteLength(line);
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");

/** What RFC 5545 asks of every line. */
function expectWellFormed(text: string) {
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(octets(line)).toBeLessThanOrEqual(75);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:/);
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
}

test("a plan is whole days in the calendar, each with an id of its own that its readings do not change", () => {
  const text = planCalendar(plan);
  expectWellFormed(text);
  expect(text).toContain("DTSTART;VALUE=DATE:20260328\r\n");
  expect(text).toContain("DTSTAMP:20260301T102030Z\r\n");
  expect(text).toContain("SUMMARY:Psalm 1\\; Proverbs 1\r\n");
  expect(text).toContain("SEQUENCE:3\r\n");
  expect(text).not.toContain("VALARM");
  const uids = eventsOf(text).map((event) => event.getFirstPropertyValue("uid"));
  expect(uids).toEqual([
    `${plan.id}-2026-03-28@truth-uncovered`,
    `${plan.id}-2026-03-29@truth-uncovered`,
  ]);
  const changed = planCalendar({ ...plan, version: 4, days: [day("2026-03-29", ["Psalm 7"])] });
  expect(eventsOf(changed)[0]?.getFirstPropertyValue("uid")).toBe(uids[1]);
});

test("a day rings at the time asked for, counted from its beginning", () => {
  const text = planCalendar({ ...plan, time: "07:30" });
  expect(text.match(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:PT7H30M\r\n/g)).toHaveLength(2);
});

test("whatever a title holds is escaped, folded at 75 octets and read back to the letter", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 200 }), (raw) => {
      // Titles have one line and no control characters (lib/http/body-fields).
      const title = raw.replace(/\p{C}/gu, "x");
      const text = planCalendar({ ...plan, title });
      expectWellFormed(text);
      const calendar = new ICAL.Component(ICAL.parse(text));
      expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(title);
      const [first] = calendar.getAllSubcomponents("vevent");
      expect(first?.getFirstPropertyValue("description")).toBe(
        `${title}\nBeginnings; and, commas\nPsalm 1 (2 min)\nProverbs 1 (2 min)`,
      );
    }),
  );
});

test("reminders stand at the visitor's own time, on the days of the week chosen, and ring", () => {
  const days = ["2026-03-28", "2026-03-30", "2026-04-01"].map((date) => ({
    date,
    plans: [{ title: plan.title, day: day(date, ["Psalm 1"]) }],
  }));
  const text = reminderCalendar({ ...reminder, days });
  expectWellFormed(text);
  // Saturday is not among them; the clocks change on the 29th, and 07:30 stays 07:30.
  expect(text.match(/DTSTART:.*/g)).toEqual(["DTSTART:20260330T073000", "DTSTART:20260401T073000"]);
  expect(text).toContain("X-WR-TIMEZONE:Europe/Berlin\r\n");
  expect(text).toContain("TRIGGER:PT0S\r\n");
  expect(text).toContain("DURATION:PT15M\r\n");
  expect(text).not.toContain("RRULE");
});

test("without a plan there is one reminder that comes back every week", () => {
  const text = reminderCalendar({ ...reminder, days: null });
  expectWellFormed(text);
  const events = eventsOf(text);
  expect(events).toHaveLength(1);
  // The first of the chosen days: Monday the 30th.
  expect(text).toContain("DTSTART:20260330T073000\r\n");
  expect(text).toContain("RRULE:FREQ=WEEKLY;BYDAY=MO,WE\r\n");
  const next = new ICAL.Event(events[0]).iterator();
  const times = Array.from({ length: 3 }, () => next.next().toString());
  expect(times).toEqual(["2026-03-30T07:30:00", "2026-04-01T07:30:00", "2026-04-06T07:30:00"]);
});
