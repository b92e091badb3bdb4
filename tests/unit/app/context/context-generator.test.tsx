/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { NuqsAdapter } from "nuqs/adapters/react";
import { ContextGenerator } from "@/app/context/_components/context-generator";
import { answerCalls, type Call, goBack, held, problem, renderView } from "../../../support/view";

const PATH = "/api/biblical-context";
const statement = (field: string, mark: string, text: string) => ({
  field,
  mark,
  text,
  sources: [],
  references: [],
});

/** An answer about whatever was asked, as the server gives it. */
function contextOf({ body }: Call) {
  const { type, useModel: _useModel, ...subject } = body as Record<string, string>;
  const [name] = Object.values(subject);
  return {
    title: `Biblical Context: ${name}`,
    historicalContext: `History of ${name}.`,
    culturalBackground: "Culture.",
    modernRelevance: "Relevance.",
    geographicalContext: "Geography.",
    timeline: `${type} time.`,
    keyFigures: ["Noah"],
    relatedVerses: ["Genesis 6:9"],
    statements: [
      statement("historicalContext", "fact", `History of ${name}.`),
      statement("modernRelevance", "application", "Relevance."),
    ],
  };
}

function open(address: string, answer: unknown = contextOf) {
  const calls = answerCalls({ [PATH]: answer });
  const view = renderView(
    <NuqsAdapter>
      <ContextGenerator legend={<p>What each mark says</p>} />
    </NuqsAdapter>,
    { address },
  );
  return { calls, ...view };
}
const field = () => screen.getByRole("textbox");
const generate = () => screen.getByRole("button", { name: "Generate" });
const title = (name: string) =>
  screen.findByRole("heading", { level: 2, name: `Biblical Context: ${name}` });
const noTitle = () => expect(screen.queryByText(/^Biblical Context: /)).toBeNull();
const choose = (type: string) => screen.getByRole("radio", { name: type });

test("a subject that is not blank is asked for, and becomes the address", async () => {
  const { user, calls } = open("/context");
  expect(generate()).toBeDisabled();
  await user.type(field(), "   ");
  expect(generate()).toBeDisabled();
  await user.type(field(), "isaiah 7:14 {Enter}");
  expect(await title("isaiah 7:14")).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe("?type=verse&verse=isaiah+7:14"));
  expect(calls.map(({ body }) => body)).toEqual([
    { type: "verse", verse: "isaiah 7:14", useModel: true },
  ]);
  expect(screen.getByRole("heading", { level: 4, name: "Historical Context" })).toBeVisible();
  // A field that says nothing has no heading.
  expect(screen.queryByRole("heading", { name: "Prophetic Significance" })).toBeNull();
});

test("each type has its placeholder and its field of the request", async () => {
  const { user, calls } = open("/context");
  const types = [
    ["Topic", "e.g., The Flood, Exodus, Creation", "topic"],
    ["Historical Period", "e.g., Babylonian Exile, Roman Empire", "historicalPeriod"],
    ["Archaeological Site", "e.g., Noah's Ark, Mount Sinai", "archaeologicalSite"],
    ["Verse", "e.g., John 3:16, Genesis 1:1", "verse"],
  ] as const;
  for (const [name, placeholder, key] of types) {
    await user.click(choose(name));
    expect(field()).toHaveAttribute("placeholder", placeholder);
    await user.type(field(), "Ruth{Enter}");
    await title("Ruth");
    expect(calls.at(-1)?.body).toHaveProperty(key, "Ruth");
  }
});

test("an address with a verse alone asks at once, as one that says for; the form shows it", async () => {
  const { calls, unmount } = open("/context?verse=John%203:16");
  expect(await title("John 3:16")).toBeVisible();
  expect(field()).toHaveValue("John 3:16");
  expect(calls).toHaveLength(1);
  unmount();
  open("/context?verse=for%20John%203:16");
  expect(await title("John 3:16")).toBeVisible();
  expect(field()).toHaveValue("John 3:16");
});

