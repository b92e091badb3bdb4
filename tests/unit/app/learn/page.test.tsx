/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import LearnPage from "@/app/learn/page";
import { onDay } from "../../../support/day";
import { answerCalls, type Call, callsTo, problem, renderView } from "../../../support/view";

let mockQuery = "";
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useSearchParams: () => new URLSearchParams(mockQuery),
}));
// Each test has a client of its own.
jest.mock("@/components/common/server-data", () => ({
  ServerData: ({ children }: { children: ReactNode }) => children,
}));

const TODAY = "2026-01-05";
const LIST = "/api/workspace/learning";
const passage = (id: string, fields: object = {}) => ({
  id,
  reference: `John 11:3${id}`,
  translation: "KJV",
  text: "Jesus wept in the garden.",
  due: TODAY,
  reviewedOn: null,
  reviews: 1,
  lapses: 0,
  today: TODAY,
  next: { again: 0, hard: 1, good: 2, easy: 8 },
  ...fields,
});

beforeEach(() => {
  localStorage.clear();
  mockQuery = "";
});
afterEach(() => jest.useRealTimers());

function open(list: object[], answers: object = {}) {
  onDay(TODAY);
  localStorage.setItem("truth-uncovered-has-workspace", "yes");
  const calls = answerCalls({ [`GET ${LIST}`]: list, ...answers });
  return { calls, ...renderView(<LearnPage />, { address: "/learn" }) };
}
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const reviewed = ({ body, path }: Call) => {
  const id = path.split("/").at(-2) ?? "";
  const { grade, reviews } = body as { grade: string; reviews: number };
  const due = grade === "again" ? TODAY : "2026-01-07";
  return passage(id, { due, reviews: reviews + 1 });
};

test("who learns nothing yet is told what it is and can begin", async () => {
  const { user, calls } = open([], { [`POST ${LIST}`]: passage("5", { reviews: 0 }) });
  expect(await screen.findByText("No passages yet")).toBeVisible();
  await user.click(await button("Learn this passage"));
  expect(await screen.findByRole("alert")).toHaveTextContent("Enter a passage");
  await user.type(screen.getByRole("textbox", { name: "Passage" }), "John 11:35{Enter}");
  expect(await screen.findByText("Added to the passages you’re learning")).toBeVisible();
  expect(callsTo(calls, "POST", LIST)[0]?.body).toEqual({
    reference: "John 11:35",
    translation: "WEB",
    today: TODAY,
  });
});

test("what cannot be learned is told at the field, and what was typed stays", async () => {
  mockQuery = "add=John+3%3A99&translation=KJV";
  const { user } = open([], {
    [`POST ${LIST}`]: () => problem(400, "John 3 has 36 verses."),
    "/api/bible/verse": () => problem(404, "John 3 has 36 verses."),
  });
  await user.click(await button("Learn this passage"));
  expect(await screen.findByRole("alert")).toHaveTextContent("John 3 has 36 verses.");
  expect(screen.getByRole("textbox", { name: "Passage" })).toHaveValue("John 3:99");
  expect(screen.getByRole("combobox", { name: "Translation" })).toHaveValue("KJV");
});

test("a review hides the words step by step, compares what is typed, and is graded by a key", async () => {
  const { user, calls } = open([passage("5")], { [`POST ${LIST}/*/reviews`]: reviewed });
  await user.click(await button("Start the review"));
  expect(screen.getByRole("heading", { name: /John 11:35/ })).toHaveFocus();
  expect(screen.queryByText(/wept/)).toBeNull();
  await user.click(screen.getByRole("radio", { name: "First letters" }));
  expect(document.querySelector(".scripture")?.textContent).toMatch(/^J w i t g\. $/);
  await user.type(
    screen.getByRole("textbox", { name: /Your answer/ }),
    "Jesus slept in a garden{Enter}",
  );
  expect(await screen.findByText("3 of 5 words.")).toBeVisible();
  expect([...document.querySelectorAll("mark")].map((one) => one.textContent)).toEqual([
    "wept",
    "the",
  ]);
  expect(screen.getByRole("button", { name: /^Again today/ })).toHaveFocus();
  expect(screen.getByRole("button", { name: /^Easy in 8 days/ })).toBeVisible();
  await user.keyboard("3");
  expect(await screen.findByRole("heading", { name: "Done for now" })).toHaveFocus();
  expect(callsTo(calls, "POST", `${LIST}/*/reviews`).map(({ body }) => body)).toEqual([
    { grade: "good", reviews: 1, today: TODAY },
  ]);
});

test("what was forgotten comes again in the same session, as the next review of it", async () => {
  const { user, calls } = open([passage("5"), passage("6")], {
    [`POST ${LIST}/*/reviews`]: reviewed,
  });
  await user.click(await button("Start the review"));
  for (const key of ["1", "3", "3"]) {
    await user.click(await button("Show the passage"));
    await user.keyboard(key);
  }
  expect(await screen.findByRole("heading", { name: "Done for now" })).toBeVisible();
  const sent = callsTo(calls, "POST", `${LIST}/*/reviews`).map(({ path, body }) => [
    path.split("/").at(-2),
    body,
  ]);
  expect(sent).toMatchObject([
    ["6", { grade: "again", reviews: 1 }],
    ["5", { grade: "good", reviews: 1 }],
    ["6", { grade: "good", reviews: 2 }],
  ]);
});

test("what another tab reviewed meanwhile is left out of the session", async () => {
  let list = [passage("5"), passage("6"), passage("7", { due: "2026-01-09" })];
  const { user, client, calls } = open([], {
    [`GET ${LIST}`]: () => list,
    [`POST ${LIST}/*/reviews`]: reviewed,
  });
  await user.click(await button("Start the review"));
  expect(await screen.findByRole("heading", { name: /^John 11:36/ })).toHaveFocus();
  list = list.map((one) => (one.id === "6" ? { ...one, due: "2026-01-07", reviews: 2 } : one));
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole("heading", { name: /^John 11:35/ })).toHaveFocus();
  await user.click(await button("Show the passage"));
  await user.keyboard("3");
  expect(await screen.findByRole("heading", { name: "Done for now" })).toHaveFocus();
  expect(callsTo(calls, "POST", `${LIST}/*/reviews`)).toHaveLength(1);

  await user.click(await button("Back to your passages"));
  await user.click(await button("Review John 11:37, KJV"));
  expect(await screen.findByRole("heading", { name: /^John 11:37/ })).toHaveFocus();
});

test("the list says when each is due, and what is due is noted for the home page", async () => {
  open([passage("5"), passage("6", { due: "2026-01-06" }), passage("7", { due: "2026-02-04" })]);
  const list = within(await screen.findByRole("region", { name: "Your Passages" }));
  expect(list.getAllByText(/^Due/).map((one) => one.textContent)).toEqual([
    "Due today · 1 review",
    "Due tomorrow · 1 review",
    "Due in 30 days · 1 review",
  ]);
  expect(localStorage.getItem("truth-uncovered-learning")).toBe("2026-01-05 2026-01-06 2026-02-04");
  expect(document.documentElement.style.getPropertyValue("--learning-due")).toBe('"1"');
});

test("a list that cannot be read says so and can be read again", async () => {
  let answers: () => unknown = () => problem(503, "Later.");
  const { user } = open([], { [`GET ${LIST}`]: () => answers() });
  expect(await screen.findByText("What you learn couldn’t be loaded.")).toBeVisible();
  answers = () => [passage("5")];
  await user.click(await button("Try Again"));
  expect(await button("Start the review")).toBeVisible();
});
