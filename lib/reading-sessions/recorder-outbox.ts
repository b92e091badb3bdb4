import type { Touch } from "./client";

/** Most seconds of one word (docs/api.md, History). */
const MOST_SECONDS = 3_600;
/** Most runs of verses of one word. */
const MOST_RUNS = 50;

/**
 * What became of a word: `kept` by the server; `used`, its key had been used for another word, which is therefore kept; `refused` for good;
 * `later`, certainly not kept; `unknown`, nobody can say.
 */
export type Outcome = "kept" | "used" | "refused" | "later" | "unknown";

/** Sends a word under an Idempotency-Key. Never throws. */
export type Send = (word: Touch, key: string) => Promise<Outcome>;

interface Chapter {
  chapter: number;
  untold: Set<number>;
}

/** What is untold of one book on one day: one session to the server. */
interface Sitting {
  book: string;
  today: string;
  seconds: number;
  /** In the order in which they were read. */
  chapters: Chapter[];
  /** Words sent under `key` of which nobody knows whether they are kept; at most one of them is. */
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
 * The words that the server does not have yet. A word whose answer never came is told again under the same key together with what is new since: when
 * the server says that the key was used, the earlier word is kept there and only the rest is told. So nothing is lost and nothing counts twice.
 *
 * The server believes no more seconds than have gone by since it last heard, so all that waits of one book and day goes into one word, its seconds at once.
 */
export class Outbox {
  private sittings: Sitting[] = [];
  private underWay: Promise<void> | null = null;
  private isAskedAgain = false;

  constructor(
    private readonly send: Send,
    private readonly newKey: () => string,
  ) {}

  get isEmpty(): boolean {
    return this.sittings.every(isTold);
  }

  /** Adds what was read. */
  add({ book, chapter, today, seconds, passed }: Touch): void {
    if (seconds <= 0 && passed.length === 0) return;
    let sitting = this.sittings.find((other) => other.book === book && other.today === today);
    if (!sitting) {
      sitting = { book, today, seconds: 0, chapters: [], key: null, sent: [] };
      this.sittings.push(sitting);
    }
    const known = sitting.chapters.find((other) => other.chapter === chapter);
    const place = known ?? { chapter, untold: new Set() };
    sitting.chapters = [...sitting.chapters.filter((other) => other !== known), place];
    sitting.seconds += seconds;
    for (const [first, last] of passed) {
      for (let verse = first; verse <= last; verse++) place.untold.add(verse);
    }
  }

  /** Forgets what is untold, as after everything was deleted. */
  clear(): void {
    this.sittings = [];
  }

  /** Tells what is untold, as far as it goes now. Resolves when it is told or has to wait; never rejects. */
  flush(): Promise<void> {
    if (this.underWay) this.isAskedAgain = true;
    this.underWay ??= this.tellAll().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  private async tellAll(): Promise<void> {
    do {
      this.isAskedAgain = false;
      for (const sitting of [...this.sittings]) {
        while (this.sittings.includes(sitting) && !isTold(sitting)) {
          if (!(await this.tell(sitting))) return;
        }
      }
    } while (this.isAskedAgain);
  }

  /** Tells one word of a sitting. False when telling has to wait. */
  private async tell(sitting: Sitting): Promise<boolean> {
    sitting.key ??= this.newKey();
    const word = composeWord(sitting);
    const outcome = await this.send(word, sitting.key);
    if (outcome === "later") return false;
    if (outcome === "unknown") {
      // Told again unchanged, as while the server is away, it is still one to ask about.
      if (!sitting.sent.some((other) => isSameWord(other, word))) sitting.sent.push(word);
      return false;
    }
    if (outcome === "used") return this.findKept(sitting);
    settle(sitting, word);
    return true;
  }

  /** One of the earlier words is kept, for its key was used: which one, the server says when it is told exactly that again. */
  private async findKept(sitting: Sitting): Promise<boolean> {
    for (const word of [...sitting.sent]) {
      const outcome = await this.send(word, sitting.key ?? "");
      if (outcome === "kept") {
        settle(sitting, word);
        return true;
      }
      if (outcome !== "used") return false;
      // It is certainly not this one: whoever has to wait goes on after it.
      sitting.sent = sitting.sent.filter((other) => other !== word);
    }
    // A key of ours that somebody else used: the next word has another one.
    sitting.key = null;
    sitting.sent = [];
    return true;
  }
}

/** Nothing worth a word is left: less than a second, and no verse. */
function isTold({ seconds, chapters }: Sitting): boolean {
  return seconds < 1 && chapters.every(({ untold }) => untold.size === 0);
}

/** The next word: the earliest chapter with something untold, and all the seconds. */
function composeWord({ book, today, seconds, chapters }: Sitting): Touch {
  const place = chapters.find(({ untold }) => untold.size > 0) ?? chapters.at(-1);
  return {
    book,
    chapter: place?.chapter ?? 1,
    passed: runsOf(place?.untold ?? []).slice(0, MOST_RUNS),
    seconds: Math.min(MOST_SECONDS, Math.floor(seconds)),
    today,
  };
}

function isSameWord(one: Touch, other: Touch): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Takes what a word said out of what is untold. */
function settle(sitting: Sitting, word: Touch): void {
  sitting.seconds -= word.seconds;
  const place = sitting.chapters.find(({ chapter }) => chapter === word.chapter);
  for (const [first, last] of word.passed) {
    for (let verse = first; verse <= last; verse++) place?.untold.delete(verse);
  }
  sitting.key = null;
  sitting.sent = [];
}
