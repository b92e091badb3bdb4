/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor } from "@testing-library/react";
import { SaveVerseForm } from "@/components/scripture/save-verse-form";
import { collectionsOptions } from "@/lib/collections/client";
import { aCollection, aLookedUp, aVerse } from "@/tests/support/library-rows";
import {
  type Answers,
  answerCalls,
  callsTo,
  held,
  problem,
  renderView,
} from "@/tests/support/view";

const LIST = "GET /api/collections";
const CREATE = "POST /api/collections";
const ADD = "POST /api/verses";
const LOOK_UP = "GET /api/bible/verse";
const name = () => screen.getByRole("textbox", { name: "Name of the new collection" });
const findName = () => screen.findByRole("textbox", { name: "Name of the new collection" });
const note = () => screen.getByRole("textbox", { name: "Your note (optional)" });
const choice = (label: RegExp | string) => screen.findByRole("radio", { name: label });
const submit = () => screen.getByRole("button", { name: "Save verse" });

const shepherd = aCollection({ id: "c1", title: "Comfort", verseCount: 3 });
const praise = aCollection({ id: "c2", title: "Praise", verseCount: 1, isPublic: true });

beforeEach(() => window.localStorage.clear());

function open(change: Answers = {}, reference = "John 3:16") {
  const answers: Answers = {
    [LIST]: [],
    [LOOK_UP]: { ...aLookedUp(reference), verses: [] },
    [CREATE]: aCollection({ id: "made", title: "Saved verses" }),
    [ADD]: aVerse(reference),
    ...change,
  };
  const calls = answerCalls(answers);
  const onSaved = jest.fn();
  const view = renderView(
    <SaveVerseForm reference={reference} translation="WEB" onSaved={onSaved} />,
  );
  const sent = (path: string) => callsTo(calls, "POST", path).map(({ body }) => body);
  return { ...view, answers, calls, onSaved, sent };
}

test("a first verse goes into 'Saved verses' with one press", async () => {
  const { onSaved, sent, user } = open();
  expect(await findName()).toHaveValue("Saved verses");
  expect(screen.getByText(/Name your first collection/)).toBeVisible();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(await screen.findByText("The words of John 3:16")).toBeVisible();
  await user.click(submit());
  expect(await screen.findByText("Verse added successfully!")).toBeVisible();
  expect(screen.getByText("John 3:16 · Saved verses")).toBeVisible();
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(sent("/api/collections")).toEqual([
    { name: "Saved verses", isPublic: false, userId: "demo-user" },
  ]);
  expect(sent("/api/verses")).toEqual([
    {
      collectionId: "made",
      reference: "John 3:16",
      verseText: "The words of John 3:16",
      book: "John",
      chapter: 3,
      verse: 16,
      translation: "WEB",
      orderIndex: 0,
    },
  ]);
});

test("a name is asked for, and made of what is typed", async () => {
  const { sent, user } = open();
  await user.clear(await findName());
  await user.type(name(), "  ");
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent("Collection name is required");
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription("Collection name is required");
  expect(sent("/api/collections")).toEqual([]);
  await user.type(name(), " Comfort ");
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(note(), " For hard days ");
  await user.click(submit());
  await waitFor(() => expect(sent("/api/verses")).toHaveLength(1));
  expect(sent("/api/collections")).toMatchObject([{ name: "Comfort" }]);
  expect(sent("/api/verses")).toMatchObject([{ personalNote: "For hard days" }]);
});

test("the newest collection is offered, then the one used last, which says where the verse went", async () => {
  const first = open({ [LIST]: [shepherd, praise] });
  expect(await choice("Comfort 3 verses")).toBeChecked();
  expect(screen.getByText("Nobody else can see it.")).toBeVisible();
  await first.user.click(await choice("Praise 1 verse"));
  expect(screen.getByText(/This collection is shared/)).toBeVisible();
  await first.user.click(submit());
  await waitFor(() => expect(first.onSaved).toHaveBeenCalled());
  expect(first.sent("/api/verses")).toMatchObject([{ collectionId: "c2", orderIndex: 1 }]);
  expect(first.sent("/api/collections")).toEqual([]);
  first.unmount();

  const second = open({ [LIST]: [shepherd, praise] }, "John 3:17");
  expect(await choice("Praise 1 verse")).toBeChecked();
  second.unmount();
  open({ [LIST]: [shepherd, praise] });
  expect(await choice("Praise Saved 1 verse")).toBeChecked();
});

test("'Saved verses' is offered before others, and a new collection begins without a name", async () => {
  const usual = aCollection({ id: "c3", title: "Saved verses" });
  const { sent, user } = open({ [LIST]: [shepherd, usual] });
  expect(await choice(/Saved verses/)).toBeChecked();
  await user.click(await choice("New collection"));
  expect(name()).toHaveValue("");
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent("Collection name is required");
  await user.click(await choice(/Comfort/));
  await user.click(submit());
  await waitFor(() => expect(sent("/api/verses")).toMatchObject([{ collectionId: "c1" }]));
});

