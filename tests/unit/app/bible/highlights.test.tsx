/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, screen, waitFor, within } from "@testing-library/react";
import { Highlights, openReader } from "../../../support/reader-page";
import { later, problem } from "../../../support/view";

const CHAPTER = "/bible?ref=John+3";

/** A verse's number by what it says of the verse. */
const verse = (name: string) => screen.findByRole("link", { name: `Verse ${name}` });
const color = (name: string) => screen.findByRole("button", { name });
const writes = (calls: readonly { method: string; path: string }[]) =>
  calls.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);

function openWith(...held: [reference: string, colour: string, label?: string][]) {
  const highlights = new Highlights();
  for (const row of held) highlights.put(...row);
  return highlights;
}

test("a verse is highlighted, recolored, given another label, and cleared again", async () => {
  const { user, highlights } = openReader(CHAPTER);
  await user.click(await verse("16"));
  await user.click(await color("Promise"));
  expect(await color("Promise")).toHaveAttribute("aria-pressed", "true");
  expect(await verse("16, highlighted: Promise")).toBeInTheDocument();
  await waitFor(() => expect(highlights.all).toEqual(["John 3:16 green Promise"]));

  await user.click(await color("Prayer"));
  await waitFor(() => expect(highlights.all).toEqual(["John 3:16 pink Prayer"]));
  const label = screen.getByLabelText("What it says");
  await user.clear(label);
  await user.type(label, "For Anna{Enter}");
  await waitFor(() => expect(highlights.all).toEqual(["John 3:16 pink For Anna"]));
  // An own label stays when the color changes; emptied, it is the usual one.
  await user.click(await color("Question"));
  await waitFor(() => expect(highlights.all).toEqual(["John 3:16 purple For Anna"]));
  expect(await screen.findByText("John 3:16 is highlighted: For Anna")).toBeInTheDocument();
  await user.clear(label);
  await user.type(label, "{Enter}");
  await waitFor(() => expect(highlights.all).toEqual(["John 3:16 purple Question"]));

  await user.click(screen.getByRole("button", { name: "Remove highlight" }));
  expect(await color("Remember")).toHaveFocus();
  expect(await verse("16")).toBeInTheDocument();
  await waitFor(() => expect(highlights.all).toEqual([]));
});

test("a run of verses is one write; one of them is changed by itself", async () => {
  const { user, highlights, calls } = openReader(CHAPTER);
  await user.click(await verse("16"));
  await user.selectOptions(await screen.findByLabelText("Through verse"), "18");
  await user.click(await color("Teaching"));
  expect(await screen.findByText("John 3:16-18 is highlighted: Teaching")).toBeInTheDocument();
  for (const number of [16, 17, 18]) await verse(`${number}, highlighted: Teaching`);
  await waitFor(() => expect(highlights.all).toHaveLength(3));
  expect(writes(calls)).toEqual(["POST /api/workspace/highlights"]);
  await user.keyboard("{Escape}");

  await user.click(await verse("17, highlighted: Teaching"));
  await user.click(await color("Remember"));
  await verse("17, highlighted: Remember");
  await waitFor(() => expect(highlights.all).toContain("John 3:17 yellow Remember"));
  expect(highlights.all).toContain("John 3:18 blue Teaching");
});

test("quick choices show at once and are written in turn", async () => {
  const highlights = openWith(["John 3:16", "green"]);
  const first = later<void>();
  let isHeld = true;
  const { user, calls } = openReader(CHAPTER, {
    highlights,
    "PATCH /api/workspace/highlights/1": async ({ body }: { body: never }) => {
      if (isHeld) await first.promise;
      isHeld = false;
      return highlights.change("1", body);
    },
  });
  await user.click(await verse("16, highlighted: Promise"));
  await user.click(await color("Prayer"));
  await verse("16, highlighted: Prayer");
  await user.click(await color("Teaching"));
  await verse("16, highlighted: Teaching");
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
  expect(highlights.all).toEqual(["John 3:16 green Promise"]);

  await act(async () => first.give());
  await waitFor(() => expect(highlights.all).toEqual(["John 3:16 blue Teaching"]));
  expect(writes(calls)).toHaveLength(2);
  expect(await verse("16, highlighted: Teaching")).toBeInTheDocument();
  expect(screen.queryByText(/in another tab/)).toBeNull();
});

