import { MOST_RUNS, MOST_SECONDS } from "./constants";
import type { Touch } from "./report-reading";

/**
 * What became of a report: `saved` by the server; `used`, its key had been used for another report,
 * which is therefore saved; `refused` for good; `later`, certainly not saved; `unknown`, nobody can
 * say.
 */
export type Outcome = "saved" | "used" | "refused" | "later" | "unknown";

/** Sends a report under an Idempotency-Key. Never throws. */
export type Send = (report: Touch, key: string) => Promise<Outcome>;

interface Chapter {
  chapter: number;
  unreported: Set<number>;
}

/** What is unreported of one book on one day: one session to the server. */
interface UnsentSession {
  book: string;
  today: string;
  seconds: number;
  /** In the order in which they were read. */
  chapters: Chapter[];
  /**
   * Reports sent under `key` of which nobody knows whether they are saved; at most one of them is.
   */
  key: string | null;
  sent: Touch[];
}

function runsOf(numbers: Iterable<number>): [number, number][] {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const open = runs.at(-1);
    if (open && number === open[1] + 1) open[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/**
 * The reports that the server does not have yet. A report whose answer never came is sent again
 * under the same key together with what is new since: when the server says that the key was used,
 * the earlier report is saved there and only the rest is sent. So nothing is lost and nothing
 * counts twice.
 *
 * The server believes no more seconds than have gone by since it last heard, so all that waits of
 * one book and day goes into one report, its seconds at once.
 */
export class Outbox {
  private sessions: UnsentSession[] = [];
  private underWay: Promise<void> | null = null;
  private isAskedAgain = false;

  constructor(
    private readonly send: Send,
    private readonly newKey: () => string,
  ) {}

  get isEmpty(): boolean {
    return this.sessions.every(isReported);
  }

  /** Adds what was read. */
  add({ book, chapter, today, seconds, passed }: Touch): void {
    if (seconds <= 0 && passed.length === 0) return;
    let session = this.sessions.find((other) => other.book === book && other.today === today);
    if (!session) {
      session = { book, today, seconds: 0, chapters: [], key: null, sent: [] };
      this.sessions.push(session);
    }
    const known = session.chapters.find((other) => other.chapter === chapter);
    const entry = known ?? { chapter, unreported: new Set() };
    session.chapters = [...session.chapters.filter((other) => other !== known), entry];
    session.seconds += seconds;
    for (const [first, last] of passed) {
      for (let verse = first; verse <= last; verse++) entry.unreported.add(verse);
    }
  }

  /** Forgets what is unreported, as after everything was deleted. */
  clear(): void {
    this.sessions = [];
  }

  /**
   * Reports what is unreported, as far as it goes now. Resolves when it is done or has to wait;
   * never rejects.
   */
  flush(): Promise<void> {
    if (this.underWay) this.isAskedAgain = true;
    this.underWay ??= this.reportAll().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  private async reportAll(): Promise<void> {
    do {
      this.isAskedAgain = false;
      for (const session of [...this.sessions]) {
        while (this.sessions.includes(session) && !isReported(session)) {
          if (!(await this.report(session))) return;
        }
      }
    } while (this.isAskedAgain);
  }

  /** Sends one report of a session. False when reporting has to wait. */
  private async report(session: UnsentSession): Promise<boolean> {
    session.key ??= this.newKey();
    const report = composeReport(session);
    const outcome = await this.send(report, session.key);
    if (outcome === "later") return false;
    if (outcome === "unknown") {
      // Sent again unchanged, as while the server is away, it is still one to ask about.
      if (!session.sent.some((other) => isSameReport(other, report))) session.sent.push(report);
      return false;
    }
    if (outcome === "used") return this.findSaved(session);
    settle(session, report);
    return true;
  }

  /**
   * One of the earlier reports is saved, for its key was used: which one, the server says when it
   * is sent exactly that again.
   */
  private async findSaved(session: UnsentSession): Promise<boolean> {
    for (const report of [...session.sent]) {
      const outcome = await this.send(report, session.key ?? "");
      if (outcome === "saved") {
        settle(session, report);
        return true;
      }
      if (outcome !== "used") return false;
      // It is certainly not this one: whoever has to wait goes on after it.
      session.sent = session.sent.filter((other) => other !== report);
    }
    // A key of ours that somebody else used: the next report has another one.
    session.key = null;
    session.sent = [];
    return true;
  }
}

/** Nothing worth a report is left: less than a second, and no verse. */
function isReported({ seconds, chapters }: UnsentSession): boolean {
  return seconds < 1 && chapters.every(({ unreported }) => unreported.size === 0);
}

/** The next report: the earliest chapter with something unreported, and all the seconds. */
function composeReport({ book, today, seconds, chapters }: UnsentSession): Touch {
  const entry = chapters.find(({ unreported }) => unreported.size > 0) ?? chapters.at(-1);
  return {
    book,
    chapter: entry?.chapter ?? 1,
    passed: runsOf(entry?.unreported ?? []).slice(0, MOST_RUNS),
    seconds: Math.min(MOST_SECONDS, Math.floor(seconds)),
    today,
  };
}

function isSameReport(one: Touch, other: Touch): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Takes what a report said out of what is unreported. */
function settle(session: UnsentSession, report: Touch): void {
  session.seconds -= report.seconds;
  const entry = session.chapters.find(({ chapter }) => chapter === report.chapter);
  for (const [first, last] of report.passed) {
    for (let verse = first; verse <= last; verse++) entry?.unreported.delete(verse);
  }
  session.key = null;
  session.sent = [];
}
