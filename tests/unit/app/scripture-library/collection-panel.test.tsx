/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { CollectionPanel } from "@/app/scripture-library/_components/collection-panel";
import { aCollection, aVerse } from "@/tests/support/library-rows";
import { libraryOf } from "@/tests/support/library-server";
import {
  type Answers,
  answerCalls,
  type Call,
  callsTo,
  held,
  problem,
  renderView,
} from "@/tests/support/view";

const THREE = ["John 3:16", "Psalm 23:1", "Romans 8:28"];
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const checkbox = (name: string) => screen.getByRole("checkbox", { name });
const rows = () =>
  screen
    .queryAllByRole("checkbox", { name: /^Select (?!all)/ })
    .map((box) => box.closest("li") as HTMLElement);
const row = (reference: string) => checkbox(`Select ${reference}`).closest("li") as HTMLElement;
const order = () =>
  rows().map((shown) => within(shown).getByRole("link", { name: /^(?!Learn )/ }).textContent);

/** The panel of a collection with these verses, over answers that may be changed. */
async function open(references: readonly string[], change: Answers = {}) {
  window.location.hash = "";
  const verses = references.map((reference) =>
    aVerse(reference, {
      personalNote: `On ${reference}`,
      osis: reference.includes("says") ? null : "Ps.1.1",
    }),
  );
  const collections = [aCollection()];
  const answers = Object.assign(libraryOf({ collections, verses }), change);
  const asked = answerCalls(answers);
  const onClose = jest.fn();
  const { user } = renderView(<CollectionPanel collectionId="c1" takesFocus onClose={onClose} />);
  await screen.findByRole("heading", { name: "Comfort - Verses" });
  if (references.length > 0 && !change["GET /api/collections/*/verses"]) {
    await waitFor(() => expect(rows()).toHaveLength(references.length));
  }
  const saved = () => verses.map(({ reference }) => reference);
  return { answers, asked, collections, onClose, saved, user, verses };
}