test("what fails is taken back and reported", async () => {
  const highlights = openWith(["John 3:16", "green"]);
  const { user } = openReader(CHAPTER, {
    highlights,
    "PATCH /api/workspace/highlights/1": problem(500, "The disk is full."),
  });
  await user.click(await verse("16, highlighted: Promise"));
  await user.click(await color("Question"));
  expect(await screen.findByText("The highlight couldn’t be changed")).toBeVisible();
  expect(screen.getByText("The disk is full.")).toBeVisible();
  expect(await verse("16, highlighted: Promise")).toBeInTheDocument();
  expect(highlights.all).toEqual(["John 3:16 green Promise"]);
});

test("what another tab changed is never overwritten unseen", async () => {
  const highlights = openWith(["John 3:16", "green"]);
  const { user } = openReader(CHAPTER, { highlights });
  await user.click(await verse("16, highlighted: Promise"));
  highlights.put("John 3:16", "blue", "Elsewhere");
  await user.click(await color("Question"));
  expect(await screen.findByText("John 3:16 was changed elsewhere meanwhile")).toBeVisible();
  expect(screen.getByText("It says “Elsewhere” now. Choose again to change it.")).toBeVisible();
  expect(await verse("16, highlighted: Elsewhere")).toBeInTheDocument();

  await user.click(await color("Question"));
  await waitFor(() => expect(highlights.all).toEqual(["John 3:16 purple Elsewhere"]));
});

test("what another tab removed is highlighted anew", async () => {
  const highlights = openWith(["John 3:16", "green"]);
  const { user } = openReader(CHAPTER, { highlights });
  await user.click(await verse("16, highlighted: Promise"));
  highlights.put("John 3:16", null);
  await user.click(await color("Question"));
  await waitFor(() => expect(highlights.all).toEqual(["John 3:16 purple Question"]));
});

test("what is known to be written is shown, even where it cannot be read anew", async () => {
  const highlights = new Highlights();
  let isAway = false;
  const { user, calls } = openReader(CHAPTER, {
    highlights,
    "GET /api/workspace/highlights": (call: never) =>
      isAway ? problem(503, "Away.") : highlights.list(call),
  });
  await user.click(await verse("16"));
  isAway = true;
  await user.click(await color("Promise"));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path.includes("highlights?")).length).toBeGreaterThan(1),
  );
  expect(await verse("16, highlighted: Promise")).toBeInTheDocument();
});

test("highlights that cannot be read can be read again", async () => {
  const highlights = openWith(["John 3:16", "green"]);
  let isAway = true;
  const { user } = openReader(CHAPTER, {
    highlights,
    "GET /api/workspace/highlights": (call: never) =>
      isAway ? problem(503, "Away.") : highlights.list(call),
  });
  const failure = await screen.findByText(/Your highlights and notes couldn’t be loaded/);
  isAway = false;
  await user.click(within(failure).getByRole("button", { name: "Try Again" }));
  expect(await verse("16, highlighted: Promise")).toBeInTheDocument();
});

test("who has kept nothing is asked for nothing, until something is kept", async () => {
  const { user, calls, highlights } = openReader(CHAPTER, { hasWorkspace: false });
  const own = () => calls.filter(({ path }) => path.startsWith("/api/workspace/"));
  await user.click(await verse("3"));
  expect(own()).toEqual([]);
  await user.click(await color("Promise"));
  await waitFor(() => expect(highlights.all).toEqual(["John 3:3 green Promise"]));
  expect(await verse("3, highlighted: Promise")).toBeInTheDocument();
});
