import type { LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { boundedModel, PIECE_LENGTH } from "@/lib/model/bounded-model";
import { streamModelText } from "@/lib/model/stream";
import { scriptedModel } from "@/tests/support/scripted-model";

const OUTPUT = 16_000;

/** A model whose stream has exactly these parts. */
function partsModel(parts: Iterable<LanguageModelV3StreamPart>) {
  const { model } = scriptedModel([]);
  let canceled = false;
  model.doStream = async () => {
    const iterator = parts[Symbol.iterator]();
    const stream = new ReadableStream<LanguageModelV3StreamPart>({
      pull(controller) {
        const { done, value } = iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        canceled = true;
      },
    });
    return { stream };
  };
  return { model, wasCanceled: () => canceled };
}

/** What comes out, and the most text that came in one turn of the event loop. */
async function read(parts: Iterable<LanguageModelV3StreamPart>) {
  const { model, wasCanceled } = partsModel(parts);
  const { stream } = await boundedModel(model, OUTPUT).doStream({ prompt: [] });
  const given: LanguageModelV3StreamPart[] = [];
  let inTurn = 0;
  let most = { parts: 0, length: 0 };
  let length = 0;
  let isOver = false;
  const tick = () => {
    inTurn = 0;
    length = 0;
    if (!isOver) setImmediate(tick);
  };
  tick();
  const error = await (async () => {
    for await (const part of stream) {
      given.push(part);
      length += part.type === "text-delta" ? part.delta.length : 0;
      most = { parts: Math.max(most.parts, ++inTurn), length: Math.max(most.length, length) };
    }
  })().catch((reason: unknown) => reason);
  isOver = true;
  const text = given.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");
  return { given, text, most, error, wasCanceled: wasCanceled() };
}

function* times(count: number, part: LanguageModelV3StreamPart) {
  for (let at = 0; at < count; at++) yield part;
}

test("a piece of 10 MB is cut to what may be given, and comes in small pieces with turns between them", async () => {
  const delta = "Grace is a gift. ".repeat(600_000);
  const { text, most, wasCanceled } = await read(times(3, { type: "text-delta", id: "1", delta }));
  expect(text).toBe(delta.slice(0, OUTPUT));
  // What was asked for ahead may share a turn.
  expect(most.length).toBeLessThanOrEqual(2 * PIECE_LENGTH);
  expect(wasCanceled).toBe(true);
});

test("words in small pieces come as they are, a few in one turn", async () => {
  const { text, most } = await read(times(1_200, { type: "text-delta", id: "1", delta: "word " }));
  expect(text).toBe("word ".repeat(1_200));
  expect(most.parts).toBeLessThanOrEqual(32);
});

test.each<[string, LanguageModelV3StreamPart]>([
  ["empty pieces", { type: "text-delta", id: "1", delta: "" }],
  ["thoughts", { type: "reasoning-delta", id: "1", delta: "Hm. ".repeat(1_000) }],
  ["raw pieces", { type: "raw", rawValue: "x" }],
])("a flood of %s ends, and holds nobody up", async (_name, part) => {
  const { given, most, error, wasCanceled } = await read(times(100_000, part));
  expect(error).toBeInstanceOf(RangeError);
  expect(given.length).toBeLessThanOrEqual(20_000);
  expect(most.parts).toBeLessThanOrEqual(32);
  expect(JSON.stringify(given.slice(0, 2)).length).toBeLessThan(200);
  expect(wasCanceled).toBe(true);
});

test.each<[string, LanguageModelV3StreamPart]>([
  ["begun", { type: "tool-input-start", id: "t", toolName: "x" }],
  ["made", { type: "tool-call", toolCallId: "t", toolName: "x", input: "{}" }],
])("a tool call that is %s ends the answer", async (_name, part) => {
  const { given, error } = await read([{ type: "text-delta", id: "1", delta: "So" }, part]);
  expect(given).toHaveLength(1);
  expect(error).toBeInstanceOf(Error);
});

test("an answer of 10 MB in one piece is given to the letter of its limit", async () => {
  const { model } = scriptedModel(["Grace is a gift. ".repeat(600_000)]);
  let length = 0;
  const signal = new AbortController().signal;
  const call = { model, system: "s", messages: [{ role: "user" as const, content: "q" }], signal };
  for await (const words of streamModelText(call)) length += words.length;
  expect(length).toBe(OUTPUT);
});
