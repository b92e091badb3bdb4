/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ChatAddress } from "@/app/chat/_components/address";
import { saveLastConversation } from "@/app/chat/_components/last-conversation";
import { useChatSession } from "@/app/chat/_components/use-chat-session";
import { answerCalls } from "../../../support/view";

const QUESTION = "Who was Ruth?";

const address = { replace: jest.fn(), push: jest.fn(), choose: jest.fn() } satisfies ChatAddress;
const openSession = () => renderHook(() => useChatSession({ current: address })).result;

beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
});

test("a question asked before the address was read is asked, also where one was open last", async () => {
  const calls = answerCalls({ "/api/chat": () => new Promise(() => undefined) });
  for (const last of [null, "c7"]) {
    saveLastConversation(last);
    const session = openSession();
    act(() => void session.current.ask(QUESTION));
    act(() => session.current.follow(null, false));
    await waitFor(() => expect(session.current.shown).not.toBeNull());
    expect(session.current.isPending).toBe(true);
    expect(address.replace).not.toHaveBeenCalled();
  }
  expect(calls.map(({ body }) => body)).toMatchObject([
    { question: QUESTION, conversationId: null },
    { question: QUESTION, conversationId: null },
  ]);
});

test("without one, what was open last is named in the address", () => {
  saveLastConversation("c7");
  const session = openSession();
  act(() => session.current.follow(null, false));
  expect(address.replace).toHaveBeenCalledWith("c7");
});
