import type { LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { onLastCall } from "@/lib/health/lifecycle";
import { streamModelText } from "@/lib/model/stream";
import { scriptedModel } from "@/tests/support/scripted-model";

jest.mock("@/lib/health/lifecycle");

test("a process that stops ends an answer under way with an error, and what was given stays", async () => {
  const forget = jest.fn();
  jest.mocked(onLastCall).mockReturnValue(forget);
  const { model } = scriptedModel([]);
  model.doStream = async () => ({
    stream: new ReadableStream<LanguageModelV3StreamPart>({
      start(controller) {
        controller.enqueue({ type: "text-delta", id: "1", delta: "Grace is" });
      },
    }),
  });
  const { signal } = new AbortController();
  const messages = [{ role: "user" as const, content: "q" }];
  const words = streamModelText({ model, system: "s", messages, signal });
  expect(await words.next()).toEqual({ done: false, value: "Grace is" });

  const next = words.next();
  jest.mocked(onLastCall).mock.calls[0]?.[0]();

  await expect(next).rejects.toMatchObject({
    code: "ai_unavailable",
    message: "The site is being restarted. Please ask again in a moment.",
  });
  expect(forget).toHaveBeenCalledTimes(1);
});
