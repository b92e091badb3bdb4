/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import ChatPage from "@/app/chat/page";
import { chunks, heldAnswer, toBody } from "../../../support/chat-stream";
import { answerCalls, type Call, renderView } from "../../../support/view";

let mockHasModel: boolean | null = null;
jest.mock("@/lib/model/client", () => ({ useHasModel: () => mockHasModel }));
afterEach(() => {
  mockHasModel = null;
});

const APOLOGY = "I apologize, but I'm having trouble responding right now. Please try again.";

const field = () => screen.getByRole("textbox", { name: "Your question" });
const send = () => screen.getByRole("button", { name: "Send" });
const stop = () => screen.getByRole("button", { name: "Stop" });
const log = () => screen.findByRole("log", { name: "Conversation" });
const questions = () =>
  [...document.querySelectorAll("[role=log] [data-question] p")].map((one) => one.textContent);
const suggestions = () =>
  within(screen.getByRole("group", { name: "Suggested questions" })).getAllByRole("button");
/**
 * Lines that stand in the place of an answer; those of a conversation that may be opened stand in
 * the page from the start.
 */
const skeletons = () => document.querySelectorAll("[data-skeleton]").length - 1;

const stream = (...parts: object[]) =>
  new Response(toBody(parts), { headers: { "content-type": "text/event-stream" } });
const answered = (text: string, id = "c1") =>
  stream(...chunks.begin(id), chunks.text(text), ...chunks.end());

beforeEach(() => window.localStorage.clear());

function openChat(answer: unknown = () => answered("Listen."), address = "/chat?q") {
  const calls = answerCalls({ "/api/chat": answer });
  return { calls, ...renderView(<ChatPage />, { address }) };
}
const bodies = (calls: readonly Call[]) => calls.map(({ body }) => body);

test("a question is asked once there is one, goes out with what the server needs, and its answer stands in the log", async () => {
  const { user, calls } = openChat();
  expect(send()).toBeDisabled();
  await user.type(field(), "   ");
  expect(send()).toBeDisabled();
  await user.type(field(), "Who was Ruth? ");
  await user.click(send());
  await waitFor(async () => expect(await log()).toHaveTextContent("Listen."));
  expect(field()).toHaveValue("");
  expect(questions()).toEqual(["Who was Ruth?"]);
  expect(screen.queryByRole("group", { name: "Suggested questions" })).toBeNull();
  expect(window.location.search).toBe("?conversation=c1");

  await user.type(field(), "And then?{Enter}");
  await waitFor(() => expect(questions()).toHaveLength(2));
  expect(bodies(calls)).toMatchObject([
    { question: "Who was Ruth?", conversationId: null, useModel: true },
    { question: "And then?", conversationId: "c1" },
  ]);
});

test("each of the five suggestions asks itself", async () => {
  const { unmount } = openChat();
  const words = suggestions().map((one) => one.textContent ?? "");
  expect(words).toHaveLength(5);
  unmount();
  for (const [at, question] of words.entries()) {
    const { user, calls, unmount } = openChat();
    await user.click(suggestions()[at] as HTMLElement);
    await waitFor(() => expect(questions()).toEqual([question]));
    expect(bodies(calls)).toMatchObject([{ question }]);
    unmount();
  }
});

test("while the answer is awaited the field and Send are disabled and lines stand in its place", async () => {
  const answer = heldAnswer();
  const { user } = openChat(answer.respond);
  await user.type(field(), "Who was Ruth?{Enter}");
  expect(field()).toBeDisabled();
  expect(send()).toBeDisabled();
  await log();
  await waitFor(() => expect(skeletons()).toBe(1));
  act(() => answer.push(...chunks.begin("c1")));
  expect(skeletons()).toBe(1);
  act(() => answer.push(chunks.text("Ruth was ")));
  await screen.findByText("Ruth was");
  expect(skeletons()).toBe(0);
  expect(field()).toBeDisabled();
  expect(stop()).toBeVisible();
  // Heard once and whole: what grows is outside of the log.
  expect(await log()).not.toHaveTextContent("Ruth was");
  expect(screen.getByText("The assistant is answering.")).toHaveAttribute("role", "status");

  act(() => {
    answer.push(chunks.text("a Moabite (Ruth 1:4)."), ...chunks.end(["Ruth 1:4"]));
    answer.close();
  });
  await waitFor(async () =>
    expect(await log()).toHaveTextContent("Ruth was a Moabite (Ruth 1:4)."),
  );
  expect(screen.queryByText("The assistant is answering.")).toBeNull();
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
  expect(within(await log()).getAllByRole("link", { name: "Ruth 1:4" })[0]).toBeVisible();
});

test("Enter pressed twice sends once; Shift+Enter and letters still composed do not send", async () => {
  const { user, calls } = openChat(() => answered("Yes."));
  await user.type(field(), "Line one{Shift>}{Enter}{/Shift}line two");
  expect(field()).toHaveValue("Line one\nline two");
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229, isComposing: true });
  expect(calls).toEqual([]);
  fireEvent.keyDown(field(), { key: "Enter" });
  fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(async () => expect(await log()).toHaveTextContent("Yes."));
  expect(questions()).toEqual(["Line one\nline two"]);
  expect(calls).toHaveLength(1);
  await user.keyboard("{Escape}");
});

