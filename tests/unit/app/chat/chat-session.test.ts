import { ChatSession } from "@/app/chat/_components/chat-session";
import { hasWords } from "@/app/chat/_components/message";
import { CANNOT_ANSWER } from "@/lib/model/cannot-answer";

const APOLOGY = "I apologize, but I'm having trouble responding right now. Please try again.";

// What of a browser the conversation asks for.
Object.defineProperties(globalThis, {
  window: { value: globalThis },
  navigator: { value: {}, configurable: true },
});

const BEGUN = [
  { type: "start" },
  { type: "text-start", id: "1" },
  { type: "text-delta", id: "1", delta: "Ruth was" },
];

/** A conversation whose one answer comes as these chunks, when it has ended. */
async function answered(chunks: object[]): Promise<ChatSession> {
  const body = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("");
  globalThis.fetch = async () =>
    new Response(body, { headers: { "content-type": "text/event-stream" } });
  return new Promise((resolve) => {
    const session = new ChatSession({ onConversation: () => {}, onEnd: () => resolve(session) });
    session.ask("Who was Ruth?");
  });
}

test.each([
  ["with nothing more to say", [{ type: "error", errorText: CANNOT_ANSWER }], ""],
  [
    "with a reason",
    [{ type: "error", errorText: "Please wait a minute." }],
    "Please wait a minute.",
  ],
  ["without a word", [], "The answer didn’t come through. Your question is still here."],
])("an answer that breaks off %s is told once, after what was said", async (_, end, reason) => {
  const { chat } = await answered([...BEGUN, ...end]);
  const [, said, failure, ...more] = chat.messages;
  expect(more).toEqual([]);
  expect(said && hasWords(said)).toBe(true);
  expect(failure).toMatchObject({
    metadata: { failure: { reason } },
    parts: [{ type: "text", text: APOLOGY }],
  });
});
