import { toAnswerText, toVerseReferences } from "@/lib/answers/answer-fields";
import type { Part } from "@/lib/answers/parts";
import { type AnswerToWrite, collectAnswer, streamAnswer } from "@/lib/answers/write-answer";
import { AppError } from "@/lib/errors";
import type { Source } from "@/lib/retrieval/source";

const john: Part = {
  type: "verse",
  reference: "John 11:35-36",
  osis: "John.11.35-John.11.36",
  translation: "KJV",
  verses: [
    { osis: "John.11.35", verse: 35, text: "Jesus wept." },
    { osis: "John.11.36", verse: 36, text: "Then said the Jews, Behold how he loved him!" },
  ],
};
const faq: Source = {
  kind: "faq",
  id: "faq:a",
  title: "A question",
  excerpt: "Words",
  href: "/study-guides#faq-a",
  references: [],
};
const PARTS: Part[] = [
  { type: "text", text: "He grieved, as Isaiah 53:3 says. " },
  john,
  { type: "source", source: faq },
  { type: "text", text: "See John 11:35-36 again." },
];

async function* give(parts: readonly Part[], error?: unknown): AsyncGenerator<Part> {
  yield* parts;
  if (error) throw error;
}

function answer(overrides: Partial<AnswerToWrite> = {}): AnswerToWrite {
  return {
    start: () => give(PARTS),
    conversationId: "c-1",
    signal: new AbortController().signal,
    ...overrides,
  };
}

async function readChunks(response: Response) {
  const lines = (await response.text()).split("\n\n").filter((line) => line !== "");
  expect(lines.at(-1)).toBe("data: [DONE]");
  return lines.slice(0, -1).map((line) => JSON.parse(line.replace(/^data: /, "")));
}

test("the stream begins with the conversation, holds the parts in order and ends with the references", async () => {
  const response = await streamAnswer(answer());
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("vary")).toBe("Accept");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { type: _type, ...verse } = john;
  expect(await readChunks(response)).toEqual([
    { type: "start" },
    { type: "data-conversation", data: { conversationId: "c-1" } },
    { type: "text-start", id: "text-1" },
    { type: "text-delta", id: "text-1", delta: "He grieved, as Isaiah 53:3 says. " },
    { type: "text-end", id: "text-1" },
    { type: "data-verse", data: verse },
    { type: "data-source", data: faq },
    { type: "text-start", id: "text-2" },
    { type: "text-delta", id: "text-2", delta: "See John 11:35-36 again." },
    { type: "text-end", id: "text-2" },
    {
      type: "data-verseReferences",
      data: { verseReferences: ["Isaiah 53:3", "John 11:35-36"] },
    },
    { type: "finish" },
  ]);
});

test("the fields print passages with reference and translation", async () => {
  expect(await collectAnswer(answer())).toEqual({
    answer:
      "He grieved, as Isaiah 53:3 says. “Jesus wept. Then said the Jews, Behold how he loved him!” (John 11:35-36, KJV) See John 11:35-36 again.",
    verseReferences: ["Isaiah 53:3", "John 11:35-36"],
  });
});

test("references that do not exist are not listed", async () => {
  expect(
    await toVerseReferences([{ type: "text", text: "John 3:99 and Jn 3:16; Hezekiah 1:1" }]),
  ).toEqual(["John 3:16"]);
});

test("a reference whose words come in two parts is read whole", async () => {
  const parts: Part[] = [
    { type: "text", text: "See 1 " },
    { type: "text", text: "John 4:8." },
  ];
  expect(await toVerseReferences(parts)).toEqual(["1 John 4:8"]);
  expect(toAnswerText(parts)).toBe("See 1 John 4:8.");
});

test("a failure before the first part is thrown, so that the route can answer with a problem", async () => {
  const error = new AppError("too_many_requests", "Wait", { retryAfter: 7 });
  const onFinish = jest.fn();
  await expect(streamAnswer(answer({ start: () => give([], error), onFinish }))).rejects.toBe(
    error,
  );
  await expect(collectAnswer(answer({ start: () => give([], error) }))).rejects.toBe(error);
  expect(onFinish).toHaveBeenCalledWith([], "failed");
});

test("an answer without parts is none", async () => {
  const empty = answer({ start: () => give([]) });
  await expect(streamAnswer(empty)).rejects.toMatchObject({ code: "ai_unavailable" });
  await expect(collectAnswer(empty)).rejects.toMatchObject({ code: "ai_unavailable" });
});

test.each([
  ["an AppError in its own words", new AppError("ai_unavailable", "Too slow."), "Too slow."],
  [
    "anything else without details",
    new Error("password=hunter2"),
    "The assistant can’t answer right now. Please try again.",
  ],
])("a later failure is an error chunk: %s", async (_name, error, errorText) => {
  const onFinish = jest.fn();
  const response = await streamAnswer(answer({ start: () => give(PARTS, error), onFinish }));
  const chunks = await readChunks(response);
  expect(chunks.at(-1)).toEqual({ type: "error", errorText });
  expect(chunks.some(({ type }) => type === "data-verseReferences")).toBe(false);
  expect(onFinish.mock.calls).toEqual([[PARTS, "failed"]]);
});

test("the end is reported once, with all parts, before the last chunks are sent", async () => {
  const order: string[] = [];
  const onFinish = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push("saved");
  });
  const response = await streamAnswer(answer({ onFinish }));
  await readChunks(response);
  order.push("read");
  expect(order).toEqual(["saved", "read"]);
  expect(onFinish.mock.calls).toEqual([[PARTS, "complete"]]);
});

test("an answer that cannot be saved is still given", async () => {
  const onFinish = () => Promise.reject(new Error("database away"));
  const chunks = await readChunks(await streamAnswer(answer({ onFinish })));
  expect(chunks.at(-1)).toEqual({ type: "finish" });
});

test("parts are asked for no faster than the client reads", async () => {
  let given = 0;
  async function* endless(): AsyncGenerator<Part> {
    for (;;) yield { type: "text", text: `${given++} ` };
  }
  const response = await streamAnswer(answer({ start: endless }));
  const reader = response.body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(given).toBeLessThan(20);
  await reader?.cancel();
});

test("a client that goes away ends the answer, also while it waits", async () => {
  let signal: AbortSignal | undefined;
  async function* waiting(given: AbortSignal): AsyncGenerator<Part> {
    signal = given;
    yield { type: "text", text: "One. " };
    await new Promise((resolve) => given.addEventListener("abort", resolve));
  }
  const onFinish = jest.fn();
  const response = await streamAnswer(answer({ start: waiting, onFinish }));
  const reader = response.body?.getReader();
  for (let at = 0; at < 4; at++) await reader?.read();
  await reader?.cancel();
  expect(signal?.aborted).toBe(true);
  expect(onFinish.mock.calls).toEqual([[[{ type: "text", text: "One. " }], "aborted"]]);
});

test("an aborted request ends the answer with what was given", async () => {
  const request = new AbortController();
  async function* stopped(signal: AbortSignal): AsyncGenerator<Part> {
    yield { type: "text", text: "One. " };
    request.abort();
    if (signal.aborted) return;
    yield { type: "text", text: "Two." };
  }
  const onFinish = jest.fn();
  const response = await streamAnswer(answer({ start: stopped, signal: request.signal, onFinish }));
  expect((await readChunks(response)).at(-1)).toEqual({ type: "abort" });
  expect(onFinish).toHaveBeenCalledWith([{ type: "text", text: "One. " }], "aborted");
});
