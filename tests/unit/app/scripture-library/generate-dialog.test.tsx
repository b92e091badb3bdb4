/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { GenerateDialog } from "@/app/scripture-library/_components/generate-dialog";
import type { AnswerChunk } from "@/lib/answers/parts";
import { aVerse } from "@/tests/support/library-rows";
import {
  type Answers,
  answerCalls,
  type Call,
  callsTo,
  held,
  problem,
  renderView,
} from "@/tests/support/view";

jest.mock("@/lib/model/client", () => ({ useHasModel: () => true }));

const POEM = "POST /api/ai/generate-poem";
const SAVE = "POST /api/creations";
const CONTENT = "He is near.\n“Jesus wept.” (John 11:35, WEB)";
const VERSES = [
  aVerse("Psalm 23:1"),
  aVerse("John 11:35"),
  aVerse("God says: give", { osis: null }),
];
const VERSE = { osis: "John.11.35", verse: 35, text: "Jesus wept." };

/** Answers with a UI-message stream of these chunks. */
const stream = (...chunks: AnswerChunk[]) =>
  new Response(
    `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`,
    { headers: { "content-type": "text/event-stream" } },
  );
const begun = (delta: string): AnswerChunk[] => [
  { type: "start" },
  { type: "text-start", id: "text-1" },
  { type: "text-delta", id: "text-1", delta },
];
const GENERATED = stream(
  ...begun("He is "),
  { type: "text-delta", id: "text-1", delta: "near.\n" },
  { type: "text-end", id: "text-1" },
  {
    type: "data-verse",
    data: { reference: "John 11:35", osis: "John.11.35", translation: "WEB", verses: [VERSE] },
  },
  { type: "data-content", data: { content: CONTENT } },
  { type: "data-verseReferences", data: { verseReferences: ["John 11:35"] } },
  { type: "finish" },
);
const saved = (call: Call) => ({ ...(call.body as object), id: "new" });

const prompt = () => screen.getByRole("textbox", { name: "Prompt" });
const button = (name: string) => screen.getByRole("button", { name });

interface Shown {
  isOpen?: boolean;
  verses?: typeof VERSES;
}

function open(change: Answers = {}, { verses = VERSES }: Shown = {}) {
  const answers: Answers = { [POEM]: GENERATED, [SAVE]: saved, ...change };
  const calls = answerCalls(answers);
  const onClose = jest.fn();
  const onGenerated = jest.fn();
  const dialog = (isOpen: boolean) => (
    <section>
      <h2 tabIndex={-1}>Comfort - Verses</h2>
      <GenerateDialog isOpen={isOpen} verses={verses} onClose={onClose} onGenerated={onGenerated} />
    </section>
  );
  const { rerender, ...view } = renderView(dialog(true));
  return {
    ...view,
    answers,
    calls,
    onClose,
    onGenerated,
    show: (isOpen: boolean) => rerender(dialog(isOpen)),
  };
}

/** Puts these words in place of what another test has left; a draft outlives its dialog. */
async function fill({ user }: Pick<ReturnType<typeof open>, "user">, words: string) {
  await user.clear(prompt());
  await user.type(prompt(), words);
}

