/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { CollectionPanel } from "@/app/scripture-library/_components/collection-panel";
import { aCollection, aVerse } from "@/tests/support/library-rows";
import { libraryOf } from "@/tests/support/library-server";
import {
  type Answers,
  answerCalls,
  callsTo,
  held,
  problem,
  renderView,
} from "@/tests/support/view";

const CHANGE = "PATCH /api/collections/*";
const toggle = () => screen.getByRole("switch", { name: "Public" });

/** Opens a dialog of a collection by its button. */
async function open(name: string, title: string, change: Answers = {}) {
  window.location.hash = "";
  const collections = [aCollection({ title: "Old name" })];
  const verses = [aVerse("John 3:16"), aVerse("Psalm 23:1")];
  const answers = Object.assign(libraryOf({ collections, verses }), change);
  const asked = answerCalls(answers);
  const onClose = jest.fn();
  const { user } = renderView(
    <CollectionPanel collectionId="c1" takesFocus={false} onClose={onClose} />,
  );
  await screen.findByRole("heading", { name: "Old name - Verses" });
  await user.click(screen.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  const button = (label: string) => dialog.getByRole("button", { name: label });
  return { answers, asked, button, collections, dialog, onClose, user };
}

test("name and description are changed; a name is asked for", async () => {
  const { asked, button, dialog, user } = await open("Edit", "Edit Collection");
  const name = dialog.getByRole("textbox", { name: "Collection Name" });
  await user.clear(name);
  await user.click(button("Save"));
  expect(await dialog.findByText("Collection name is required")).toBeVisible();
  await user.type(name, "New name ");
  await user.dblClick(button("Save"));
  expect(await screen.findByText("Collection saved")).toBeVisible();
  expect(await screen.findByRole("heading", { name: "New name - Verses" })).toBeVisible();
  expect(callsTo(asked, "PATCH", "/api/collections/c1").map(({ body }) => body)).toEqual([
    { version: 1, name: "New name", description: "" },
  ]);
});

test("what another tab wrote meanwhile is shown, and the visitor says which words stay", async () => {
  const { button, collections, dialog, user } = await open("Edit", "Edit Collection");
  const name = dialog.getByRole("textbox", { name: "Collection Name" });
  await user.clear(name);
  await user.type(name, "Mine");
  Object.assign(collections[0] ?? {}, { title: "Theirs", version: 7 });
  await user.click(button("Save"));
  const conflict = await dialog.findByRole("alert");
  expect(conflict).toHaveTextContent("This was changed elsewhere in the meantime.");
  expect(conflict).toHaveTextContent("Theirs");
  expect(name).toHaveValue("Mine");
  await user.click(button("Keep what I typed"));
  expect(await screen.findByRole("heading", { name: "Mine - Verses" })).toBeVisible();
});

test("where only the sharing was changed elsewhere, the words are saved without a question", async () => {
  const { button, collections, user } = await open("Edit", "Edit Collection");
  Object.assign(collections[0] ?? {}, { isPublic: true, version: 7 });
  await user.click(button("Save"));
  expect(await screen.findByText("Collection saved")).toBeVisible();
});

test("words that could not be saved stay, with the reason", async () => {
  const { answers, button, dialog, user } = await open("Edit", "Edit Collection");
  answers[CHANGE] = problem(503, "Being tidied.");
  await user.type(dialog.getByRole("textbox", { name: "Description (optional)" }), "Kept");
  await user.click(button("Save"));
  expect(await screen.findByText("The collection couldn’t be changed")).toBeVisible();
  expect(screen.getByText("Being tidied.")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: "Description (optional)" })).toHaveValue("Kept");
});

test("a collection is shared by a link that cannot be guessed, and taken back", async () => {
  const { asked, dialog, user } = await open("Share", "Share");
  expect(dialog.getByText("Only you can read it, in this browser.")).toBeVisible();
  await user.click(toggle());
  expect(await dialog.findByText("Anyone who has the link can read it.")).toBeVisible();
  expect(callsTo(asked, "PATCH", "/api/collections/c1")).toHaveLength(1);
  expect(dialog.getByRole("textbox", { name: "Link" })).toHaveValue(
    `http://localhost/shared/${"t".repeat(22)}`,
  );
  await user.click(toggle());
  expect(await dialog.findByText("Only you can read it, in this browser.")).toBeVisible();
  expect(dialog.queryByRole("textbox", { name: "Link" })).toBeNull();
});

test("sharing that fails says so and changes nothing", async () => {
  const { user } = await open("Share", "Share", { [CHANGE]: problem(503, "Away.") });
  await user.click(toggle());
  expect(await screen.findByText("The collection couldn’t be changed")).toBeVisible();
  expect(toggle()).not.toBeChecked();
});

test("deleting asks first and names what goes; two presses delete once", async () => {
  const { answers, asked, button, dialog, onClose, user } = await open(
    "Delete",
    "Delete Collection",
  );
  expect(
    dialog.getByText(/will be deleted with its 2 verses and your notes on them/),
  ).toBeVisible();
  expect(button("Cancel")).toHaveFocus();
  const { answer, release } = held({ deleted: true });
  answers["DELETE /api/collections/*"] = answer;
  await user.dblClick(button("Delete collection"));
  release();
  expect(await screen.findByText("“Old name” was deleted")).toBeVisible();
  expect(onClose).toHaveBeenCalledWith("replace");
  expect(callsTo(asked, "DELETE", "/api/collections/c1")).toHaveLength(1);
});

test("a collection that could not be deleted stays; one that is gone already counts as deleted", async () => {
  const DELETE = "DELETE /api/collections/*";
  const { answers, button, onClose, user } = await open("Delete", "Delete Collection", {
    [DELETE]: problem(503, "Away."),
  });
  await user.click(button("Delete collection"));
  expect(await screen.findByText("The collection couldn’t be deleted")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  answers[DELETE] = problem(404, "None.");
  await user.click(button("Delete collection"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
