/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { CreationsTab } from "@/app/scripture-library/_components/creations-tab";
import type { Creation } from "@/lib/creations/contract";
import { aCreation } from "@/tests/support/library-rows";
import {
  type Answers,
  answerCalls,
  type Call,
  callsTo,
  held,
  problem,
  renderView,
} from "@/tests/support/view";

const CHANGE = "PATCH /api/creations/one";
const DELETE = "DELETE /api/creations/one";
const dialog = () => within(screen.getByRole("dialog"));
const button = (name: string) => dialog().getByRole("button", { name });
const field = (name: string) => dialog().getByRole("textbox", { name });

/** Opens a creation from the list. The server has `creation`, which the test may change. */
async function open(fields: Partial<Creation> = {}, change: Answers = {}) {
  const creation = aCreation({ title: "Evening", content: "Stay with us.", ...fields });
  const list = [creation];
  const answers: Answers = {
    "GET /api/creations": () => structuredClone(list),
    "GET /api/creations/one": () => structuredClone(creation),
    [CHANGE]: ({ body }: Call) => {
      const { version, ...rest } = body as Partial<Creation>;
      if (version !== creation.version) return problem(409, "Changed.", {}, { current: creation });
      const isOther = rest.content !== undefined && rest.content !== creation.content;
      const shareToken = rest.isPublic ? "t".repeat(22) : null;
      Object.assign(creation, rest, { version: version + 1, shareToken });
      if (isOther) creation.isGenerated = false;
      if (rest.isPublic !== undefined) creation.moderation = rest.isPublic ? "waiting" : "none";
      return structuredClone(creation);
    },
    [DELETE]: () => {
      list.pop();
      return { deleted: true };
    },
    ...change,
  };
  const calls = answerCalls(answers);
  const view = renderView(
    <NuqsTestingAdapter>
      <CreationsTab />
    </NuqsTestingAdapter>,
    { address: "/scripture-library?tab=creations" },
  );
  await view.user.click(await screen.findByRole("link", { name: "Evening" }));
  await screen.findByRole("dialog", { name: "Evening" });
  await dialog().findByText(creation.content);
  return { ...view, answers, calls, creation };
}

test("an open creation shows its words, what was asked for and what it was made from", async () => {
  const { calls } = await open();
  expect(dialog().getByText("Asked for: “Light”")).toBeVisible();
  expect(dialog().getByRole("link", { name: "Psalm 119:105" })).toBeVisible();
  expect(window.location.hash).toBe("#creation-one");
  // The list has brought it already.
  expect(callsTo(calls, "GET", "/api/creations/one")).toEqual([]);
});

test("changed words are saved, are no longer called AI-made, and the focus goes back to Edit", async () => {
  const { calls, user } = await open();
  await user.click(button("Edit"));
  expect(field("Text")).toHaveFocus();
  await user.clear(field("Title"));
  await user.type(field("Title"), "  ");
  expect(await dialog().findByText("Title is required")).toBeVisible();
  expect(button("Save")).toBeDisabled();
  await user.type(field("Title"), "An evening prayer");
  await waitFor(() => expect(button("Save")).toBeEnabled());
  await user.clear(field("Text"));
  expect(await dialog().findByText("Content is required")).toBeVisible();
  await user.type(field("Text"), " Stay here. ");
  await waitFor(() => expect(button("Save")).toBeEnabled());
  await user.click(button("Save"));
  expect(await screen.findByText("Changes saved")).toBeVisible();
  expect(screen.getByRole("dialog", { name: "An evening prayer" })).toBeVisible();
  expect(button("Edit")).toHaveFocus();
  expect(dialog().getByText("Your own words")).toBeVisible();
  expect(callsTo(calls, "PATCH", "/api/creations/one").map(({ body }) => body)).toEqual([
    { version: 0, title: "An evening prayer", content: " Stay here. " },
  ]);
  await waitFor(() => expect(screen.getByRole("article")).toHaveTextContent("An evening prayer"));
});