test("a poem comes in pieces and is saved by itself with the spec's body", async () => {
  const { answer, release } = held(null);
  const view = open({
    [SAVE]: async (call: Call) => {
      await answer();
      return saved(call);
    },
  });
  await fill(view, " Grief and hope ");
  await view.user.type(screen.getByRole("textbox", { name: "Theme (optional)" }), "comfort");
  await view.user.click(button("Generate poem"));
  const written = await screen.findByRole("region", { name: "The text so far" });
  expect(await within(written).findByText("Jesus wept.")).toHaveClass("scripture");
  expect(written).toHaveTextContent("He is near.");
  expect(written).toHaveFocus();
  expect(button("Generating poem...")).toBeDisabled();
  const [asked] = callsTo(view.calls, "POST", "/api/ai/generate-poem");
  expect(asked?.headers.get("accept")).toBe("text/event-stream");
  expect(asked?.body).toEqual({
    userId: "demo-user",
    verseIds: ["Psalm 23:1", "John 11:35", "God says: give"],
    prompt: "Grief and hope",
    theme: "comfort",
    prayerType: "comfort",
    duration: "comfort",
  });

  release();
  expect(await screen.findByText("AI content generated successfully!")).toBeVisible();
  expect(view.onClose).toHaveBeenCalledTimes(1);
  expect(view.onGenerated).toHaveBeenCalledTimes(1);
  // Heard once, outside the dialog that goes.
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(CONTENT);
  expect(callsTo(view.calls, "POST", "/api/creations").map(({ body }) => body)).toEqual([
    {
      userId: "demo-user",
      title: "Poem - Grief and hope...",
      content: CONTENT,
      type: "poem",
      prompt: "Grief and hope",
      scriptureReferences: ["Psalm 23:1", "John 11:35"],
      isPublic: false,
      likes: 0,
    },
  ]);
  view.show(false);
  view.show(true);
  expect(prompt()).toHaveValue("");
});

test("the type follows the tab, what was put in goes along, and plain JSON is understood", async () => {
  const view = open({ "POST /api/ai/generate-meditation": { content: "Be still." } });
  await fill(view, "A quiet evening");
  await view.user.click(screen.getByRole("tab", { name: "Prayer" }));
  expect(screen.getByRole("textbox", { name: "Prayer type (optional)" })).toBeVisible();
  await view.user.click(screen.getByRole("tab", { name: "Meditation" }));
  expect(prompt()).toHaveValue("A quiet evening");
  await view.user.type(screen.getByRole("textbox", { name: "Duration (optional)" }), "10 minutes");
  await view.user.click(button("Generate meditation"));
  await waitFor(() => expect(view.onClose).toHaveBeenCalled());
  expect(callsTo(view.calls, "POST", "/api/creations")[0]?.body).toMatchObject({
    title: "Meditation - A quiet evening...",
    content: "Be still.",
    type: "meditation",
  });
});

test("a blank prompt is asked for, and the words go when there is one", async () => {
  const view = open();
  await fill(view, "  ");
  await view.user.click(button("Generate poem"));
  expect(await screen.findByText("Prompt is required")).toBeVisible();
  expect(prompt()).toHaveFocus();
  expect(prompt()).toHaveAccessibleDescription("Prompt is required");
  expect(view.calls).toEqual([]);
  await view.user.type(prompt(), "Hope");
  await waitFor(() => expect(screen.queryByText("Prompt is required")).toBeNull());
});

test.each([
  ["no verse", [], "Please select some verses"],
  [
    "31 verses",
    Array.from({ length: 31 }, (_, id) => aVerse(`Psalm 119:${id + 1}`)),
    "Please select at most 30 verses",
  ],
])("%s: nothing is asked, and the visitor is told", async (_, verses, words) => {
  const view = open({}, { verses });
  await fill(view, "Hope");
  await view.user.click(button("Generate poem"));
  const title = await screen.findByText("Failed to generate content");
  expect(title.closest("li")).toHaveTextContent(words);
  expect(screen.getByText(words, { selector: "[role=alert]" })).toBeVisible();
  expect(view.calls).toEqual([]);
});

test.each([
  ["too many", problem(429, "Please try again in 2 minutes."), "Please try again in 2 minutes."],
  ["no answer of the model", problem(503, "It cannot answer now."), "It cannot answer now."],
  [
    "an error in the middle",
    stream(...begun("He is"), { type: "error", errorText: "The assistant broke off." }),
    "The assistant broke off.",
  ],
  [
    "a stream that is cut",
    stream(...begun("He is")),
    "The text broke off before the end. Please try again.",
  ],
  ["no connection", () => Promise.reject(new TypeError("offline")), "Please try again."],
])("%s: the catalog's words, the reason once, and the prompt stays", async (_, answer, words) => {
  const view = open({ [POEM]: answer });
  await fill(view, "Light");
  await view.user.click(button("Generate poem"));
  const title = await screen.findByText("Failed to generate content");
  expect(title.closest("li")).toHaveTextContent("Failed to generate AI content");
  const dialog = screen.getByRole("dialog", { name: "Generate AI Content" });
  expect(within(dialog).getByText(words)).toBeVisible();
  // The notice says it; an alert beside it would say it twice.
  expect(within(dialog).queryByRole("alert")).toBeNull();
  expect(prompt()).toHaveValue("Light");

  view.answers[POEM] = GENERATED;
  await view.user.click(button("Generate poem"));
  await waitFor(() => expect(view.onClose).toHaveBeenCalled());
});