test("an empty collection says how to begin, and the keyboard goes on from its heading", async () => {
  await open([]);
  expect(await screen.findByText("No verses in this collection yet")).toBeVisible();
  expect(screen.getByText("Add your first Bible verse to get started")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Comfort - Verses" })).toHaveFocus();
});

test("verses that cannot be read are not none: what failed, the reason and Try Again", async () => {
  const READ = "GET /api/collections/*/verses";
  const { answers, user } = await open(THREE, { [READ]: problem(500, "Away.") });
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch versesAway.");
  expect(screen.queryByText("No verses in this collection yet")).toBeNull();
  answers[READ] = [aVerse("John 3:16")];
  await user.click(button("Try Again"));
  await waitFor(() => expect(order()).toEqual(["John 3:16"]));
});

test("a collection that is not here says so; one that could not be read may be tried again", async () => {
  answerCalls({
    "GET /api/collections": [],
    "GET /api/collections/gone": problem(404, "None."),
    "GET /api/collections/away": problem(500, "Away."),
  });
  renderView(<CollectionPanel collectionId="gone" takesFocus={false} onClose={jest.fn()} />);
  expect(await screen.findByText("This collection isn’t here")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  renderView(<CollectionPanel collectionId="away" takesFocus={false} onClose={jest.fn()} />);
  expect(await screen.findByText("The collection couldn’t be loaded.")).toBeVisible();
  expect(button("Try Again")).toBeVisible();
});

test("a verse from elsewhere is shown as entered, and never as scripture", async () => {
  await open([], {
    "GET /api/collections/*/verses": [
      aVerse("John 3:16", {
        isChecked: false,
        translation: "ESV",
        verseText: "Words <b>of</b> mine",
      }),
    ],
  });
  const words = await screen.findByText("Words <b>of</b> mine");
  const shown = row("John 3:16");
  expect(shown).toHaveTextContent("as entered, not checked");
  expect(shown).toHaveTextContent("ESV");
  expect(words.closest(".scripture")).toBeNull();
  expect(shown.querySelector(".scripture")).toBeNull();
});

test("verses are selected by pressing them, by the keyboard and all at once", async () => {
  const { user } = await open(THREE);
  const generate = () => screen.queryByRole("button", { name: /^Generate AI Content/ });
  expect(generate()).toBeNull();
  await user.click(screen.getByText("The words of John 3:16"));
  expect(checkbox("Select John 3:16")).toBeChecked();
  expect(generate()).toHaveTextContent("Generate AI Content (1)");
  checkbox("Select Psalm 23:1").focus();
  await user.keyboard(" ");
  expect(generate()).toHaveTextContent("Generate AI Content (2)");
  expect(screen.getByText("2 of 3 selected")).toBeVisible();
  expect(checkbox("Select all")).toHaveProperty("indeterminate", true);
  await user.click(screen.getByText("The words of John 3:16"));
  expect(generate()).toHaveTextContent("Generate AI Content (1)");
  await user.click(checkbox("Select all"));
  expect(generate()).toHaveTextContent("Generate AI Content (3)");
  await user.click(checkbox("Select all"));
  expect(generate()).toBeNull();
});

test("a long list comes page by page, stays selected meanwhile, and can still be moved", async () => {
  const some = (from: number) =>
    Array.from({ length: 3 }, (_, at) =>
      aVerse(`Psalm 119:${from + at}`, { orderIndex: from + at - 1 }),
    );
  const { answers, asked, user } = await open([], {
    "GET /api/collections": [aCollection({ verseCount: 6 })],
    "GET /api/collections/*/verses": ({ query }: Call) =>
      query.get("after") === "2"
        ? some(4)
        : Response.json(some(1), {
            headers: { Link: '</api/collections/c1/verses?after=2>; rel="next"' },
          }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select Psalm 119:3" }));
  expect(screen.getByRole("checkbox", { name: "Select all 3 shown" })).not.toBeChecked();
  await user.click(button("Show more verses"));
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(screen.getByText("1 of 6 selected")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show more verses" })).toBeNull();
  const { answer, release } = held(aVerse("Psalm 119:5", { orderIndex: 3 }));
  answers["PATCH /api/collection-verses/*"] = answer;
  await user.click(button("Move Psalm 119:5 up"));
  expect(order().slice(3)).toEqual(["Psalm 119:5", "Psalm 119:4", "Psalm 119:6"]);
  release();
  await waitFor(() =>
    expect(callsTo(asked, "PATCH", "/api/collection-verses/*")[0]?.body).toEqual({
      version: 1,
      orderIndex: 3,
    }),
  );
});

test("the plain buttons move a verse, keep the focus and say where it is", async () => {
  const { saved, user } = await open(THREE);
  expect(button("Move John 3:16 up")).toHaveAttribute("aria-disabled", "true");
  button("Move John 3:16 down").focus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("John 3:16 is now number 2 of 3")).toBeInTheDocument();
  expect(button("Move John 3:16 down")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByText("John 3:16 is now number 3 of 3")).toBeInTheDocument();
  expect(button("Move John 3:16 down")).toHaveAttribute("aria-disabled", "true");
  const moved = ["Psalm 23:1", "Romans 8:28", "John 3:16"];
  expect(order()).toEqual(moved);
  await waitFor(() => expect(saved()).toEqual(moved));
  expect(order()).toEqual(moved);
});

test("moves are shown at once and sent one after the other, each from the version before it", async () => {
  const MOVE = "PATCH /api/collection-verses/*";
  const { answers, asked, saved, user } = await open(THREE);
  const move = answers[MOVE] as (request: unknown) => object;
  const first = held(null);
  answers[MOVE] = async (request: unknown) => {
    await first.answer();
    return move(request);
  };
  await user.click(button("Move John 3:16 down"));
  await user.click(button("Move John 3:16 down"));
  await user.click(button("Move Romans 8:28 up"));
  expect(order()).toEqual(["Romans 8:28", "Psalm 23:1", "John 3:16"]);
  expect(callsTo(asked, "PATCH", "/api/collection-verses/*")).toHaveLength(1);
  first.release();
  await waitFor(() => expect(saved()).toEqual(["Romans 8:28", "Psalm 23:1", "John 3:16"]));
  expect(callsTo(asked, "PATCH", "/api/collection-verses/*").map(({ body }) => body)).toEqual([
    { version: 1, orderIndex: 1 },
    { version: 2, orderIndex: 2 },
    { version: 1, orderIndex: 0 },
  ]);
  // The list is read anew once, at the end of all.
  await waitFor(() => expect(callsTo(asked, "GET", "/api/collections/c1/verses")).toHaveLength(2));
  expect(order()).toEqual(["Romans 8:28", "Psalm 23:1", "John 3:16"]);
});

test("a verse that could not be moved goes back, and the moves after it with it", async () => {
  const { answer, release } = held(problem(500, "Away."));
  const { asked, user } = await open(THREE, { "PATCH /api/collection-verses/*": answer });
  await user.click(button("Move John 3:16 down"));
  await user.click(button("Move Romans 8:28 up"));
  expect(order()).toEqual(["Psalm 23:1", "Romans 8:28", "John 3:16"]);
  release();
  expect(await screen.findByText("The verse couldn’t be moved")).toBeVisible();
  expect(screen.getByText("Away.")).toBeVisible();
  await waitFor(() => expect(order()).toEqual(THREE));
  expect(callsTo(asked, "PATCH", "/api/collection-verses/*")).toHaveLength(1);
});

test("a verse whose note was changed elsewhere is moved all the same", async () => {
  const { saved, user, verses } = await open(THREE);
  Object.assign(verses[0] ?? {}, { personalNote: "From another tab", version: 5 });
  await user.click(button("Move John 3:16 down"));
  await waitFor(() => expect(saved()).toEqual(["Psalm 23:1", "John 3:16", "Romans 8:28"]));
  expect(screen.queryByText("The verse couldn’t be moved")).toBeNull();
});

test("a removed verse comes back to its place with its note; two presses remove one", async () => {
  const REMOVE = "DELETE /api/collection-verses/*";
  const { answers, asked, saved, user } = await open(THREE);
  const remove = answers[REMOVE] as (request: unknown) => object;
  const { answer, release } = held(null);
  answers[REMOVE] = async (request: unknown) => {
    await answer();
    return remove(request);
  };
  await user.dblClick(button("Remove Psalm 23:1"));
  release();
  expect(await screen.findByText("Psalm 23:1 was removed")).toBeVisible();
  await waitFor(() => expect(order()).toEqual(["John 3:16", "Romans 8:28"]));
  expect(callsTo(asked, "DELETE", "/api/collection-verses/*")).toHaveLength(1);

  button("Undo").focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Psalm 23:1 is back")).toBeVisible();
  await waitFor(() => expect(order()).toEqual(THREE));
  expect(row("Psalm 23:1")).toHaveTextContent("On Psalm 23:1");
  expect(saved()).toEqual(THREE);
});

test("what could not be removed stays, and what could not be put back can be tried again", async () => {
  const { answers, saved, user } = await open(THREE, {
    "DELETE /api/collection-verses/*": problem(500, "Away."),
    "POST /api/verses": problem(503, "Full."),
  });
  await user.click(button("Remove John 3:16"));
  expect(await screen.findByText("The verse couldn’t be removed")).toBeVisible();
  expect(order()).toEqual(THREE);

  Object.assign(answers, { "DELETE /api/collection-verses/*": aVerse("John 3:16") });
  await user.click(button("Remove John 3:16"));
  (await screen.findByRole("button", { name: "Undo" })).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("The verse couldn’t be put back")).toBeVisible();
  expect(screen.getByText("Full.")).toBeVisible();
  answers["POST /api/verses"] = aVerse("John 3:16");
  button("Undo").focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("John 3:16 is back")).toBeVisible();
  expect(saved()).toEqual(THREE);
});

test("an entry that names no verse is asked about before it goes", async () => {
  const { saved, user } = await open(["John 3:16", "God says: give"], {});
  expect(saved()).toHaveLength(2);
  await user.click(button("Remove God says: give"));
  const question = await screen.findByRole("dialog", { name: "Remove Entry" });
  expect(question).toHaveTextContent("couldn’t be put back");
  await user.click(within(question).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(saved()).toEqual(["John 3:16"]));
  await waitFor(() => expect(rows()).toHaveLength(1));
});