test("Stop ends the call, what arrived of the answer stays, and it can be asked again", async () => {
  const held: ReturnType<typeof heldAnswer>[] = [];
  const { user } = openChat((call: Call) => {
    const answer = heldAnswer();
    held.push(answer);
    return answer.respond(call);
  });
  await user.type(field(), "Who was Boaz?{Enter}");
  await waitFor(() => expect(held).toHaveLength(1));
  act(() => held[0]?.push(...chunks.begin("c1"), chunks.text("Boaz owned fields")));
  await screen.findByText("Boaz owned fields");
  await user.click(stop());
  await screen.findByText("You stopped this answer.");
  expect(await log()).toHaveTextContent("Boaz owned fields");
  expect(held[0]?.wasAborted()).toBe(true);
  expect(field()).toBeEnabled();

  await user.click(screen.getByRole("button", { name: "Ask again" }));
  await waitFor(() => expect(held).toHaveLength(2));
  await waitFor(() => expect(questions()).toHaveLength(2));
  // One that never begins can be stopped too.
  await user.click(stop());
  await waitFor(() => expect(screen.getAllByText("You stopped this answer.")).toHaveLength(2));
  expect(held[1]?.wasAborted()).toBe(true);
  expect(field()).toBeEnabled();
});

test("2,000 characters are the most: a longer text stays, and what is wrong is shown", async () => {
  const { user, calls } = openChat();
  fireEvent.change(field(), { target: { value: "a".repeat(2_001) } });
  expect(screen.getByText(/Please shorten yours by 1\./)).toBeVisible();
  expect(send()).toBeDisabled();
  field().focus();
  await user.keyboard("{Enter}");
  expect(field()).toHaveValue("a".repeat(2_001));
  expect(calls).toEqual([]);
  fireEvent.change(field(), { target: { value: "a".repeat(2_000) } });
  expect(screen.getByText("2,000 of 2,000 characters")).toBeVisible();
  expect(send()).toBeEnabled();
});

test("a question handed over stands in the field, unsent, and leaves the address", async () => {
  const { calls } = openChat(undefined, "/chat?q=How+should+I+pray%3F");
  await waitFor(() => expect(field()).toHaveValue("How should I pray?"));
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(field()).toHaveFocus();
  expect(suggestions()).toHaveLength(5);
  expect(calls).toEqual([]);
});

test("the visitor's choice against a language model goes with the question and stays", async () => {
  const choice = () => screen.getByRole("switch", { name: "Answer without a language model" });
  mockHasModel = true;
  const first = openChat();
  await screen.findByRole("switch");
  await first.user.click(choice());
  expect(choice()).toBeChecked();
  first.unmount();
  const { user, calls } = openChat();
  await screen.findByRole("switch");
  expect(choice()).toBeChecked();
  await user.click(suggestions()[0] as HTMLElement);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(bodies(calls)).toMatchObject([{ useModel: false }]);
});

test("without a language model there is no choice against one", async () => {
  mockHasModel = false;
  openChat();
  await act(async () => {});
  expect(screen.queryByRole("switch")).toBeNull();
});

test("a passage can be asked about and saved", async () => {
  const verse = {
    reference: "John 11:35",
    osis: "John.11.35",
    translation: "WEB",
    verses: [{ osis: "John.11.35", verse: 35, text: "Jesus wept." }],
  };
  const { user } = openChat(() =>
    stream({ type: "start" }, { type: "data-verse", data: verse }, { type: "finish" }),
  );
  await user.type(field(), "John 11:35{Enter}");
  const passage = within(await within(await log()).findByRole("figure"));
  expect(passage.getByRole("blockquote")).toHaveTextContent("Jesus wept.");
  expect(passage.getByRole("button", { name: "Save John 11:35 to a collection" })).toHaveAttribute(
    "data-save-verse",
    "John 11:35",
  );
  await user.click(passage.getByRole("button", { name: "Ask about John 11:35" }));
  expect(field()).toHaveValue("What does John 11:35 mean?");
  expect(field()).toHaveFocus();
});

test("a plain answer is understood too, and nothing in it becomes active", async () => {
  const answer =
    "God is love.\n\n- <img src=x onerror=alert(1)> one\n- [two](javascript:alert(1)) “Jesus wept.” (John 11:35, WEB)\n\nhttps://evil.example/x";
  const { user } = openChat({
    conversationId: "c9",
    answer,
    verseReferences: ["1 John 4:8", "John 11:35"],
  });
  await user.type(field(), "What is God?{Enter}");
  await screen.findByText("God is love.");
  const inLog = within(await log());
  expect(inLog.getByText("<img src=x onerror=alert(1)> one")).toBeVisible();
  expect(await inLog.findByRole("link", { name: "1 John 4:8" })).toBeVisible();
  expect(inLog.queryByRole("img")).toBeNull();
  expect(inLog.queryByRole("blockquote")).toBeNull();
  for (const link of inLog.getAllByRole("link")) {
    expect(link.getAttribute("href")).toMatch(/^\/bible\/web\//);
  }
  await waitFor(() => expect(window.location.search).toBe("?conversation=c9"));
});

test("an answer that breaks off stays as far as it came; the apology stands after it", async () => {
  let at = 0;
  const { user } = openChat(() => {
    at += 1;
    return at === 1
      ? stream(...chunks.begin("c1"), chunks.text("Naomi left Bethlehem"), {
          type: "error",
          errorText: "The assistant lost its thread.",
        })
      : // Cut without its end.
        stream(...chunks.begin("c1"), chunks.text("Naomi came back."));
  });
  await user.type(field(), "Who was Naomi?{Enter}");
  await screen.findByText("The assistant lost its thread.");
  expect(await log()).toHaveTextContent("Naomi left Bethlehem");
  expect(screen.getByText(APOLOGY)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.getAllByText(APOLOGY)).toHaveLength(2));
  expect(await log()).toHaveTextContent("Naomi came back.");
  expect(questions()).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: "Try Again" })).toHaveLength(1);
});