test("editing or another type takes the answer away; Back brings answers back without asking", async () => {
  const { user, calls } = open("/context?type=topic&topic=The+Flood");
  await title("The Flood");
  await user.type(field(), "s");
  noTitle();
  await user.clear(field());
  await user.type(field(), "Exodus{Enter}");
  await title("Exodus");
  await user.click(choose("Historical Period"));
  noTitle();
  expect(field()).toHaveValue("");
  await user.type(field(), "Babylonian Exile{Enter}");
  await title("Babylonian Exile");
  await waitFor(() =>
    expect(window.location.search).toBe("?type=historical&historicalPeriod=Babylonian+Exile"),
  );

  goBack();
  await title("Exodus");
  expect(choose("Topic")).toBeChecked();
  goBack();
  await title("The Flood");
  expect(calls).toHaveLength(3);
});

test("while it is under way there is a skeleton and Generate is disabled", async () => {
  const { answer, release } = held({ ...contextOf({ body: { verse: "Esther" } } as Call) });
  const { user } = open("/context", answer);
  await user.type(field(), "Esther{Enter}");
  expect(await screen.findByRole("button", { name: "Generating..." })).toBeDisabled();
  expect(screen.getByText("Generating context")).toBeInTheDocument();
  release();
  await title("Esther");
  expect(generate()).toBeEnabled();
});

test("a failing server is reported with its reason, and Try Again asks again", async () => {
  let answer: unknown = problem(404, "John 3 has 36 verses.");
  const { user } = open("/context?type=verse&verse=John+3:99", (call: Call) =>
    answer === null ? contextOf(call) : answer,
  );
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Error: Failed to generate biblical context");
  expect(alert).toHaveTextContent("John 3 has 36 verses.");
  answer = null;
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  await title("John 3:99");
});

test("Generate New Context goes back to an empty verse form", async () => {
  const { user } = open("/context?type=archaeological&archaeologicalSite=Jericho");
  await title("Jericho");
  await user.click(screen.getByRole("button", { name: "Generate New Context" }));
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(choose("Verse")).toBeChecked();
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(screen.getByText("Try one of these")).toBeVisible();
});

test("an example is asked at a press, and statements are filtered by their mark", async () => {
  const { user } = open("/context");
  await user.click(screen.getByRole("link", { name: "Genesis 1:1" }));
  await title("Genesis 1:1");
  await waitFor(() => expect(window.location.search).toBe("?type=verse&verse=Genesis+1:1"));
  expect(screen.getByText("History of Genesis 1:1.")).toBeVisible();
  // What is read in the text is always there; what was concluded may be left out.
  expect(screen.queryByRole("checkbox", { name: "Fact" })).toBeNull();
  expect(screen.getByText("Relevance.")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Application" }));
  expect(screen.queryByText("Relevance.")).toBeNull();
  expect(screen.getByText("History of Genesis 1:1.")).toBeVisible();
  expect(screen.getByText("What each mark says")).toBeInTheDocument();
});

test("a plain server that knows the specification alone is understood", async () => {
  open("/context?type=topic&topic=Anything", {
    title: "A plain title",
    historicalContext: "Plain history.",
    culturalBackground: "Plain culture.",
    modernRelevance: "Plain relevance.",
    geographicalContext: "Plain place.",
    timeline: "Plain time.",
    keyFigures: ["Noah"],
    relatedVerses: ["Genesis 6:9"],
  });
  expect(await screen.findByRole("heading", { level: 2, name: "A plain title" })).toBeVisible();
  expect(screen.getByText("Plain history.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Genesis 6:9" })).toBeVisible();
});

test("a model's prose is offered beside the statements it was made from", async () => {
  const chunks = [
    { type: "start" },
    { type: "data-context", data: contextOf({ body: { topic: "Love" } } as Call) },
    { type: "data-prose", data: { field: "culturalBackground", text: "Joined words." } },
    { type: "finish" },
  ];
  const stream = `${chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("")}data: [DONE]\n\n`;
  const { user } = open(
    "/context?type=topic&topic=Love",
    new Response(stream, { headers: { "content-type": "text/event-stream" } }),
  );
  await title("Love");
  expect(screen.queryByText("Joined words.")).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Read as connected prose" }));
  expect(screen.getByText("Joined words.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Read the statements" }));
  expect(screen.queryByText("Joined words.")).toBeNull();
});

test("without a language model none is asked for", async () => {
  window.localStorage.setItem("truth-uncovered-ai", "off");
  const { calls } = open("/context?type=topic&topic=Peace");
  await title("Peace");
  expect(calls[0]?.body).toEqual({ type: "topic", topic: "Peace", useModel: false });
  window.localStorage.clear();
});
