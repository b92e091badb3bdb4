// What the home page knows of the running plans before its first paint and without asking: how many
// lines their readings take on each of the next days.
import { toDayNumber } from "@/lib/calendar-days";
import type { StartedPlan } from "./contract";

/**
 * In local storage, a line for each plan: its id, a day (since 1970-01-01) and the lines it takes
 * on that day and on each one after it. Empty: the plans were asked for, and none is running.
 */
const NOTED_KEY = "truth-uncovered-plans";
/** Readings of a plan that the home page shows at most; where there are more, a link is the last. */
export const MAX_LINES = 6;

/**
 * Source of constant inline statements that mark what is noted for the visitor's day: the root gets
 * `data-plans`, and the number of plans and of lines that are to be reserved.
 */
export const READINGS_BOOT_SOURCE =
  "try{var d=new Date(),t=Date.UTC(d.getFullYear(),d.getMonth(),d.getDate())/864e5,a=0,b=0," +
  `r=document.documentElement;(localStorage['${NOTED_KEY}']||'').split('\\n').forEach(function(x){` +
  "x=x.split(' ');var c=(x[2]||'').split(','),n=+c[Math.min(Math.max(t-x[1],0),c.length-1)];" +
  "if(n){a++;b+=n}});if(a){r.dataset.plans='';r.style.setProperty('--plans',a);" +
  "r.style.setProperty('--plan-lines',b)}}catch(e){}";

/** The same once the page runs, for a page that was come to from another one. */
export function reserveReadings(today: string): void {
  const noted = readNoted();
  if (noted) reserve(noted, today);
}

/** `today` is the visitor's, as are all days here. */
function reserve(noted: ReadonlyMap<string, string>, today: string): void {
  const now = toDayNumber(today);
  const lines = [...noted.values()].flatMap((note) => {
    const [day, counts = ""] = note.split(" ");
    const each = counts.split(",").map(Number);
    return each[Math.min(Math.max(now - Number(day), 0), each.length - 1)] || [];
  });
  const { dataset, style } = document.documentElement;
  if (lines.length === 0) {
    delete dataset.plans;
    return;
  }
  dataset.plans = "";
  style.setProperty("--plans", String(lines.length));
  style.setProperty("--plan-lines", String(lines.reduce((sum, count) => sum + count)));
}

/** True for a plan that is to be read on a day, or was read to its end on it. */
export const isOfToday = ({ status, endsOn }: StartedPlan, today: string): boolean =>
  status === "active" || (status === "done" && endsOn === today);

/** Lines that a number of readings takes; a day without any says what comes next. */
const linesOf = (readings: number): number => Math.min(Math.max(readings, 1), MAX_LINES);

/** The lines of a plan from `today` on, one number a day; null when it takes none. */
function toNote(plan: StartedPlan, today: string): string | null {
  if (plan.status === "stopped") return null;
  if (plan.status === "done" && plan.endsOn !== today) return null;
  const first = toDayNumber(today);
  const start = plan.status === "upcoming" ? toDayNumber(plan.start) - first : 0;
  const counts = plan.dueCounts.map((due, at) => {
    if (plan.status === "done") return at === 0 ? linesOf(due) : 0;
    return at < start ? 0 : linesOf(due);
  });
  return counts.length > 0 ? `${first} ${counts.join(",")}` : null;
}

/** What is noted; null where the plans were never asked for, or nothing can be stored. */
function readNoted(): Map<string, string> | null {
  try {
    const stored = window.localStorage.getItem(NOTED_KEY);
    if (stored === null) return null;
    return new Map(
      stored.split("\n").flatMap((line): [string, string][] => {
        const [id = "", ...note] = line.split(" ");
        return id ? [[id, note.join(" ")]] : [];
      }),
    );
  } catch {
    return null;
  }
}

/** True where a plan is running, or may be and was never asked for. */
export function mayHaveReadings(hasWorkspace: boolean): boolean {
  const noted = readNoted();
  return noted ? noted.size > 0 : hasWorkspace;
}

/**
 * Notes plans as they stand today: with `areAll` no other is running. Of a single one it notes
 * nothing before all were asked for.
 */
export function noteReadings(plans: readonly StartedPlan[], today: string, areAll: boolean): void {
  const noted = areAll ? new Map<string, string>() : readNoted();
  if (!noted) return;
  for (const plan of plans) {
    const note = toNote(plan, today);
    if (note) noted.set(plan.id, note);
    else noted.delete(plan.id);
  }
  write(noted, today);
}

/** Notes that a plan is no more. */
export function forgetReadings(id: string, today: string): void {
  const noted = readNoted();
  if (noted?.delete(id)) write(noted, today);
}

function write(noted: ReadonlyMap<string, string>, today: string): void {
  try {
    const lines = [...noted].map(([id, note]) => `${id} ${note}`);
    window.localStorage.setItem(NOTED_KEY, lines.join("\n"));
  } catch {
    // The home page asks for the plans each time then.
  }
  reserve(noted, today);
}
