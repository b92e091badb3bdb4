/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { CollectionPanel } from "@/app/scripture-library/_components/collection-panel";
import { collectionVersesOptions } from "@/lib/collections/verse-client";
import { aCollection, aVerse } from "@/tests/support/library-rows";
import { libraryOf } from "@/tests/support/library-server";
import { type Answers, answerCalls, callsTo, problem, renderView } from "@/tests/support/view";

const REFERENCE = "John 3:16";
const CHANGE = "PATCH /api/collection-verses/*";
const box = () => screen.getByRole("textbox", { name: `Your note on ${REFERENCE}` });
const button = (name: string) => screen.getByRole("button", { name });
const row = () => screen.getByRole("checkbox", { name: `Select ${REFERENCE}` }).closest("li");

/** Opens the note of a verse in its list; the server has `verse`, which the test may change. */
async function open(personalNote: string | null = "Learned as a child") {
  const verse = aVerse(REFERENCE, { personalNote });
  const answers: Answers = libraryOf({
    collections: [aCollection()],
    verses: [verse, aVerse("Psalm 23:1")],
  });
  const calls = answerCalls(answers);
  const view = renderView(
    <CollectionPanel collectionId="c1" takesFocus={false} onClose={jest.fn()} />,
  );
  const opener = `${personalNote ? "Edit" : "Add"} note on ${REFERENCE}`;
  await view.user.click(await screen.findByRole("button", { name: opener }));
  return { ...view, answers, calls, verse };
}

test("a note is changed in its place, as plain words, and the focus goes back to its button", async () => {
  const { calls, user } = await open();
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue("Learned as a child");
  await user.clear(box());
  await user.type(box(), "First line{Enter}Second <b>line</b>");
  await user.click(button("Save note"));
  await waitFor(() => expect(button(`Edit note on ${REFERENCE}`)).toHaveFocus());
  expect(row()).toHaveTextContent("Second <b>line</b>");
  expect(callsTo(calls, "PATCH", "/api/collection-verses/*").map(({ body }) => body)).toEqual([
    { version: 1, personalNote: "First line\nSecond <b>line</b>" },
  ]);
});

test("a note is taken away, written anew, and not at all with Cancel", async () => {
  const { user } = await open();
  await user.clear(box());
  await user.click(button("Save note"));
  await user.click(await screen.findByRole("button", { name: `Add note on ${REFERENCE}` }));
  await user.type(box(), "Never mind");
  await user.click(button("Cancel"));
  expect(row()).not.toHaveTextContent("Never mind");
  await user.click(button(`Add note on ${REFERENCE}`));
  expect(box()).toHaveValue("");
});

test("a note that could not be saved stays, with the reason, and can be saved later", async () => {
  const { answers, user } = await open();
  const change = answers[CHANGE];
  answers[CHANGE] = problem(503, "Away.");
  await user.type(box(), "!");
  await user.click(button("Save note"));
  expect(await screen.findByText("The note couldn’t be saved")).toBeVisible();
  expect(screen.getByText("Away.")).toBeVisible();
  expect(box()).toHaveValue("Learned as a child!");
  answers[CHANGE] = change;
  await user.click(button("Save note"));
  await waitFor(() => expect(row()).toHaveTextContent("Learned as a child!"));
});

test("without a connection it says so, and nothing is lost", async () => {
  const { answers, user } = await open();
  answers[CHANGE] = () => Promise.reject(new TypeError("offline"));
  const onLine = jest.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  await user.type(box(), " on a train");
  await user.click(button("Save note"));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(box()).toHaveValue("Learned as a child on a train");
  onLine.mockRestore();
});

test("two tabs write the same note: neither is lost", async () => {
  const { user, verse } = await open();
  await user.clear(box());
  await user.type(box(), "Typed here");
  Object.assign(verse, { personalNote: "Written there", version: 2 });
  await user.click(button("Save note"));
  const conflict = within(await screen.findByRole("alert"));
  expect(conflict.getByText("This was changed elsewhere in the meantime.")).toBeVisible();
  expect(conflict.getByText("Written there")).toBeVisible();
  expect(box()).toHaveValue("Typed here");
  expect(verse.personalNote).toBe("Written there");
  await user.type(box(), ", written there");
  await user.click(conflict.getByRole("button", { name: "Keep what I typed" }));
  await waitFor(() => expect(verse.personalNote).toBe("Typed here, written there"));
  expect(await screen.findByRole("button", { name: `Edit note on ${REFERENCE}` })).toBeVisible();
});

test("a note being typed learns of another tab's before it is saved", async () => {
  const { client, user, verse } = await open();
  await user.type(box(), " Half a thou");
  Object.assign(verse, { personalNote: "A whole thought", version: 2 });
  await client.invalidateQueries(collectionVersesOptions("c1"));
  const warned = within(await screen.findByRole("alert"));
  expect(warned.getByText("A whole thought")).toBeVisible();
  expect(box()).toHaveValue("Learned as a child Half a thou");
  await user.click(warned.getByRole("button", { name: "Keep the other" }));
  await waitFor(() => expect(row()).toHaveTextContent("A whole thought"));
});

test("a verse that was moved elsewhere meanwhile takes the note without a question", async () => {
  const { user, verse } = await open();
  Object.assign(verse, { version: 6 });
  await user.type(box(), " and kept");
  await user.click(button("Save note"));
  await waitFor(() => expect(verse.personalNote).toBe("Learned as a child and kept"));
  expect(screen.queryByRole("alert")).toBeNull();
});
