import { Client } from "pg";
import { BOOKS } from "../../../lib/bible/canon";
import { chapterTitle } from "../../../lib/bible/chapters";
import { toUtcDay } from "../../../lib/dates";
import type { RunningServer } from "../../test/processes";
import { ms, percentile, table } from "../measure";
import { killDatabase, killSite, persist, wait } from "./crash";
import type { BenchDatabase } from "./site";
import { Visitor, type VisitorAnswer } from "./visitor";
import { fieldsOf } from "./writes";

// Visitors who read at the same time: they open chapters, the page tells what was read, readings
// are ticked and verses marked. After the minutes that are timed come kill -9 of the site and of
// the database, while they read on; then all that was answered must be there, once.

const READERS = 50;
/**
 * Between a visitor's chapters, in milliseconds. A page tells every half minute; these read twelve
 * times as fast.
 */
const CHAPTER_MS = 2_500;
const COLOURS = ["yellow", "green", "blue", "pink", "purple"];
const ONLY_NEW_TESTAMENT = BOOKS.slice(39);

/** What the answers promised. */
interface Promised {
  /** Chapters read, by session. */
  sessions: Map<string, Set<number>>;
  /** Ticked readings, by started plan. */
  ticks: Map<string, Set<number>>;
  /** Ids of highlights. */
  marks: Set<string>;
}

type Kind = "open a chapter" | "tell what was read" | "tick a reading" | "mark a verse";
type Times = Record<Kind, number[]>;

/** Chapters of the New Testament, one after the other, from a book of the reader's own on. */
function* chaptersFrom(reader: number) {
  for (let at = reader; ; at++) {
    const book = ONLY_NEW_TESTAMENT[at % ONLY_NEW_TESTAMENT.length];
    if (!book) continue;
    for (const [index, verses] of book.verseCounts.entries()) {
      yield { book: book.id, chapter: index + 1, verses };
    }
  }
}

/**
 * One visitor who reads until told to stop. Times count while `times` gives somewhere to put them.
 */
async function read(
  origin: string,
  reader: number,
  promised: Promised,
  times: () => Times | null,
  isDone: () => boolean,
): Promise<void> {
  const visitor = new Visitor(origin);
  const timed = async (kind: Kind, meant: number, send: () => Promise<VisitorAnswer>) => {
    const answer = await persist(send, meant);
    times()?.[kind].push(answer.totalMs);
    return answer;
  };
  const today = toUtcDay(new Date());
  const plan = fieldsOf<{ id: string; version: number }>(
    await persist(() =>
      visitor.post("/api/workspace/plans", { planId: "one-year-bible", today }, `plan-${reader}`),
    ),
  );
  const ticks = new Set<number>();
  promised.ticks.set(plan.id, ticks);
  let round = 0;
  for (const { book, chapter, verses } of chaptersFrom(reader)) {
    if (isDone()) break;
    await wait(CHAPTER_MS * (0.5 + Math.random()));
    const reference = chapterTitle({ book, chapter });
    await timed("open a chapter", 200, () =>
      visitor.ask(`/api/bible/chapter?reference=${encodeURIComponent(reference)}&translation=WEB`),
    );
    const told = { book, chapter, passed: [[1, verses]], seconds: 3, today };
    const session = fieldsOf<{ id: string; chapterDone: boolean }>(
      await timed("tell what was read", 200, () =>
        visitor.post("/api/workspace/sessions", told, `told-${reader}-${round}`),
      ),
      200,
    );
    const chapters = promised.sessions.get(session.id) ?? new Set();
    promised.sessions.set(session.id, chapters.add(chapter));
    if (round % 3 === 0) {
      const reading = round / 3;
      await timed("tick a reading", 200, () =>
        visitor.ask(`/api/workspace/plans/${plan.id}/readings`, {
          method: "PATCH",
          body: { version: plan.version, readings: [reading], done: true, today },
          headers: { "Idempotency-Key": `tick-${reader}-${round}` },
        }),
      );
      ticks.add(reading);
    }
    if (round % 5 === 0) {
      const mark = { reference: `${reference}:1`, colour: COLOURS[round % COLOURS.length] };
      const [made] = fieldsOf<{ id: string }[]>(
        await timed("mark a verse", 200, () =>
          visitor.post("/api/workspace/highlights", mark, `mark-${reader}-${round}`),
        ),
        200,
      );
      if (made) promised.marks.add(made.id);
    }
    round += 1;
  }
  visitor.close();
}