test("what was typed and not saved waits for the next time, and Cancel forgets it", async () => {
  const { user } = await open();
  await user.click(button("Edit"));
  await user.type(field("Text"), " Not saved.");
  await user.click(button("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("link", { name: "Evening" }));
  expect(await dialog().findByRole("textbox", { name: "Text" })).toHaveValue(
    "Stay with us. Not saved.",
  );
  await user.click(button("Cancel"));
  await user.click(button("Edit"));
  expect(field("Text")).toHaveValue("Stay with us.");
});

test("words that cannot be saved stay, with the reason, and can be saved later", async () => {
  const { answers, user } = await open();
  const change = answers[CHANGE];
  answers[CHANGE] = problem(503, "Away.");
  await user.click(button("Edit"));
  await user.type(field("Text"), " Mine.");
  await user.click(button("Save"));
  expect(await dialog().findByRole("alert")).toHaveTextContent("Away.");
  expect(field("Text")).toHaveValue("Stay with us. Mine.");
  answers[CHANGE] = change;
  await user.click(button("Save"));
  expect(await dialog().findByText("Stay with us. Mine.")).toBeVisible();
});

test("two tabs: the later one sees the earlier one's words and decides", async () => {
  const { creation, user } = await open();
  await user.click(button("Edit"));
  await user.clear(field("Text"));
  await user.type(field("Text"), "Mine.");
  Object.assign(creation, { content: "Theirs.", version: 4 });
  await user.click(button("Save"));
  const alert = await dialog().findByRole("alert", { name: "Changed elsewhere" });
  expect(alert).toHaveTextContent("This was changed elsewhere in the meantime.");
  expect(alert).toHaveTextContent("Theirs.");
  expect(field("Text")).toHaveValue("Mine.");
  await user.click(button("Save mine"));
  expect(await dialog().findByText("Mine.")).toBeVisible();
  expect(creation.content).toBe("Mine.");
});

test("two tabs: the other's words can stay", async () => {
  const { creation, user } = await open();
  await user.click(button("Edit"));
  await user.type(field("Text"), "Mine.");
  Object.assign(creation, { content: "Theirs.", version: 4 });
  await user.click(button("Save"));
  await user.click(await dialog().findByRole("button", { name: "Keep the other" }));
  expect(await dialog().findByText("Theirs.")).toBeVisible();
  expect(creation.content).toBe("Theirs.");
});

test("deleting asks first, and can fail without losing anything", async () => {
  const { answers, calls, user } = await open();
  await user.click(button("Delete"));
  expect(button("Keep it")).toHaveFocus();
  await user.click(button("Keep it"));
  expect(dialog().queryByRole("button", { name: "Delete for good" })).toBeNull();
  await user.click(button("Delete"));
  const remove = answers[DELETE] as () => object;
  answers[DELETE] = problem(503, "Away.");
  await user.click(button("Delete for good"));
  expect(await screen.findByText("Failed to delete the creation")).toBeVisible();
  expect(dialog().getByText("Stay with us.")).toBeVisible();

  const { answer, release } = held(null);
  answers[DELETE] = async () => {
    await answer();
    return remove();
  };
  await user.dblClick(button("Delete for good"));
  expect(await dialog().findByRole("button", { name: "Deleting..." })).toBeDisabled();
  release();
  expect(await screen.findByText("Creation deleted")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("No AI creations yet")).toBeVisible();
  expect(callsTo(calls, "DELETE", "/api/creations/one")).toHaveLength(2);
  // The one that is gone is asked for by nobody.
  expect(callsTo(calls, "GET", "/api/creations/one")).toEqual([]);
});

test("publishing makes a link; taken back, it is private again", async () => {
  const { user } = await open({ isGenerated: false });
  expect(dialog().getByText("Only you can read this")).toBeVisible();
  expect(dialog().getByText(/marked as a visitor’s own words/)).toBeVisible();
  await user.click(button("Publish"));
  expect(await dialog().findByText("Published by a link")).toBeVisible();
  await user.click(button("Copy link"));
  expect(await navigator.clipboard.readText()).toBe(
    `http://localhost/scripture-library?creation=${"t".repeat(22)}`,
  );
  await user.click(button("Unpublish"));
  expect(await dialog().findByText("Only you can read this")).toBeVisible();
});

test("publishing that meets another tab's change says so, shows it and can be repeated", async () => {
  const { creation, user } = await open();
  Object.assign(creation, { title: "Changed elsewhere", version: 3 });
  await user.click(button("Publish"));
  expect(await screen.findByText("Failed to publish")).toBeVisible();
  expect(screen.getByText(/It was changed elsewhere/)).toBeVisible();
  expect(await screen.findByRole("dialog", { name: "Changed elsewhere" })).toBeVisible();
  await user.click(button("Publish"));
  expect(await dialog().findByText("Published by a link")).toBeVisible();
});

test("what the operator refused is said, and is not published again as it is", async () => {
  await open({ moderation: "refused", isGenerated: false });
  expect(dialog().getByText("Reviewed and not published")).toBeVisible();
  expect(dialog().queryByRole("button", { name: "Publish" })).toBeNull();
});

test("a creation that is not here says so; one that could not be read can be asked for again", async () => {
  const answers: Answers = {
    "GET /api/creations": [],
    "GET /api/creations/gone": problem(404, "None."),
    "GET /api/creations/away": () => Promise.reject(new TypeError("offline")),
  };
  answerCalls(answers);
  const view = (
    <NuqsTestingAdapter>
      <CreationsTab />
    </NuqsTestingAdapter>
  );
  const first = renderView(view, { address: "/scripture-library#creation-gone" });
  expect(await screen.findByText("This creation is no longer here")).toBeVisible();
  first.unmount();
  const { user } = renderView(view, { address: "/scripture-library#creation-away" });
  expect(await screen.findByText("The creation couldn’t be loaded.")).toBeVisible();
  answers["GET /api/creations/away"] = aCreation({ id: "away", content: "Here I am." });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Here I am.")).toBeVisible();
});
