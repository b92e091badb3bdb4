/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import ChatPage from "@/app/chat/page";
import { chunks, toBody } from "../../../support/chat-stream";
import { answerCalls, callsTo, goBack, later, problem, renderView } from "../../../support/view";

const LAST = "truth-uncovered-conversation";
const UPDATED = "2026-03-05T12:00:00Z";

const turn = (id: string, role: string, content: string) => ({ id, role, content });
const conversation = (id: string, title: string, answer: string) => ({
  id,
  title,
  updatedAt: UPDATED,
  turns: [turn(`${id}q`, "user", title), turn(`${id}a`, "assistant", answer)],
});
const RUTH = conversation("ruth", "Who was Ruth?", "A Moabite.");
const BOAZ = conversation("boaz", "Who was Boaz?", "A landowner.");

/** A server that has these conversations. */
function serve(conversations = [BOAZ, RUTH], answers: object = {}) {
  const left = [...conversations];
  return answerCalls({
    "GET /api/conversations": () => left.map(({ turns: _, ...item }) => item),
    "GET /api/conversations/*": ({ path }: { path: string }) =>
      left.find(({ id }) => path.endsWith(id)) ?? problem(404, "No such conversation."),
    "DELETE /api/conversations/*": ({ path }: { path: string }) => {
      const at = left.findIndex(({ id }) => path.endsWith(id));
      if (at >= 0) left.splice(at, 1);
      return { deleted: true };
    },
    "POST /api/chat": () =>
      new Response(toBody([...chunks.begin("new"), chunks.text("An answer."), ...chunks.end()]), {
        headers: { "content-type": "text/event-stream" },
      }),
    ...answers,
  });
}

const open = (address: string) => renderView(<ChatPage />, { address });
const field = () => screen.getByRole("textbox", { name: "Your question" });
const suggestions = () => screen.queryByRole("group", { name: "Suggested questions" });
const list = () => screen.findByRole("dialog", { name: "Earlier conversations" });
const row = async (title: string) => {
  const rows = await within(await list()).findAllByRole("listitem");
  return within(rows.find((one) => one.textContent?.includes(title)) as HTMLElement);
};
const noList = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

beforeEach(() => window.localStorage.clear());

test("the list is part of the address; empty, failed and tried again", async () => {
  let isDown = true;
  serve([], {
    "GET /api/conversations": () => (isDown ? problem(503, "away") : []),
  });
  const { user } = open("/chat#conversations");
  const dialog = within(await list());
  expect(await dialog.findByText("Your conversations couldn’t be loaded.")).toBeVisible();
  isDown = false;
  await user.click(dialog.getByRole("button", { name: "Try Again" }));
  expect(await dialog.findByText("No conversations yet")).toBeVisible();
  await user.keyboard("{Escape}");
  await noList();
  expect(window.location.hash).toBe("");
  await user.click(screen.getByRole("button", { name: /^Earlier/ }));
  await list();
  goBack();
  await noList();
});

test("the address opens a conversation; without one the last is opened, and gets its address", async () => {
  serve();
  const { unmount } = open("/chat?conversation=ruth");
  expect(await screen.findByText("A Moabite.")).toBeVisible();
  expect(suggestions()).toBeNull();
  expect(window.localStorage.getItem(LAST)).toBe("ruth");
  unmount();
  open("/chat");
  expect(await screen.findByText("A Moabite.")).toBeVisible();
  expect(window.location.search).toBe("?conversation=ruth");
});

test("a new conversation begins empty, Back leads to the one before, the list to each", async () => {
  serve();
  const { user } = open("/chat?conversation=ruth");
  await screen.findByText("A Moabite.");
  const begin = screen.getByRole("button", { name: /^New/ });
  await user.click(begin);
  expect(suggestions()).toBeVisible();
  expect(field()).toHaveFocus();
  expect(begin).toBeDisabled();
  await waitFor(() => expect(window.location.search).toBe(""));
  goBack();
  expect(await screen.findByText("A Moabite.")).toBeVisible();

  await user.click(screen.getByRole("button", { name: /^Earlier/ }));
  expect(window.location.hash).toBe("#conversations");
  expect((await row("Who was Ruth?")).getByText(/open now/)).toBeVisible();
  await user.click((await row("Who was Boaz?")).getByRole("button", { name: /^Who was Boaz\?/ }));
  await noList();
  expect(await screen.findByText("A landowner.")).toBeVisible();
  expect(window.location.search + window.location.hash).toBe("?conversation=boaz");
});

