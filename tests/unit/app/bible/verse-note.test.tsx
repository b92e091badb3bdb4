/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { openReader } from "../../../support/reader-page";
import { type Call, goBack } from "../../../support/view";

interface Saved {
  version: number;
  personalNote: string;
}

const noteRow = (id: string, more: object) => ({
  id,
  collectionId: "c",
  collectionTitle: "Saved verses",
  reference: "John 3:3",
  osis: "John.3.3",
  verseText: "Words",
  book: "John",
  chapter: 3,
  verse: 3,
  translation: "WEB",
  personalNote: "",
  orderIndex: 0,
  isChecked: true,
  version: 1,
  ...more,
});

/** The reader at John 3:3, on a server that holds these notes and lets them be changed. */
function openNote(notes: object[], address = "/bible?ref=John+3#note-3") {
  const held = notes.map((note, id) => noteRow(String(id), note));
  const view = openReader(address, {
    "GET /api/workspace/notes": () => held.filter(({ personalNote }) => personalNote !== ""),
    "POST /api/workspace/notes": ({ body }: Call) => {
      held.push(noteRow("9", { personalNote: (body as { note: string }).note }));
      return held.at(-1);
    },
    "PATCH /api/collection-verses/*": ({ path, body }: Call) => {
      const row = held.find(({ id }) => path.endsWith(id));
      const { version, personalNote } = body as Saved;
      if (row?.version !== version) {
        return Response.json({ status: 409, detail: "Changed.", current: row }, { status: 409 });
      }
      return Object.assign(row, { personalNote, version: version + 1 });
    },
  });
  return { held, ...view };
}

const dialog = () => screen.findByRole("dialog", { name: "Note on John 3:3" });
const field = () => screen.findByRole("textbox", { name: "Your note on John 3:3" });
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a first note goes to the saved verses and is signed at its verse", async () => {
  const { user, calls } = openNote([]);
  expect(await dialog()).toHaveTextContent("WEB words of John 3:3.");
  await user.type(await field(), "Born anew");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  await isGone();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    reference: "John 3:3",
    translation: "WEB",
    note: "Born anew",
  });
  expect(await screen.findByText("The note is saved")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Note on verse 3" })).toBeVisible();
  expect(window.location.hash).toBe("");
});

test("a note changed elsewhere is shown beside what was typed, and overwritten only when told", async () => {
  const { user, held } = openNote([{ personalNote: "Born" }]);
  expect(await field()).toHaveValue("Born");
  Object.assign(held[0] as object, { personalNote: "From the other tab", version: 2 });
  await user.clear(await field());
  await user.type(await field(), "Born anew");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  const conflict = await within(await dialog()).findByRole("alert");
  expect(conflict).toHaveTextContent("From the other tab");
  expect(await field()).toHaveValue("Born anew");
  await user.click(within(conflict).getByRole("button", { name: "Keep what I typed" }));
  await isGone();
  expect(held[0]).toMatchObject({ personalNote: "Born anew", version: 3 });
});

test("an emptied note is removed, and its sign with it", async () => {
  const { user, held } = openNote([{ personalNote: "Born" }], "/bible?ref=John+3");
  await user.click(await screen.findByRole("button", { name: "Note on verse 3" }));
  await user.clear(await field());
  await user.click(screen.getByRole("button", { name: "Save note" }));
  expect(await screen.findByText("The note was removed")).toBeVisible();
  expect(held[0]).toMatchObject({ personalNote: "" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Note on verse 3" })).toBeNull());
});

test("the note is the verse's own in its translation; others stand below, and drafts survive closing", async () => {
  const { user } = openNote([
    { personalNote: "On the passage", reference: "John 3:3-5", collectionTitle: "Birth" },
    { personalNote: "In another translation", translation: "KJV" },
    { personalNote: "Its own" },
  ]);
  expect(await field()).toHaveValue("Its own");
  const others = screen.getByRole("region", { name: "More notes here" });
  expect(others).toHaveTextContent("On the passage");
  expect(others).toHaveTextContent("John 3:3-5 · WEB · Birth");
  expect(others).toHaveTextContent("In another translation");

  await user.type(await field(), ", changed");
  await user.keyboard("{Escape}");
  await isGone();
  await user.click(await screen.findByRole("button", { name: "Note on verse 3" }));
  expect(await field()).toHaveValue("Its own, changed");
  goBack();
  await isGone();
});
