import "server-only";
// Calendar files (RFC 5545) of plans and reminders. ical.js escapes and folds; days and times are
// written as the visitor's own, without a zone.
import ICAL from "ical.js";
import { fromDayNumber, toDayNumber, weekdayOf } from "@/lib/calendar-days";
import type { StartedDay } from "./contract";

// A line has 75 octets at most; ical.js counts the blank that begins a continued line beside them.
ICAL.foldLength = 74;

const PRODUCT = "-//Truth Uncovered//Reading plans//EN";
/** Ends the ids of events, so that no other calendar's can be the same. */
const ID_DOMAIN = "truth-uncovered";
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
/** How long a reminder stands in the calendar. */
const REMINDER_MINUTES = 15;

/** HH:MM as hours and minutes. */
function clockOf(time: string): { hour: number; minute: number } {
  return { hour: Number(time.slice(0, 2)), minute: Number(time.slice(3, 5)) };
}

/** A day, or with `time` (HH:MM) a moment of it: wherever the visitor then is. */
function timeOf(date: string, time?: string): ICAL.Time {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const clock = time === undefined ? { isDate: true } : { ...clockOf(time), second: 0 };
  return ICAL.Time.fromData({ year, month, day, ...clock });
}

interface EventWords {
  uid: string;
  /** Raised with every change, so that calendars take the newer one. */
  sequence: number;
  stamp: Date;
  start: ICAL.Time;
  summary: string;
  description: string;
  url: string;
}

function toEvent({ uid, sequence, stamp, start, summary, description, url }: EventWords) {
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", `${uid}@${ID_DOMAIN}`);
  event.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(stamp, true));
  event.addPropertyWithValue("dtstart", start);
  event.addPropertyWithValue("sequence", sequence);
  event.addPropertyWithValue("summary", summary);
  event.addPropertyWithValue("description", description);
  event.addPropertyWithValue("url", url);
  // Reading takes no place in a free/busy calendar.
  event.addPropertyWithValue("transp", "TRANSPARENT");
  return event;
}

/** Rings `minutes` after the event begins. */
function toAlarm(minutes: number, words: string) {
  const alarm = new ICAL.Component("valarm");
  alarm.addPropertyWithValue("action", "DISPLAY");
  alarm.addPropertyWithValue("trigger", ICAL.Duration.fromSeconds(minutes * 60));
  alarm.addPropertyWithValue("description", words);
  return alarm;
}

function toCalendar(name: string): ICAL.Component {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", PRODUCT);
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addPropertyWithValue("method", "PUBLISH");
  calendar.addPropertyWithValue("x-wr-calname", name);
  return calendar;
}

function toText(calendar: ICAL.Component): string {
  return `${calendar.toString()}\r\n`;
}

function describeDay({ title, readings }: StartedDay): string {
  const lines = readings.map(({ reference, minutes }) => `${reference} (${minutes} min)`);
  return [...(title ? [title] : []), ...lines].join("\n");
}

interface PlanFile {
  /** Id of the started plan. */
  id: string;
  title: string;
  version: number;
  updatedAt: Date;
  days: readonly StartedDay[];
  /** Address of the plan's page. */
  url: string;
  /** HH:MM at which each day rings; none when left out. */
  time?: string | undefined;
}

/**
 * A started plan as a calendar of whole days. A day keeps its id when its readings change, so that
 * a newer file replaces an older one's.
 */
export function planCalendar({ id, title, version, updatedAt, days, url, time }: PlanFile): string {
  const calendar = toCalendar(title);
  for (const day of days) {
    const references = day.readings.map(({ reference }) => reference).join("; ");
    const event = toEvent({
      uid: `${id}-${day.date}`,
      sequence: version,
      stamp: updatedAt,
      start: timeOf(day.date),
      summary: references,
      description: `${title}\n${describeDay(day)}`,
      url,
    });
    if (time !== undefined) {
      const { hour, minute } = clockOf(time);
      event.addSubcomponent(toAlarm(hour * 60 + minute, references));
    }
    calendar.addSubcomponent(event);
  }
  return toText(calendar);
}

interface ReminderFile {
  /** What makes the ids of its events; says nothing of the feed's address. */
  key: string;
  time: string;
  weekdays: readonly number[];
  timeZone: string | null;
  updatedAt: Date;
  /** The days on which something is due, from today on; null when no plan is being read. */
  days: readonly { date: string; plans: readonly { title: string; day: StartedDay }[] }[] | null;
  /** The visitor's day. */
  today: string;
  url: string;
}

/**
 * Reminders as a calendar to subscribe to: on each day what is due, or week by week a plain one
 * while no plan is being read. The times are local wherever the visitor is; calendars that want a
 * zone for them find it in X-WR-TIMEZONE.
 */
export function reminderCalendar(file: ReminderFile): string {
  const calendar = toCalendar("Bible reading");
  calendar.addPropertyWithValue("x-published-ttl", "PT6H");
  if (file.timeZone) calendar.addPropertyWithValue("x-wr-timezone", file.timeZone);
  const ring = (event: ICAL.Component, words: string) => {
    event.addPropertyWithValue("duration", ICAL.Duration.fromSeconds(REMINDER_MINUTES * 60));
    event.addSubcomponent(toAlarm(0, words));
    calendar.addSubcomponent(event);
  };
  const common = { sequence: 0, stamp: file.updatedAt, url: file.url };
  if (file.days === null) {
    let first = toDayNumber(file.today);
    while (!file.weekdays.includes(weekdayOf(first))) first += 1;
    const summary = "Time to read the Bible";
    const event = toEvent({
      ...common,
      uid: `${file.key}-weekly`,
      start: timeOf(fromDayNumber(first), file.time),
      summary,
      description: "A quiet moment with the text. A plan says what to read next.",
    });
    const byday = file.weekdays.map((weekday) => WEEKDAYS[weekday] ?? "SU");
    event.addPropertyWithValue("rrule", ICAL.Recur.fromData({ freq: "WEEKLY", byday }));
    ring(event, summary);
    return toText(calendar);
  }
  for (const { date, plans } of file.days) {
    if (!file.weekdays.includes(weekdayOf(toDayNumber(date)))) continue;
    const references = plans
      .flatMap(({ day }) => day.readings.map(({ reference }) => reference))
      .join("; ");
    const event = toEvent({
      ...common,
      uid: `${file.key}-${date}`,
      start: timeOf(date, file.time),
      summary: `Bible reading: ${references}`,
      description: plans.map(({ title, day }) => `${title}\n${describeDay(day)}`).join("\n\n"),
    });
    ring(event, references);
  }
  return toText(calendar);
}
