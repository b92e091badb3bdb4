/** @jest-environment ./tests/setup/browser-environment.mjs */
import { noteAnswer, noteFailure } from "@/lib/http/connection";
import type { Join, NewWrite } from "@/lib/http/outbox/queue";
import { setWaiting } from "@/lib/http/outbox/status";
import {
  forgetUnreported,
  handOn,
  onReported,
  openReading,
  reportUnreported,
} from "@/lib/reading-sessions/recorder";

const kept: { write: NewWrite; join: Join | undefined }[] = [];
const dropped: string[] = [];
let canKeep = true;
let sent: (write: { path: string; body: object }, answer: unknown) => void = () => undefined;
jest.mock("@/lib/http/outbox/client", () => ({
  ...jest.requireActual("@/lib/http/outbox/client"),
  loadedOutbox: () => ({
    keepForLater: async (write: NewWrite, join?: Join) => {
      if (canKeep) kept.push({ write, join });
      return canKeep;
    },
    onSent: (listener: typeof sent) => {
      sent = listener;
    },
    dropKept: async (path: string) => void dropped.push(path),
  }),
}));

const CHAPTER = {
  book: "John" as const,
  chapter: 3,
  verses: Array.from({ length: 36 }, (_, at) => ({ verse: at + 1, text: "Words of it." })),
};
const SCREEN = { starts: new Set(CHAPTER.verses.map(({ verse }) => verse)), isEnd: true };
const failed = new TypeError("Failed to fetch");
const session = {
  id: "1",
  reference: "John 3",
  title: "John 3",
  date: "2026-11-23",
  readingTime: "1 minute",
  category: "Gospels",
  type: "chapter",
  version: 1,
};

function server(answer: () => Promise<Response>) {
  return jest.spyOn(globalThis, "fetch").mockImplementation(answer);
}

beforeEach(() => {
  setWaiting(0);
  noteAnswer();
  canKeep = true;
  forgetUnreported();
  kept.length = 0;
  dropped.length = 0;
});

/** Reads for so many seconds and reports them. */
async function read(seconds: number, today = "2026-11-23") {
  const reading = openReading(CHAPTER, performance.now());
  reading.read(seconds, SCREEN, today);
  handOn(CHAPTER, reading);
  await reportUnreported();
}

test("what cannot be reported is handed to the outbox under the key it was sent with", async () => {
  const asked = server(async () => Promise.reject(failed));
  await read(60);
  const headers = asked.mock.calls[0]?.[1]?.headers as Record<string, string>;
  expect(kept).toHaveLength(1);
  expect(kept[0]?.write).toMatchObject({
    method: "POST",
    path: "/api/workspace/sessions",
    key: headers["Idempotency-Key"],
    triedAt: expect.any(Number),
    body: { book: "John", chapter: 3, seconds: 60, today: "2026-11-23", late: true },
    forgotten: { seconds: 0 },
  });
  await reportUnreported();
  expect(asked).toHaveBeenCalledTimes(1);
});

test("known to be offline, nothing is sent; reports of a chapter and day are joined", async () => {
  const asked = server(async () => Promise.reject(failed));
  noteFailure(failed);
  await read(60, "2026-11-23");
  await read(30, "2026-11-23");
  await read(30, "2026-11-24");
  expect(asked).not.toHaveBeenCalled();
  const [one, other, next] = kept.map(({ write }) => write);
  expect(one?.triedAt).toBeUndefined();
  expect([one?.joins === other?.joins, one?.joins === next?.joins]).toEqual([true, false]);
  const joined = kept[1]?.join?.(one?.body ?? {}, other?.body ?? {});
  expect(joined).toMatchObject({ seconds: 90, late: true, today: "2026-11-23" });
});

test("the page hears of what waited when it is saved", async () => {
  server(async () => Promise.reject(failed));
  const heard: object[] = [];
  const end = onReported((reported) => heard.push(reported));
  await read(60);
  const body = kept[0]?.write.body ?? {};
  sent({ path: "/api/workspace/highlights", body: {} }, []);
  sent({ path: "/api/workspace/sessions", body }, { ...session, chapterDone: true });
  end();
  expect(heard).toEqual([{ book: "John", chapter: 3, isDone: true }]);
});

test("no report overtakes what waits", async () => {
  const asked = server(async () => Response.json({ ...session, chapterDone: false }));
  setWaiting(1);
  await read(60);
  expect(asked).not.toHaveBeenCalled();
  expect(kept).toHaveLength(1);
  setWaiting(0);
  await read(30);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("where nothing can be kept it waits in the tab", async () => {
  canKeep = false;
  const asked = server(async () => Promise.reject(failed));
  await read(60);
  asked.mockResolvedValue(Response.json({ ...session, chapterDone: false }));
  noteAnswer();
  await reportUnreported();
  expect(asked).toHaveBeenCalledTimes(2);
  const keys = asked.mock.calls.map(([, init]) =>
    new Headers(init?.headers).get("idempotency-key"),
  );
  expect(new Set(keys).size).toBe(1);
});

test("switched off, what waits is dropped as well", () => {
  forgetUnreported();
  expect(dropped).toEqual(["/api/workspace/sessions"]);
});
