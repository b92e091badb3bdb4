/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, fireEvent, screen } from "@testing-library/react";
import {
  saveReaderSettings,
  useReaderSettings,
} from "@/app/bible/_components/reader-settings-store";
import { ReadingRecorder } from "@/app/bible/_components/reading-recorder";
import { useLastPosition } from "@/app/bible/_components/use-last-position";
import type { Chapter } from "@/lib/bible/client";
import { readPosition, toPosition } from "@/lib/reading-sessions/reading-position";
import { forgetUnreported } from "@/lib/reading-sessions/recorder";
import { answerCalls, type Call, callsTo, renderView } from "../../../support/view";

/** Verses of so many words each. */
const chapterOf = (number: number, verses: number, words = 12): Chapter =>
  ({
    bookId: "Ps",
    chapter: number,
    title: `Psalm ${number}`,
    reference: `Psalm ${number}`,
    translation: "WEB",
    verses: Array.from({ length: verses }, (_, at) => ({
      verse: at + 1,
      text: "word ".repeat(words).trim(),
    })),
  }) as unknown as Chapter;

function open(chapter: Chapter, at: string) {
  jest.useFakeTimers({ now: new Date(at), doNotFake: ["queueMicrotask", "nextTick"] });
  const calls = answerCalls({
    "POST /api/workspace/sessions": ({ body }: Call) => ({
      id: "one",
      reference: chapter.title,
      title: chapter.title,
      date: "2026-11-20",
      readingTime: "1 minute",
      category: "Poetry and wisdom",
      type: "psalm",
      notes: null,
      chapterDone: (body as Report).passed.length > 0,
    }),
  });
  const view = renderView(
    <>
      <div className="chapter">
        {chapter.verses.map(({ verse }) => (
          <span key={verse} id={`v${verse}`} />
        ))}
      </div>
      <Recorded chapter={chapter} />
    </>,
  );
  return { calls, ...view };
}

/** As the open reader does it. */
function Recorded({ chapter }: { chapter: Chapter }) {
  useLastPosition(chapter, "WEB", useReaderSettings().keepsHistory);
  return <ReadingRecorder chapter={chapter} />;
}

interface Report {
  passed: [number, number][];
  seconds: number;
  today: string;
}
const reportsIn = (calls: readonly Call[]) =>
  callsTo(calls, "POST", "/api/workspace/sessions").map(({ body }) => body as Report);
const secondsOf = (reports: readonly Report[]) =>
  reports.reduce((sum, { seconds }) => sum + seconds, 0);

/** Lets time go by in the steps of the page's clock. */
async function read(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
}

function setVisibility(state: "hidden" | "visible"): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
  fireEvent(document, new Event("visibilitychange"));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  setVisibility("visible");
  forgetUnreported();
  jest.useRealTimers();
});

test("a chapter that was read is reported with its verses, and the line below it says so", async () => {
  const { calls } = open(chapterOf(117, 2), "2026-11-20T12:00:00");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await read(12);
  expect(screen.getByText(/is in your/)).toHaveTextContent("Psalm 117 is in your reading history.");
  expect(reportsIn(calls)[0]).toMatchObject({
    book: "Ps",
    chapter: 117,
    passed: [[1, 2]],
    today: "2026-11-20",
  });
  await read(60);
  expect(secondsOf(reportsIn(calls))).toBeGreaterThanOrEqual(60);
  expect(secondsOf(reportsIn(calls))).toBeLessThanOrEqual(72);
});

test("a glance is not reported at all", async () => {
  const { calls } = open(chapterOf(78, 72, 40), "2026-11-20T12:00:00");
  await read(15);
  expect(reportsIn(calls)).toEqual([]);
});

test("no time counts while the page is hidden or nobody is there", async () => {
  const { calls } = open(chapterOf(119, 176, 40), "2026-11-20T12:00:00");
  setVisibility("hidden");
  await read(300);
  expect(reportsIn(calls)).toEqual([]);
  setVisibility("visible");
  await read(600);
  expect(secondsOf(reportsIn(calls))).toBeGreaterThan(160);
  expect(secondsOf(reportsIn(calls))).toBeLessThanOrEqual(200);

  // A sign of life, and time goes on.
  const before = secondsOf(reportsIn(calls));
  fireEvent.pointerMove(window);
  await read(60);
  expect(secondsOf(reportsIn(calls)) - before).toBeGreaterThanOrEqual(30);
});

test("at midnight another day begins", async () => {
  const { calls } = open(chapterOf(18, 50, 40), "2026-11-20T23:59:00");
  await read(120);
  setVisibility("hidden");
  await read(1);
  const on = (today: string) =>
    secondsOf(reportsIn(calls).filter((report) => report.today === today));
  expect(on("2026-11-20")).toBeGreaterThan(50);
  expect(on("2026-11-20")).toBeLessThanOrEqual(61);
  expect(on("2026-11-21")).toBeGreaterThan(50);
});

test("switched off, nothing is reported any more, and no position is saved", async () => {
  const { calls } = open(chapterOf(78, 72, 40), "2026-11-20T12:00:00");
  await read(10);
  expect(toPosition(readPosition())?.title).toBe("Psalm 78");
  act(() => saveReaderSettings({ keepsHistory: false }));
  await read(90);
  expect(reportsIn(calls)).toEqual([]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(toPosition(readPosition())).toBeNull();
  act(() => saveReaderSettings({ keepsHistory: true }));
});
