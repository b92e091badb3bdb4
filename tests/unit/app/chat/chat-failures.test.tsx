/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import ChatPage from "@/app/chat/page";
import { chunks, toBody } from "../../../support/chat-stream";
import { answerCalls, problem, renderView } from "../../../support/view";

jest.mock("@/lib/model/client", () => ({ useHasModel: () => null }));

const APOLOGY = "I apologize, but I'm having trouble responding right now. Please try again.";
const NO_ANSWER = "The answer didn’t come through. Your question is still here.";

const stream = (parts: readonly object[]) =>
  new Response(toBody(parts), { headers: { "content-type": "text/event-stream" } });
const answered = stream([
  ...chunks.begin("c1"),
  chunks.text("Ruth was a Moabite."),
  ...chunks.end(),
]);

const log = () => screen.findByRole("log", { name: "Conversation" });
const field = () => screen.getByRole("textbox", { name: "Your question" });
const isOnLine = (value: boolean) =>
  jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(value);

beforeEach(() => window.localStorage.clear());

const FAILURES: [name: string, first: unknown, reason: string][] = [
  [
    "a provider that is down",
    problem(503, "The assistant can’t answer right now."),
    "The assistant can’t answer right now.",
  ],
  [
    "too many questions, with the wait",
    problem(429, "You have asked a lot. Please try again in 42 seconds.", { "retry-after": "42" }),
    "You have asked a lot. Please try again in 42 seconds.",
  ],
  [
    "too many questions for a server in front that names the wait in a header alone",
    problem(429, "Too many requests.", { "retry-after": "120" }),
    "Too many requests. Please try again in 2 minutes.",
  ],
  [
    "a page in the place of an answer",
    new Response("<h1>Bad gateway</h1>", { status: 502 }),
    NO_ANSWER,
  ],
  ["fields that are none", { conversationId: 7, text: "no answer" }, NO_ANSWER],
  ["an answer without words", stream([...chunks.begin("c1"), ...chunks.end()]), NO_ANSWER],
  ["a connection that breaks", undefined, NO_ANSWER],
];

test.each(FAILURES)(
  "%s: the apology to the letter, the reason, and the same question again",
  async (_, first, reason) => {
    let asked = 0;
    const calls = answerCalls({
      "/api/chat": () => {
        asked += 1;
        return asked === 1 ? first : answered;
      },
    });
    const { user } = renderView(<ChatPage />, { address: "/chat?q" });
    await user.type(field(), "Who was Ruth?{Enter}");
    const inLog = within(await log());
    expect(await inLog.findByText(APOLOGY)).toBeVisible();
    expect(inLog.getByText(reason)).toBeVisible();
    expect(field()).toBeEnabled();

    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await inLog.findByText("Ruth was a Moabite.");
    expect(inLog.queryByText(APOLOGY)).toBeNull();
    expect(inLog.getAllByText("Who was Ruth?")).toHaveLength(1);
    expect(calls.map(({ body }) => body)).toMatchObject([
      { question: "Who was Ruth?" },
      { question: "Who was Ruth?" },
    ]);
  },
);

test("without a connection that is the reason, and the question is answered once there is one", async () => {
  const connection = isOnLine(false);
  let isDown = true;
  answerCalls({ "/api/chat": () => (isDown ? undefined : answered) });
  const { user } = renderView(<ChatPage />, { address: "/chat?q" });
  await user.type(field(), "Who was Ruth?{Enter}");
  const inLog = within(await log());
  expect(
    await inLog.findByText("You’re offline. Please try again when you’re connected."),
  ).toBeVisible();
  isDown = false;
  connection.mockReturnValue(true);
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(inLog.getByText("Ruth was a Moabite.")).toBeVisible());
});
