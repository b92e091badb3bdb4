import { toDayNumber } from "@/lib/calendar-days";
import { readingPlans } from "@/lib/content/reading-plans";
import type { PLAN_ACTIONS } from "@/lib/reading-plans/constants";
import { recover } from "@/lib/reading-plans/rules";
import {
  beginOn,
  detailOfReadings,
  planSchedule,
  planWithoutDays,
  type StoredPlan,
  startedDetail,
  startedSummary,
  toCourse,
  toReadings,
} from "@/lib/reading-plans/schedule";
import { type Asked, away, gate, stubServer } from "./stub-server";

type Action = (typeof PLAN_ACTIONS)[number];

/** A plan of the list as it is stored once it is started; `ticks` are readings by their numbers, done on the first day. */
export function storedPlan({
  id = "run-1",
  planId = "creation-genesis",
  start = "2026-11-21",
  ticks = [],
  ...fields
}: Partial<Omit<StoredPlan, "ticks">> & { ticks?: readonly number[] } = {}): StoredPlan {
  const plan = readingPlans.find((one) => one.id === planId);
  const readings = toReadings(plan?.days ?? []);
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  const at = new Date(`${start}T08:00:00Z`);
  return {
    id,
    planId,
    title: plan?.title ?? "",
    weekdays,
    stoppedOn: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...readings,
    ...beginOn(readings.planDays, start, weekdays),
    ...fields,
    ticks: ticks.map((reading) => ({ reading, day: start })),
  };
}

/** The server's started plans in memory, by its own rules. */
export class PlanServer {
  plans: StoredPlan[];
  /** While set, requests whose method and path match are answered as by a server that is away. */
  isAway: RegExp | null = null;
  readonly asked: Asked[];
  #held: { what: RegExp; passed: Promise<void> } | null = null;

  constructor(...plans: StoredPlan[]) {
    this.plans = plans;
    this.asked = stubServer(async (asked) => {
      const what = `${asked.method} ${asked.path}`;
      if (this.#held?.what.test(what)) await this.#held.passed;
      if (this.isAway?.test(what)) return away;
      return this.#answer(asked);
    });
  }

  /** Holds back the answers to requests whose method and path match; gives back what lets them go. */
  hold(what: RegExp): () => void {
    const { passed, open } = gate();
    this.#held = { what, passed };
    return () => {
      this.#held = null;
      open();
    };
  }

  /** What was asked with this method. */
  sent(method: string): Asked[] {
    return this.asked.filter((asked) => asked.method === method);
  }

  /** Changes a plan as another browser would. */
  act(id: string, action: Action, today: string): void {
    this.plans = this.plans.map((plan) => (plan.id === id ? after(plan, action, today) : plan));
  }

  #answer({ method, path, body }: Asked) {
    const { pathname, searchParams } = new URL(path, "http://localhost");
    const given = (body ?? {}) as Record<string, unknown>;
    const today = String(searchParams.get("today") ?? given.today);
    if (pathname === "/api/reading-plans") return { json: readingPlans.map(planWithoutDays) };
    if (pathname.endsWith("/schedule")) {
      const plan = readingPlans.find(({ id }) => pathname.includes(`/${id}/`));
      return plan ? { json: planSchedule(plan) } : missing;
    }
    if (pathname === "/api/workspace/plans") {
      if (method === "POST") {
        const planId = String(given.planId);
        const start = String(given.start);
        const plan = storedPlan({ id: `run-${this.plans.length + 1}`, planId, start });
        this.plans.unshift(plan);
        return { status: 201, json: startedSummary(plan, today) };
      }
      return { json: this.plans.map((plan) => startedSummary(plan, today)) };
    }
    const plan = this.plans.find(({ id }) => pathname.includes(id));
    if (!plan) return missing;
    if (method === "GET") return { json: startedDetail(plan, today) };
    if (method === "DELETE") {
      this.plans = this.plans.filter(({ id }) => id !== plan.id);
      return { json: { deleted: true } };
    }
    if (given.version !== plan.version) {
      return {
        status: 409,
        json: { detail: "It was changed meanwhile.", current: startedSummary(plan, today) },
      };
    }
    if (pathname.endsWith("/readings")) {
      const readings = given.readings as number[];
      plan.ticks = plan.ticks.filter(({ reading }) => !readings.includes(reading));
      if (given.done) plan.ticks.push(...readings.map((reading) => ({ reading, day: today })));
      return { json: detailOfReadings(plan, readings, today) };
    }
    this.act(plan.id, given.action as Action, today);
    const changed = this.plans.find(({ id }) => id === plan.id) ?? plan;
    return { json: startedSummary(changed, today) };
  }
}

const missing = { status: 404, json: { detail: "There is no such plan." } };

function after(plan: StoredPlan, action: Action, today: string): StoredPlan {
  const version = plan.version + 1;
  if (action === "stop") return { ...plan, version, stoppedOn: today };
  if (action === "resume") return { ...plan, version, stoppedOn: null };
  if (action === "restart") {
    const begun = beginOn(plan.planDays, today, plan.weekdays);
    return { ...plan, version, stoppedOn: null, ticks: [], ...begun };
  }
  const dueDays = recover(toCourse(plan), action, toDayNumber(today)) ?? plan.dueDays;
  return { ...plan, version, dueDays };
}
