import type { ReadingSession, Summary } from "@/lib/reading-sessions/contract";
import {
  countCategories,
  dayStreak,
  daysThisYear,
  graceStreak,
  sumMinutes,
} from "@/lib/reading-sessions/figures";
import { type Answers, answerCalls, type Call, problem } from "./view";

/** A session as the list has it: a chapter of John, read for a minute. */
export function aSession(id: string, date: string, fields: Partial<ReadingSession> = {}) {
  const session: ReadingSession = {
    id,
    reference: id,
    title: fields.reference ?? id,
    date,
    readingTime: "1 minute",
    category: "Gospels",
    type: "chapter",
    notes: null,
    chaptersRead: 1,
    version: 1,
    ...fields,
  };
  return session;
}

/** The server's reading history in memory, newest first; its figures follow the rules. */
export class HistoryServer {
  readonly calls: Call[];
  /** Requests whose method and path match are answered as by a server that is away. */
  isAway: RegExp | null = null;

  constructor(
    public sessions: ReadingSession[],
    more: Answers = {},
  ) {
    const answers: Answers = {
      "GET /api/workspace/sessions": () => this.sessions,
      "GET /api/workspace/sessions/summary": ({ query }: Call) => this.#summary(query),
      "PATCH /api/workspace/sessions/*": ({ path, body }: Call) => {
        const { version, ...fields } = body as Partial<ReadingSession>;
        const session = this.#find(path);
        if (!session) return problem(404, "There is no such session.");
        if (version !== session.version) {
          return problem(409, "It was changed meanwhile.", {}, { current: session });
        }
        return this.change(session.id, fields);
      },
      "DELETE /api/workspace/sessions/*": ({ path }: Call) => {
        const session = this.#find(path);
        this.sessions = this.sessions.filter((other) => other !== session);
        return { deleted: true };
      },
      ...more,
    };
    this.calls = answerCalls(
      Object.fromEntries(
        Object.entries(answers).map(([name, answer]) => [
          name,
          (call: Call) => {
            if (this.isAway?.test(`${call.method} ${call.path}`)) return problem(503, "away");
            return typeof answer === "function" ? answer(call) : answer;
          },
        ]),
      ),
    );
  }

  /** Changes a session as another tab would. */
  change(id: string, fields: Partial<ReadingSession>): ReadingSession | undefined {
    this.sessions = this.sessions.map((session) =>
      session.id === id ? { ...session, ...fields, version: session.version + 1 } : session,
    );
    return this.sessions.find((session) => session.id === id);
  }

  #find(path: string): ReadingSession | undefined {
    return this.sessions.find(({ id }) => path.endsWith(`/${encodeURIComponent(id)}`));
  }

  #summary(query: URLSearchParams): Summary {
    const today = query.get("today") ?? "";
    const year = query.get("year") ?? today.slice(0, 4);
    const dates = this.sessions.map(({ date }) => date);
    const days = [...new Set(dates)].sort().map((date) => {
      const ofDay = this.sessions.filter((session) => session.date === date);
      return { date, sessions: ofDay.length, minutes: sumMinutes(ofDay) };
    });
    return {
      sessions: this.sessions.length,
      minutes: sumMinutes(this.sessions),
      dayStreak: dayStreak(dates, today),
      categories: countCategories(this.sessions),
      grace: graceStreak(dates, today),
      daysThisYear: daysThisYear(dates, today),
      year: { year, days: days.filter(({ date }) => date.startsWith(year)) },
      last: this.sessions[0] ?? null,
    };
  }
}