test("deleting asks first; the open conversation leaves the page with it", async () => {
  const calls = serve();
  const { user } = open("/chat?conversation=boaz");
  await screen.findByText("A landowner.");
  await user.click(screen.getByRole("button", { name: /^Earlier/ }));
  const remove = { name: "Delete “Who was Boaz?”" };
  await user.click((await row("Boaz")).getByRole("button", remove));
  const keep = (await row("Boaz")).getByRole("button", { name: "Keep" });
  expect(keep).toHaveFocus();
  await user.click(keep);
  expect(callsTo(calls, "DELETE", "/api/conversations/*")).toEqual([]);

  await user.click((await row("Boaz")).getByRole("button", remove));
  await user.click((await row("Boaz")).getByRole("button", { name: "Delete for good" }));
  await waitFor(async () => expect(within(await list()).getAllByRole("listitem")).toHaveLength(1));
  expect(callsTo(calls, "DELETE", "/api/conversations/boaz")).toHaveLength(1);
  await user.keyboard("{Escape}");
  await noList();
  expect(suggestions()).toBeVisible();
  expect(window.location.search).toBe("");
  expect(window.localStorage.getItem(LAST)).toBeNull();
});

test("a deletion that fails says why and leaves the row; meanwhile it cannot be pressed again", async () => {
  const answer = later<Response>();
  const calls = serve([RUTH], { "DELETE /api/conversations/ruth": () => answer.promise });
  const { user } = open("/chat#conversations");
  await user.click((await row("Ruth")).getByRole("button", { name: "Delete “Who was Ruth?”" }));
  const forGood = (await row("Ruth")).getByRole("button", { name: "Delete for good" });
  await user.click(forGood);
  expect(forGood).toBeDisabled();
  answer.give(problem(503, "The database is away."));
  expect(await screen.findByText("The conversation wasn’t deleted")).toBeVisible();
  expect(screen.getByText("The database is away.")).toBeVisible();
  expect((await row("Ruth")).getByRole("button", { name: /^Delete/ })).toBeEnabled();
  expect(callsTo(calls, "DELETE", "/api/conversations/*")).toHaveLength(1);
});

test("somebody else's conversation is not shown, kindly, and a new one can begin", async () => {
  serve();
  const { user } = open("/chat?conversation=nobodys");
  const notice = await screen.findByText(/^That conversation is not/);
  expect(suggestions()).toBeVisible();
  expect(window.location.search).toBe("");
  await user.type(field(), "Who was Naomi?{Enter}");
  expect(await screen.findByText("An answer.")).toBeVisible();
  expect(notice).toHaveTextContent("");
});

test("one that this browser remembered and is gone is nothing to bother about", async () => {
  window.localStorage.setItem(LAST, "gone");
  serve();
  open("/chat");
  await waitFor(() => expect(window.localStorage.getItem(LAST)).toBeNull());
  await waitFor(() => expect(suggestions()).toBeVisible());
  expect(screen.queryByText(/^That conversation is not/)).toBeNull();
});

test("a conversation deleted meanwhile: the question begins a new one", async () => {
  let asked = 0;
  const calls = serve([RUTH], {
    "POST /api/chat": () => {
      asked += 1;
      if (asked === 1) return problem(404, "No such conversation.");
      return new Response(
        toBody([...chunks.begin("new"), chunks.text("A landowner."), ...chunks.end()]),
        { headers: { "content-type": "text/event-stream" } },
      );
    },
  });
  const { user } = open("/chat?conversation=ruth");
  await screen.findByText("A Moabite.");
  await user.type(field(), "Who was Boaz?{Enter}");
  expect(await screen.findByText(/^This conversation is no longer/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("A landowner.")).toBeVisible();
  expect(window.location.search).toBe("?conversation=new");
  expect(callsTo(calls, "POST", "/api/chat").map(({ body }) => body)).toMatchObject([
    { conversationId: "ruth" },
    { conversationId: null },
  ]);
});

test("a conversation that cannot be read says so and is tried again", async () => {
  let isDown = true;
  serve([RUTH], {
    "GET /api/conversations/ruth": () => (isDown ? new Response("", { status: 500 }) : RUTH),
  });
  const { user } = open("/chat?conversation=ruth");
  expect(await screen.findByText("Your conversation couldn’t be opened.")).toBeVisible();
  isDown = false;
  await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("A Moabite.")).toBeVisible();
});
