/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { Highlights, openReader } from "../../../support/reader-page";
import { type Call, goBack, problem } from "../../../support/view";

const overview = () => screen.findByRole("dialog", { name: "Highlights & Notes" });
const rows = async () =>
  (await within(await overview()).findAllByRole("listitem")).map(
    (row) => within(row).getAllByRole("link")[0]?.textContent,
  );
const entry = async (reference: string) => {
  const link = await within(await overview()).findByRole("link", { name: reference });
  return link.closest("li") as HTMLElement;
};

function twoAndOne() {
  const highlights = new Highlights();
  highlights.put("John 3:16-17", "green");
  highlights.put("Psalm 23:1", "blue", "Shepherd");
  return highlights;
}

const note = (reference: string, personalNote: string | null) => ({
  id: reference,
  collectionId: "c",
  collectionTitle: "Saved verses",
  reference,
  osis: reference,
  verseText: `Words of ${reference}`,
  book: "",
  chapter: 1,
  verse: 4,
  translation: "WEB",
  personalNote,
  orderIndex: 0,
  isChecked: true,
  version: 1,
});
const NOTES = [note("Psalm 23:4", "Dark valley"), note("John 1:1", "The Word")];
const notesOf = ({ path }: Call) => {
  const asked = new URL(path, "http://localhost").searchParams;
  if (asked.get("show") === "verses") return [...NOTES, note("Mark 1:1", null)];
  const q = (asked.get("q") ?? "").toLowerCase();
  return NOTES.filter(({ personalNote }) => personalNote?.toLowerCase().includes(q));
};

test("it opens at an address of its own, lists everything, and Back closes it", async () => {
  const { user } = openReader("/bible", { highlights: twoAndOne() });
  await user.click(await screen.findByRole("button", { name: "Highlights & Notes" }));
  expect(await rows()).toEqual(["John 3:16", "John 3:17", "Psalm 23:1"]);
  await waitFor(() => expect(window.location.search).toBe("?marks=highlights"));
  expect(await entry("John 3:16")).toHaveTextContent("Words of John 3:16");
  goBack();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("it is filtered by color, label and book; what nothing passes can be cleared", async () => {
  const { user } = openReader("/bible?marks=highlights", { highlights: twoAndOne() });
  await user.click(await screen.findByRole("button", { name: "Blue" }));
  await waitFor(async () => expect(await rows()).toEqual(["Psalm 23:1"]));
  await user.click(screen.getByRole("button", { name: "All" }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  await user.selectOptions(screen.getByLabelText("Label"), "Shepherd");
  await waitFor(async () => expect(await rows()).toEqual(["Psalm 23:1"]));
  await user.selectOptions(screen.getByLabelText("Book"), "John");
  expect(await screen.findByText("Nothing of this kind is marked yet")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

test("a highlight is changed in its place, removed, and brought back", async () => {
  const highlights = twoAndOne();
  const { user } = openReader("/bible?marks=highlights", { highlights });
  await user.click(
    await screen.findByRole("button", { name: "Change the highlight of John 3:16" }),
  );
  await user.click(screen.getByRole("button", { name: "Prayer" }));
  await waitFor(async () => expect(await entry("John 3:16")).toHaveTextContent("Prayer, pink"));
  await waitFor(() => expect(highlights.all).toContain("John 3:16 pink Prayer"));
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.getByRole("button", { name: "Change the highlight of John 3:16" })).toHaveFocus();

  await user.click(screen.getByRole("button", { name: "Remove the highlight of John 3:17" }));
  expect(screen.queryByRole("link", { name: "John 3:17" })).toBeNull();
  expect(await screen.findByText("The highlight of John 3:17 was removed")).toBeVisible();
  expect(highlights.all).not.toContain("John 3:17 green Promise");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("John 3:17 is highlighted again")).toBeVisible();
  expect(await entry("John 3:17")).toHaveTextContent("Promise");
});

test("a removal that fails brings the highlight back and says so", async () => {
  const highlights = twoAndOne();
  const { user } = openReader("/bible?marks=highlights", {
    highlights,
    "POST /api/workspace/highlights": new Response("no", { status: 500 }),
  });
  await user.click(
    await screen.findByRole("button", { name: "Remove the highlight of John 3:17" }),
  );
  expect(await screen.findByText("The highlight couldn’t be removed")).toBeVisible();
  expect(screen.getByText("It is still there. Please try again.")).toBeVisible();
  expect(await entry("John 3:17")).toBeVisible();
});

test("notes are searched by their words, written in their place, and lead into the reader", async () => {
  const { user, calls } = openReader("/bible?marks=highlights", {
    "GET /api/workspace/notes": notesOf,
    "PATCH /api/collection-verses/*": note("Psalm 23:4", "No fear"),
  });
  await user.click(await screen.findByRole("tab", { name: "Notes" }));
  expect(await rows()).toEqual(["Psalm 23:4", "John 1:1"]);
  await waitFor(() => expect(window.location.search).toBe("?marks=notes"));
  await user.type(screen.getByRole("searchbox", { name: "Words in your notes" }), "VALLEY");
  await waitFor(async () => expect(await rows()).toEqual(["Psalm 23:4"]));

  await user.click(screen.getByRole("button", { name: "Edit note on Psalm 23:4" }));
  const field = await screen.findByRole("textbox", { name: "Your note on Psalm 23:4" });
  expect(field).toHaveValue("Dark valley");
  await user.clear(field);
  await user.type(field, "No fear");
  await user.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Save note" })).toBeNull());
  expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
    version: 1,
    personalNote: "No fear",
  });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Edit note on Psalm 23:4" })).toHaveFocus(),
  );

  await user.click(screen.getByRole("tab", { name: "Saved verses" }));
  expect(await rows()).toHaveLength(3);
  expect(screen.getByRole("button", { name: "Add note on Mark 1:1" })).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Psalm 23:4" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(window.location.search).toBe("?ref=Psalm+23:4"));
  expect(await screen.findByRole("link", { name: "Verse 4, the one you looked up" })).toBeVisible();
  goBack();
  await waitFor(async () => expect(await rows()).toHaveLength(3));
});

test("empty lists invite; a list that cannot be read can be read again", async () => {
  let isAway = true;
  const highlights = new Highlights();
  const { user } = openReader("/bible?marks=highlights", {
    highlights,
    "GET /api/workspace/highlights": (call: Call) =>
      isAway ? problem(503, "Away.") : highlights.list(call),
  });
  expect(await screen.findByText("Your highlights couldn’t be loaded.")).toBeVisible();
  isAway = false;
  await user.click(screen.getAllByRole("button", { name: "Try Again" })[0] as HTMLElement);
  expect(await screen.findByText("No highlights yet")).toBeVisible();
  await user.click(screen.getByRole("tab", { name: "Notes" }));
  expect(await screen.findByText("No notes yet")).toBeVisible();
  await user.click(screen.getByRole("tab", { name: "Saved verses" }));
  expect(await screen.findByText("No saved verses yet")).toBeVisible();
});
