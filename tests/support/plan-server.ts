import { toDayNumber } from "@/lib/calendar-days";
import { readingPlans } from "@/lib/content/reading-plans";
import type { Tick } from "@/lib/reading-plans/client";
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
import { type Answers, answerCalls, type Call, later, problem } from "./view";

type Action = (typeof PLAN_ACTIONS)[number];

/**
 * A plan of the list as it is stored once it is started; `ticks` are readings by their numbers,
 * done on the first day.
 */
export function storedPlan({
  id = "run-1",
  planId = "creation-genesis",
  start = "2026-11-21",
  weekdays = [0, 1, 2, 3, 4, 5, 6],
  ticks = [],
  ...fields
}: Partial<Omit<StoredPlan, "ticks">> & { ticks?: readonly number[] } = {}): StoredPlan {
  const plan = readingPlans.find((one) => one.id === planId);
  const readings = toReadings(plan?.days ?? []);
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
  readonly calls: Call[];
  /** Requests whose method and path match are answered as by a server that is away. */
  isAway: RegExp | null = null;
  #held: { what: RegExp; until: Promise<unknown> } | null = null;

  /** `more` answers what is not about plans, or answers it otherwise. */
  constructor(plans: StoredPlan[], more: Answers = {}) {
    this.plans = plans;
    const answers: Answers = {
      "GET /api/reading-plans": readingPlans.map(planWithoutDays),
      "GET /api/reading-plans/*/schedule": ({ path }: Call) => {
        const plan = readingPlans.find(({ id }) => path.includes(`/${id}/`));
        return plan ? planSchedule(plan) : missing();
      },
      "GET /api/workspace/plans": ({ query }: Call) =>
        this.plans.map((plan) => startedSummary(plan, String(query.get("today")))),
      "POST /api/workspace/plans": ({ body }: Call) => this.#start(body as Start),
      "GET /api/workspace/plans/*": (call: Call) =>
        this.#withPlan(call, (plan) => startedDetail(plan, String(call.query.get("today")))),
      "PATCH /api/workspace/plans/*": (call: Call) => this.#withPlan(call, this.#change, call),
      "PATCH /api/workspace/plans/*/readings": (call: Call) =>
        this.#withPlan(call, this.#tick, call),
      "DELETE /api/workspace/plans/*": (call: Call) =>
        this.#withPlan(call, ({ id }) => {
          this.plans = this.plans.filter((plan) => plan.id !== id);
          return { deleted: true };
        }),
      "GET /api/workspace/reminder": { reminder: null },
      ...more,
    };
    this.calls = answerCalls(
      Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [
          name,
          (call: Call) => this.#answer(call, answer),
        ]),
      ),
    );
  }

  /**
   * Holds back the answers to requests whose method and path match; gives back what lets them go.
   */
  hold(what: RegExp): () => void {
    const { promise, give } = later<void>();
    this.#held = { what, until: promise };
    return () => {
      this.#held = null;
      give();
    };
  }

  /** What was asked with this method, oldest first. */
  sent(method: string): Call[] {
    return this.calls.filter((call) => call.method === method);
  }

  /** Changes a plan as another browser would. */
  act(id: string, action: Action, today: string): void {
    this.plans = this.plans.map((plan) => (plan.id === id ? after(plan, action, today) : plan));
  }

  async #answer(call: Call, answer: Answers[string]) {
    const what = `${call.method} ${call.path}`;
    if (this.#held?.what.test(what)) await this.#held.until;
    if (this.isAway?.test(what)) return problem(503, "away");
    return typeof answer === "function" ? answer(call) : answer;
  }

  #start({ planId, own, start, today, weekdays }: Start) {
    const id = `run-${this.plans.length + 1}`;
    const begin = start ?? today;
    const title = own ? { planId: null, title: own.title || "My own plan" } : {};
    const plan = storedPlan({
      id,
      ...(planId ? { planId } : {}),
      start: begin,
      ...(weekdays ? { weekdays } : {}),
    });
    this.plans = [{ ...plan, ...title }, ...this.plans];
    return Response.json(startedSummary({ ...plan, ...title }, today), { status: 201 });
  }

  #withPlan<More extends unknown[]>(
    { path }: Call,
    answer: (plan: StoredPlan, ...more: More) => unknown,
    ...more: More
  ) {
    const plan = this.plans.find(({ id }) => path.includes(`/${id}`));
    return plan ? answer(plan, ...more) : missing();
  }

  #change = (plan: StoredPlan, { body }: Call) => {
    const { version, action, today } = body as { version: number; action: Action; today: string };
    if (version !== plan.version) return conflict(plan, today);
    this.act(plan.id, action, today);
    return startedSummary(this.plans.find(({ id }) => id === plan.id) ?? plan, today);
  };

  #tick = (plan: StoredPlan, { body }: Call) => {
    const { version, readings, done, today } = body as Tick;
    if (version !== plan.version) return conflict(plan, today);
    plan.ticks = plan.ticks.filter(({ reading }) => !readings.includes(reading));
    if (done) plan.ticks.push(...readings.map((reading) => ({ reading, day: today })));
    return detailOfReadings(plan, readings, today);
  };
}

interface Start {
  planId?: string;
  own?: { title?: string };
  start?: string;
  weekdays?: number[];
  today: string;
}

const missing = () => problem(404, "There is no such plan.");
const conflict = (plan: StoredPlan, today: string) =>
  problem(409, "It was changed meanwhile.", {}, { current: startedSummary(plan, today) });

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
