/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { CopyHint } from "@/components/workspace/copy-hint";
import { wasHintAnswered } from "@/components/workspace/hint-answer";
import { answerCalls, problem, renderView } from "../../../support/view";

// Every test has a client of its own, which renderView stands around the view.
jest.mock("@/components/common/server-data", () => ({
  ServerData: ({ children }: { children: ReactNode }) => children,
}));

const NOTHING = {
  collections: 0,
  verses: 0,
  creations: 0,
  conversations: 4,
  plans: 0,
  sessions: 9,
  highlights: 0,
  learned: 0,
};
let counts = NOTHING;
const onOpen = jest.fn();

function show() {
  const calls = answerCalls({
    "/api/workspace": () => ({ exists: true, createdAt: null, counts }),
  });
  const view = renderView(<CopyHint savedAt={{}} onOpen={onOpen} />);
  const saveAgain = () => view.rerender(<CopyHint savedAt={{}} onOpen={onOpen} />);
  return { calls, saveAgain, ...view };
}
const hint = () => screen.queryByRole("region", { name: "Save a copy" });

beforeEach(() => {
  window.localStorage.clear();
  counts = NOTHING;
});

test("it comes with the third saved thing, counted after each save", async () => {
  counts = { ...NOTHING, collections: 1, verses: 1 };
  const { calls, saveAgain } = show();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(hint()).toBeNull();
  counts = { ...NOTHING, collections: 1, verses: 2 };
  saveAgain();
  await waitFor(() => expect(hint()).toHaveTextContent("You’ve saved 3 items in this browser"));
  expect(hint()).toHaveTextContent("If you clear its data, you lose access to them");
  expect(screen.getAllByRole("status")).toHaveLength(1);
});

test("counts that cannot be read say nothing", async () => {
  const { calls } = show();
  answerCalls({ "/api/workspace": problem(503, "Busy") });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(hint()).toBeNull();
});

test.each(["Dismiss", "Export or link"])("%s answers it for good", async (name) => {
  counts = { ...NOTHING, verses: 1, plans: 1, highlights: 1 };
  const { user } = show();
  await user.click(await screen.findByRole("button", { name }));
  expect(hint()).toBeNull();
  expect(wasHintAnswered()).toBe(true);
  expect(onOpen).toHaveBeenCalledTimes(name === "Dismiss" ? 0 : 1);
});