test("a text that cannot be saved stays, also when the dialog is closed, and is saved once when asked again", async () => {
  const view = open({ [SAVE]: problem(503, "The database is away.") });
  await fill(view, "Whatever happens");
  await view.user.click(button("Generate poem"));
  const title = await screen.findByText("Failed to generate content");
  expect(title.closest("li")).toHaveTextContent("Failed to save creation");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This poem isn’t saved yet. The database is away.",
  );
  view.show(false);
  view.show(true);
  expect(screen.getByText("He is near.")).toBeVisible();
  const { answer, release } = held(null);
  view.answers[SAVE] = async (call: Call) => {
    await answer();
    return saved(call);
  };
  await view.user.dblClick(button("Save again"));
  release();
  await waitFor(() => expect(view.onClose).toHaveBeenCalled());
  const keys = callsTo(view.calls, "POST", "/api/creations").map(({ headers }) =>
    headers.get("idempotency-key"),
  );
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("an unsaved text can be discarded", async () => {
  const view = open({ [SAVE]: problem(503, "Away.") });
  await fill(view, "Light");
  await view.user.click(button("Generate poem"));
  await view.user.click(await screen.findByRole("button", { name: "Discard it" }));
  expect(prompt()).toHaveValue("Light");
  expect(screen.queryByText("He is near.")).toBeNull();
});

test("Stop ends the call and saves nothing; a double press asks once", async () => {
  const view = open({ [POEM]: held(null).answer });
  await fill(view, "Endless");
  await view.user.dblClick(button("Generate poem"));
  await view.user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Stopped. Nothing was saved.")).toBeVisible();
  expect(prompt()).toHaveValue("Endless");
  expect(button("Generate poem")).toBeEnabled();
  const calls = callsTo(view.calls, "POST", "/api/ai/generate-poem");
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect(callsTo(view.calls, "POST", "/api/creations")).toEqual([]);
});

test("closing while a text is being written ends the call, and the prompt stays", async () => {
  const view = open({ [POEM]: held(null).answer });
  await fill(view, "Endless");
  await view.user.click(button("Generate poem"));
  await waitFor(() => expect(view.calls).toHaveLength(1));
  view.show(false);
  await waitFor(() => expect(view.calls[0]?.signal?.aborted).toBe(true));
  view.show(true);
  await waitFor(() => expect(prompt()).toHaveValue("Endless"));
});

test("help for somebody in need stays on screen and is not saved as a poem", async () => {
  const view = open({
    [POEM]: stream(
      ...begun("Call 988."),
      { type: "text-end", id: "text-1" },
      { type: "data-content", data: { content: "Call 988.", isHelp: true } },
      { type: "finish" },
    ),
  });
  await fill(view, "I want to die");
  await view.user.click(button("Generate poem"));
  expect(await screen.findByRole("button", { name: "Back" })).toBeVisible();
  expect(screen.getAllByText("Call 988.")[0]).toBeVisible();
  expect(callsTo(view.calls, "POST", "/api/creations")).toEqual([]);
  await view.user.click(button("Back"));
  expect(prompt()).toBeVisible();
});

test("a visitor who wants no language model says so with the request", async () => {
  const view = open();
  await fill(view, "Light");
  await view.user.click(screen.getByRole("checkbox", { name: /Use a language model/ }));
  await view.user.click(button("Generate poem"));
  await waitFor(() => expect(view.onClose).toHaveBeenCalled());
  expect(callsTo(view.calls, "POST", "/api/ai/generate-poem")[0]?.body).toMatchObject({
    useModel: false,
  });
});
