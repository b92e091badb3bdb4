import { streamText } from "ai";
import { AppError } from "@/lib/errors";
import { reserveTokens } from "@/lib/limits/budget";
import { meteredModel } from "@/lib/model/metered-model";
import { scriptedModel } from "@/tests/support/scripted-model";

jest.mock("@/lib/limits/budget");

const PAYER = { workspace: "workspace", address: "address" };
const settle = jest.fn(async (_used: number) => {});
const never = new AbortController().signal;

beforeEach(() => jest.mocked(reserveTokens).mockResolvedValue({ settle }));

function say(pieces: readonly string[], abortSignal: AbortSignal = never) {
  const { model, calls } = scriptedModel(pieces);
  const { fullStream } = streamText({
    model: meteredModel(model, PAYER),
    prompt: "a".repeat(4_000),
    maxOutputTokens: 500,
    maxRetries: 0,
    abortSignal,
    onError: () => {},
  });
  return { reader: fullStream.getReader(), calls };
}

async function readAll(reader: ReturnType<typeof say>["reader"]) {
  const parts = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
  }
  return parts;
}

test("sets aside the prompt and the longest answer, and settles what the provider counted", async () => {
  const parts = await readAll(say(["One ", "two."]).reader);
  expect(parts.filter(({ type }) => type === "text-delta")).toHaveLength(2);
  const [payer, tokens] = jest.mocked(reserveTokens).mock.calls[0] ?? [];
  expect(payer).toBe(PAYER);
  expect(tokens).toBeGreaterThanOrEqual(1_500);
  expect(tokens).toBeLessThan(1_600);
  // The scripted model counts one token each way.
  expect(settle.mock.calls[0]).toEqual([2]);
});

test("an abort settles the prompt and what was written by then", async () => {
  const stop = new AbortController();
  const { reader } = say(["b".repeat(400), "c".repeat(400), "d".repeat(400)], stop.signal);
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value.type === "text-delta") stop.abort();
  }
  const [used = 0] = settle.mock.calls[0] ?? [];
  expect(used).toBeGreaterThanOrEqual(1_100);
  expect(used).toBeLessThan(1_400);
});

test("a spent budget is the call's error, and the provider is not asked", async () => {
  const refusal = new AppError("too_many_requests", "Later.", { retryAfter: 60 });
  jest.mocked(reserveTokens).mockRejectedValue(refusal);
  const { reader, calls } = say(["One"]);
  const error = (await readAll(reader)).find(({ type }) => type === "error");
  expect(error).toMatchObject({ error: refusal });
  expect(calls).toEqual([]);
  expect(settle).not.toHaveBeenCalled();
});

test("a call that never began gives everything back", async () => {
  const { model } = scriptedModel([]);
  model.doStream = () => Promise.reject(new Error("away"));
  const options = { prompt: [], maxOutputTokens: 500 };
  await expect(meteredModel(model, PAYER).doStream(options)).rejects.toThrow("away");
  expect(settle.mock.calls).toEqual([[0]]);
});

test("what a provider counts or sends beyond all measure is charged ten times the call at most", async () => {
  const { model } = scriptedModel(["a".repeat(10_000_000)]);
  const { stream } = await meteredModel(model, PAYER).doStream({
    prompt: [],
    maxOutputTokens: 100,
  });
  const reader = stream.getReader();
  for (let count = 0; count < 3; count++) await reader.read();
  await reader.cancel();
  expect(settle.mock.calls[0]?.[0]).toBeLessThanOrEqual(1_010);
});
