/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor } from "@testing-library/react";
import { CreateCollectionDialog } from "@/app/scripture-library/_components/create-collection-dialog";
import { aCollection } from "@/tests/support/library-rows";
import {
  type Answers,
  answerCalls,
  callsTo,
  held,
  problem,
  renderView,
} from "@/tests/support/view";

const CREATE = "POST /api/collections";
const name = () => screen.getByRole("textbox", { name: "Collection Name" });
const description = () => screen.getByRole("textbox", { name: "Description (optional)" });
const button = () => screen.getByRole("button", { name: "Create Collection" });

function open(answers: Answers) {
  const asked = answerCalls(answers);
  const onClose = jest.fn();
  const { user } = renderView(<CreateCollectionDialog onClose={onClose} />);
  return { asked, onClose, user };
}

test("a collection without a name is asked for one at the field, and nothing is sent", async () => {
  const { asked, user } = open({});
  await user.type(name(), "  ");
  await user.click(button());
  expect(await screen.findByText("Collection name is required")).toBeVisible();
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription("Collection name is required");
  expect(asked).toEqual([]);
});

test("two presses make one collection, and meanwhile the button says so", async () => {
  const { answer, release } = held(aCollection());
  const { asked, onClose, user } = open({ [CREATE]: answer });
  await user.type(name(), " Comfort ");
  await user.type(description(), "For hard days");
  await user.dblClick(button());
  expect(await screen.findByRole("button", { name: "Creating..." })).toBeDisabled();
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.getByText("Collection created successfully!")).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { name: "Comfort", description: "For hard days", isPublic: false, userId: "demo-user" },
  ]);
});

test("one that could not be created is said, what was typed stays, and trying again is the same request", async () => {
  const answers: Answers = { [CREATE]: problem(503, "The library is being tidied.") };
  const { asked, onClose, user } = open(answers);
  await user.type(name(), "Comfort");
  await user.type(description(), "For hard days");
  await user.click(button());
  expect(await screen.findByText("Failed to create collection")).toBeVisible();
  expect(screen.getByText("The library is being tidied.")).toBeVisible();
  expect(name()).toHaveValue("Comfort");
  expect(description()).toHaveValue("For hard days");
  expect(onClose).not.toHaveBeenCalled();

  answers[CREATE] = aCollection();
  await user.click(button());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const keys = callsTo(asked, "POST", "/api/collections").map(({ headers }) =>
    headers.get("idempotency-key"),
  );
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