test("a failure says so, keeps the note, and the next try makes no second collection", async () => {
  const view = open({ [CREATE]: problem(503, "In a minute.") });
  await view.user.clear(await findName());
  await view.user.type(name(), "Safe");
  await view.user.type(note(), "Do not lose this");
  await view.user.click(submit());
  expect(await screen.findByText("Failed to create collection")).toBeVisible();
  expect(screen.getAllByText("In a minute.")).toHaveLength(2);

  const made = aCollection({ id: "made", title: "Safe" });
  Object.assign(view.answers, {
    [CREATE]: made,
    [LIST]: [made],
    [ADD]: problem(503, "Full."),
  });
  await view.user.click(submit());
  expect(await screen.findByText("Failed to add verse")).toBeVisible();
  expect(screen.getAllByText("Full.")).toHaveLength(2);
  expect(note()).toHaveValue("Do not lose this");
  expect(await choice(/Safe/)).toBeChecked();

  view.answers[ADD] = new Response("", { status: 500 });
  await view.user.click(submit());
  await waitFor(() =>
    expect(screen.getAllByText("Please check the Bible reference")).toHaveLength(2),
  );
  view.answers[ADD] = aVerse("John 3:16");
  await view.user.click(submit());
  await waitFor(() => expect(view.onSaved).toHaveBeenCalled());
  expect(view.sent("/api/collections")).toHaveLength(2);
  expect(view.sent("/api/verses").at(-1)).toMatchObject({
    collectionId: "made",
    personalNote: "Do not lose this",
  });
});

test("a verse that is not there says so in the preview and when it is saved", async () => {
  const { user } = open({ [LIST]: [shepherd], [LOOK_UP]: problem(404, "John has 21 chapters.") });
  expect(await screen.findByText("John has 21 chapters.")).toBeVisible();
  await choice(/Comfort/);
  await user.click(submit());
  expect(await screen.findByText("Failed to add verse")).toBeVisible();
  expect(screen.getAllByText("Verse not found")).toHaveLength(2);
});

test("collections that cannot be read say so and can be read again; the note stays", async () => {
  const { answers, user } = open({ [LIST]: problem(503, "Away.") });
  expect(await screen.findByText("Failed to fetch collections")).toBeVisible();
  expect(submit()).toBeDisabled();
  await user.type(note(), "Typed meanwhile");
  answers[LIST] = [shepherd];
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await choice(/Comfort/)).toBeChecked();
  expect(submit()).toBeEnabled();
  expect(note()).toHaveValue("Typed meanwhile");
});

test("more than a hundred collections come page by page, and the focus goes to the first new one", async () => {
  const { user } = open({
    [LIST]: ({ query }: { query: URLSearchParams }) =>
      query.get("cursor")
        ? [aCollection({ id: "c3", title: "Third" })]
        : Response.json([shepherd, praise], {
            headers: { Link: '</api/collections?cursor=x>; rel="next"' },
          }),
  });
  await choice(/Comfort/);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(async () => expect(await choice(/Third/)).toHaveFocus());
  expect(screen.getAllByRole("radio")).toHaveLength(4);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await user.click(await choice(/Third/));
  expect(await choice(/Third/)).toBeChecked();
  expect(await choice(/Comfort/)).not.toBeChecked();
});

test("two presses add once, and meanwhile the button says so", async () => {
  const { answer, release } = held(aVerse("John 3:16"));
  const { onSaved, sent, user } = open({ [LIST]: [shepherd], [ADD]: answer });
  await choice(/Comfort/);
  await user.dblClick(submit());
  expect(await screen.findByRole("button", { name: "Adding..." })).toBeDisabled();
  release();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent("/api/verses")).toHaveLength(1);
});

test("what comes from another tab does not take the place of what is being entered", async () => {
  const { answers, client, sent, user } = open();
  await user.clear(await findName());
  await user.type(name(), "Mine");
  answers[LIST] = [shepherd];
  await client.invalidateQueries(collectionsOptions());
  expect(await choice(/Comfort/)).not.toBeChecked();
  expect(await choice("New collection")).toBeChecked();
  expect(name()).toHaveValue("Mine");
  await user.click(submit());
  await waitFor(() => expect(sent("/api/collections")).toMatchObject([{ name: "Mine" }]));
});

test("the first 'Saved verses' is one, also when another tab was faster", async () => {
  const { answers, client, onSaved, sent, user } = open();
  expect(await findName()).toHaveValue("Saved verses");
  answers[LIST] = [aCollection({ id: "faster", title: "Saved verses", verseCount: 1 })];
  await client.invalidateQueries(collectionsOptions());
  expect(await choice("Saved verses 1 verse")).not.toBeChecked();
  expect(name()).toHaveValue("Saved verses");
  await user.click(submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent("/api/collections")).toEqual([]);
  expect(sent("/api/verses")).toMatchObject([{ collectionId: "faster", orderIndex: 1 }]);
});
