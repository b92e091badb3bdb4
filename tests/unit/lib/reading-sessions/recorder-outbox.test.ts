import fc from "fast-check";
import { Outbox, type Outcome, type Send } from "@/lib/reading-sessions/recorder-outbox";
import type { Touch } from "@/lib/reading-sessions/report-reading";

const touch = (fields: Partial<Touch> = {}): Touch => ({
  book: "Ps",
  chapter: 23,
  passed: [],
  seconds: 30,
  today: "2026-11-21",
  ...fields,
});

/**
 * How one request goes: the answer comes; it is lost after the server wrote; it never got there;
 * the server is too busy.
 */
type Fate = "answered" | "answer lost" | "never sent" | "busy";

/** A server that keeps words as ours does: a key stands for one word. */
function serverWith(fates: Fate[]) {
  const keys = new Map<string, string>();
  const kept: Touch[] = [];
  const send: Send = async (word, key): Promise<Outcome> => {
    const fate = fates.shift() ?? "answered";
    if (fate === "busy") return "later";
    if (fate === "never sent") return "unknown";
    const text = JSON.stringify(word);
    const isUsed = keys.has(key) && keys.get(key) !== text;
    if (!keys.has(key)) {
      keys.set(key, text);
      kept.push(word);
    }
    if (fate === "answer lost") return "unknown";
    return isUsed ? "used" : "saved";
  };
  let made = 0;
  return { kept, outbox: new Outbox(send, () => `key ${++made}`) };
}

const secondsOf = (words: readonly Touch[]) => words.reduce((sum, { seconds }) => sum + seconds, 0);

test("what waits of one book and day goes into one word for each chapter, the seconds in the first", async () => {
  const { kept, outbox } = serverWith([]);
  outbox.add(touch({ seconds: 40.5, passed: [[1, 3]] }));
  outbox.add(touch({ seconds: 20, passed: [[4, 6]] }));
  outbox.add(touch({ chapter: 24, seconds: 30, passed: [[1, 2]] }));
  await outbox.flush();
  expect(kept).toEqual([
    touch({ seconds: 90, passed: [[1, 6]] }),
    touch({ chapter: 24, seconds: 0, passed: [[1, 2]] }),
  ]);
  expect(outbox.isEmpty).toBe(true);
});

test("days are told apart", async () => {
  const { kept, outbox } = serverWith([]);
  outbox.add(touch());
  outbox.add(touch({ today: "2026-11-22", seconds: 5 }));
  await outbox.flush();
  expect(kept.map(({ today, seconds }) => [today, seconds])).toEqual([
    ["2026-11-21", 30],
    ["2026-11-22", 5],
  ]);
});

test("a word whose answer was lost is not told twice, and what came after it is", async () => {
  const { kept, outbox } = serverWith(["answer lost"]);
  outbox.add(touch({ passed: [[1, 2]] }));
  await outbox.flush();
  outbox.add(touch({ seconds: 12, passed: [[3, 3]] }));
  await outbox.flush();
  expect(kept).toEqual([touch({ passed: [[1, 2]] }), touch({ seconds: 12, passed: [[3, 3]] })]);
});

/**
 * An outbox whose requests end so, one after another; `asked` are the seconds of the words sent.
 */
function outboxWith(outcomes: Outcome[]) {
  const asked: number[] = [];
  const send: Send = async ({ seconds }) => {
    asked.push(seconds);
    return outcomes.shift() ?? "saved";
  };
  return { asked, outbox: new Outbox(send, () => "key") };
}

test("the search for the word that is kept goes on where it had to wait", async () => {
  const { asked, outbox } = outboxWith(["unknown", "unknown", "used", "used", "later", "used"]);
  for (let turn = 0; turn < 3; turn++) {
    outbox.add(touch({ seconds: 10 }));
    await outbox.flush();
  }
  await outbox.flush();
  expect(asked).toEqual([10, 20, 30, 10, 20, 30, 20, 10]);
  expect(outbox.isEmpty).toBe(true);
});

test("a word that was tried again unchanged is asked about once", async () => {
  const { asked, outbox } = outboxWith(["unknown", "unknown", "unknown", "used", "used"]);
  outbox.add(touch({ seconds: 10 }));
  for (let turn = 0; turn < 3; turn++) await outbox.flush();
  outbox.add(touch({ seconds: 10 }));
  await outbox.flush();
  expect(asked).toEqual([10, 10, 10, 20, 10, 20]);
});

test("what is forgotten is not told", async () => {
  const { kept, outbox } = serverWith(["never sent"]);
  outbox.add(touch());
  await outbox.flush();
  outbox.clear();
  await outbox.flush();
  expect(kept).toEqual([]);
  expect(outbox.isEmpty).toBe(true);
});

test("a word that is refused for good is dropped", async () => {
  const send = jest.fn<Promise<Outcome>, Parameters<Send>>().mockResolvedValue("refused");
  const outbox = new Outbox(send, () => "key");
  outbox.add(touch());
  await outbox.flush();
  expect(outbox.isEmpty).toBe(true);
});

test("whatever becomes of requests and answers, every second and verse is kept once", async () => {
  const fate = fc.constantFrom<Fate>("answered", "answer lost", "never sent", "busy");
  const step = fc.record({
    seconds: fc.integer({ min: 1, max: 60 }),
    chapter: fc.integer({ min: 1, max: 3 }),
    verse: fc.integer({ min: 1, max: 40 }),
    isTold: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(fate, { maxLength: 60 }),
      async (steps, fates) => {
        const { kept, outbox } = serverWith(fates);
        for (const { seconds, chapter, verse, isTold } of steps) {
          outbox.add(touch({ seconds, chapter, passed: [[verse, verse]] }));
          if (isTold) await outbox.flush();
        }
        for (let turn = 0; turn < 200 && !outbox.isEmpty; turn++) await outbox.flush();
        expect(secondsOf(kept)).toBe(secondsOf(steps.map((told) => touch(told))));
        const verses = (words: readonly Touch[]) =>
          new Set(
            words.flatMap(({ chapter, passed }) =>
              passed.flatMap(([first, last]) =>
                Array.from(
                  { length: last - first + 1 },
                  (_, index) => `${chapter}:${first + index}`,
                ),
              ),
            ),
          );
        const read = steps.map(({ chapter, verse }) =>
          touch({ chapter, passed: [[verse, verse]] }),
        );
        expect(verses(kept)).toEqual(verses(read));
      },
    ),
  );
});