/** Everything that was promised and is not there, or is there twice; none when all is well. */
async function findLost(databaseUrl: string, promised: Promised): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  const lost: string[] = [];
  try {
    const sessions = await client.query<{
      id: string;
      chapters: { chapter: number; isRead: boolean }[];
    }>("SELECT id, chapters FROM reading_sessions");
    const chaptersOf = new Map(sessions.rows.map(({ id, chapters }) => [id, chapters]));
    for (const [id, chapters] of promised.sessions) {
      for (const chapter of chapters) {
        const found = (chaptersOf.get(id) ?? []).filter((stored) => stored.chapter === chapter);
        const isOnce = found.length === 1 && found[0]?.isRead === true;
        if (!isOnce) lost.push(`session ${id}, chapter ${chapter}: ${JSON.stringify(found)}`);
      }
    }
    // Nobody pauses for twenty minutes and nobody reads a book twice, so a book is one session.
    const doubled = await client.query<{ id: string }>(
      "SELECT workspace_id || ' ' || book AS id FROM reading_sessions GROUP BY workspace_id, day, book HAVING count(*) > 1",
    );
    lost.push(...doubled.rows.map(({ id }) => `two sessions for one: ${id}`));
    const ticks = await client.query<{ plan: string; reading: number }>(
      "SELECT started_plan_id AS plan, reading FROM plan_ticks",
    );
    const ticked = new Set(ticks.rows.map(({ plan, reading }) => `${plan} ${reading}`));
    for (const [plan, readings] of promised.ticks) {
      for (const reading of readings) {
        if (!ticked.has(`${plan} ${reading}`)) lost.push(`tick ${reading} of plan ${plan}`);
      }
    }
    const marks = await client.query<{ id: string }>("SELECT id FROM highlights");
    const stored = new Set(marks.rows.map(({ id }) => id));
    lost.push(...[...promised.marks].filter((id) => !stored.has(id)).map((id) => `mark ${id}`));
  } finally {
    await client.end();
  }
  return lost;
}

/**
 * The table of visitors who read for so many minutes, and then through crashes. @throws when
 * anything answered is lost or doubled.
 */
export async function readingTable(
  database: BenchDatabase,
  serve: (port?: number) => Promise<RunningServer>,
  minutes: number,
): Promise<string> {
  let site = await serve();
  const promised: Promised = { sessions: new Map(), ticks: new Map(), marks: new Set() };
  const all: Times = {
    "open a chapter": [],
    "tell what was read": [],
    "tick a reading": [],
    "mark a verse": [],
  };
  let times: Times | null = all;
  let isDone = false;
  const reading = Promise.all(
    Array.from({ length: READERS }, (_, reader) =>
      read(
        site.url,
        reader,
        promised,
        () => times,
        () => isDone,
      ),
    ),
  );
  // Awaited below; until then a failure must not end the process.
  reading.catch(() => undefined);
  await Promise.race([reading, wait(minutes * 60_000)]);
  times = null;
  for (let round = 0; round < 3; round++) {
    site = await killSite(site, serve);
    await wait(2_000);
    await killDatabase(database);
    await wait(4_000);
  }
  isDone = true;
  await reading;
  // The last word is a crash: what was answered just before it is there too.
  site = await killSite(site, serve);
  await site.stop();
  const lost = await findLost(database.url, promised);
  if (lost.length > 0) throw new Error(`lost or doubled:\n${lost.join("\n")}`);
  const ticks = [...promised.ticks.values()].reduce((sum, readings) => sum + readings.size, 0);
  const chapters = [...promised.sessions.values()].reduce((sum, read) => sum + read.size, 0);
  const rows = Object.entries(all).map(([kind, samples]) => [
    kind,
    samples.length.toLocaleString("en"),
    ms(percentile(samples, 0.5)),
    ms(percentile(samples, 0.99)),
    ms(Math.max(...samples)),
  ]);
  return [
    `${READERS} visitors reading at once for ${minutes} minutes, ${database.name}:`,
    "",
    table([["what they do", "answers", "p50, ms", "p99", "longest"], ...rows]),
    "",
    `Then kill -9 of the site four times and of the database three times: ${promised.sessions.size} sessions with ${chapters.toLocaleString("en")} chapters, ${ticks.toLocaleString("en")} ticks and ${promised.marks.size} marks were answered; lost 0, twice 0.`,
  ].join("\n");
}
