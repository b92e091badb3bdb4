/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor } from "@testing-library/react";
import { AddVerseDialog } from "@/app/scripture-library/_components/add-verse-dialog";
import { aCollection, aLookedUp, aVerse } from "@/tests/support/library-rows";
import {
  type Answers,
  answerCalls,
  type Call,
  callsTo,
  held,
  problem,
  renderView,
} from "@/tests/support/view";

const LOOK_UP = "GET /api/bible/verse";
const ADD = "POST /api/verses";
const reference = () => screen.getByRole("textbox", { name: "Bible Reference" });
const translation = () => screen.getByRole("combobox", { name: "Translation" });
const notes = () => screen.getByRole("textbox", { name: "Notes (optional)" });
const add = () => screen.getByRole("button", { name: "Add Verse" });

function open(change: Answers = {}) {
  const answers: Answers = {
    [LOOK_UP]: ({ query }: Call) => ({
      ...aLookedUp(query.get("reference") ?? ""),
      translation: query.get("translation") ?? "WEB",
    }),
    [ADD]: aVerse("Romans 8:28"),
    ...change,
  };
  const asked = answerCalls(answers);
  const onClose = jest.fn();
  const { user } = renderView(
    <AddVerseDialog collection={aCollection({ id: "c1", verseCount: 4 })} onClose={onClose} />,
  );
  return { answers, asked, onClose, user };
}

test("a verse without a reference is asked for one, and nothing is sent", async () => {
  const { asked, user } = open();
  expect(reference()).toHaveFocus();
  await user.type(reference(), " ");
  await user.click(add());
  expect(await screen.findByText("Bible reference is required")).toBeVisible();
  expect(reference()).toHaveAccessibleDescription("Bible reference is required");
  expect(asked).toEqual([]);
});

test("a verse is looked up and added in an imported translation, in its own language", async () => {
  const { asked, onClose, user } = open({
    "GET /api/translations": {
      translations: [
        { code: "INVHE", name: "תרגום", language: "he", direction: "rtl", isImported: true },
      ],
    },
    [LOOK_UP]: {
      ...aLookedUp("Ruth 1:1"),
      translation: "INVHE",
      verses: [{ language: "he", direction: "rtl" }],
    },
  });
  await user.click(translation());
  await user.selectOptions(translation(), await screen.findByRole("option", { name: "תרגום" }));
  await user.type(reference(), "Ruth 1:1");
  const words = await screen.findByText("The words of Ruth 1:1");
  expect(words).toHaveAttribute("lang", "he");
  expect(words).toHaveAttribute("dir", "rtl");
  await user.click(add());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [added] = callsTo(asked, "POST", "/api/verses");
  expect(added?.body).toMatchObject({ reference: "Ruth 1:1", translation: "INVHE" });
  expect(added?.body).not.toHaveProperty("verses");
});

test("the preview and Add share one look-up of each translation", async () => {
  const { asked, onClose, user } = open();
  expect(screen.getByText("The verse appears here as you type.")).toBeVisible();
  await user.type(reference(), "Romans 8:28");
  expect(await screen.findByText("The words of Romans 8:28")).toBeVisible();
  await user.selectOptions(translation(), "KJV");
  await waitFor(() => expect(callsTo(asked, "GET", "/api/bible/verse")).toHaveLength(2));
  await user.type(notes(), " Learned as a child ");
  await user.click(add());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.getByText("Verse added successfully!")).toBeVisible();
  expect(
    callsTo(asked, "GET", "/api/bible/verse").map(({ query }) => query.get("translation")),
  ).toEqual([null, "KJV"]);
  expect(callsTo(asked, "POST", "/api/verses").map(({ body }) => body)).toEqual([
    {
      collectionId: "c1",
      reference: "Romans 8:28",
      verseText: "The words of Romans 8:28",
      book: "John",
      chapter: 3,
      verse: 16,
      translation: "KJV",
      personalNote: "Learned as a child",
      orderIndex: 4,
    },
  ]);
});

test("Add does not wait for the preview, two presses add one verse, and the button says so", async () => {
  const { answer, release } = held(aVerse("Romans 8:1"));
  const { asked, onClose, user } = open({ [ADD]: answer });
  await user.type(reference(), "Romans 8:1{Enter}{Enter}");
  expect(await screen.findByRole("button", { name: "Adding..." })).toBeDisabled();
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(callsTo(asked, "GET", "/api/bible/verse")).toHaveLength(1);
  expect(callsTo(asked, "POST", "/api/verses")).toHaveLength(1);
});

test.each([
  ["nothing", Response.json(null), "Verse not found"],
  ["that there is none", problem(404, "John has 21 chapters."), "Verse not found"],
  ["that it is away", problem(503, "Away."), "Away."],
])("a look-up that answers %s: the reason, and what was typed stays", async (_, answer, words) => {
  const { onClose, user } = open({ [LOOK_UP]: answer });
  await user.type(notes(), "A note that stays");
  await user.type(reference(), "John 99:1{Enter}");
  expect(await screen.findByText("Failed to add verse")).toBeVisible();
  expect(screen.getByText("Failed to add verse").closest("li")).toHaveTextContent(words);
  expect(notes()).toHaveValue("A note that stays");
  expect(onClose).not.toHaveBeenCalled();
});

test("the preview of a verse that does not exist says what there is", async () => {
  const { user } = open({ [LOOK_UP]: problem(404, "John has 21 chapters.") });
  await user.type(reference(), "John 99:1");
  expect(await screen.findByText("John has 21 chapters.")).toBeVisible();
});

test("a verse that the server refuses: its words; a lost answer: a hint, and then the same request", async () => {
  const { answers, asked, onClose, user } = open({ [ADD]: problem(503, "Being tidied.") });
  await user.type(reference(), "John 3:16{Enter}");
  expect(await screen.findByText("Being tidied.")).toBeVisible();
  answers[ADD] = () => Promise.reject(new TypeError("connection reset"));
  await user.click(add());
  expect(await screen.findByText("Please check the Bible reference")).toBeVisible();
  answers[ADD] = aVerse("John 3:16");
  await user.click(add());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const keys = callsTo(asked, "POST", "/api/verses").map(({ headers }) =>
    headers.get("idempotency-key"),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});
