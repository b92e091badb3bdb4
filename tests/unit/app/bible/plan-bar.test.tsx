/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { PlanBar } from "@/app/bible/_components/plan-bar";
import { onDay } from "../../../support/day";
import { PlanServer, storedPlan } from "../../../support/plan-server";
import { renderView } from "../../../support/view";

afterEach(() => jest.useRealTimers());

/** Both bars of a reading of a plan, above and below a chapter. */
function open(server: PlanServer, { reading = 0, chapter = "Genesis 1", planId = "run-1" } = {}) {
  onDay("2026-11-21");
  const onOpen = jest.fn();
  const common = { planId, reading, chapter, onOpen };
  const view = renderView(
    <>
      <PlanBar {...common} place="top" />
      <PlanBar {...common} place="end" />
    </>,
  );
  return { server, onOpen, ...view };
}
const top = async () => within(await screen.findByRole("region", { name: "Reading plan" }));
const end = async () => within(await screen.findByRole("region", { name: "After the reading" }));
const topText = async () =>
  (await screen.findByRole("region", { name: "Reading plan" })).textContent;

test("above the chapter: the plan's day with its readings; below: whether the passage continues", async () => {
  open(new PlanServer([storedPlan()]));
  expect((await top()).getByText("Day 1 of 21, Sat, Nov 21")).toBeVisible();
  const current = (await top()).getByRole("link", { name: "Genesis 1-2 7 min" });
  expect(current).toHaveAttribute("aria-current", "true");
  expect((await top()).getByRole("link", { name: "Creation & Genesis Study" })).toHaveAttribute(
    "href",
    "/reading-plans?plan=run-1",
  );
  expect((await end()).getByText("Genesis 1-2 continues in the next chapter.")).toBeVisible();
});

test("a reading is marked in either bar, the next one follows, and the day is done", async () => {
  const { user, onOpen, rerender, server } = open(new PlanServer([storedPlan()]), {
    chapter: "Genesis 2",
  });
  const release = server.hold(/PATCH/);
  await user.click(
    (await end()).getByRole("button", { name: "Finished? Mark Genesis 1-2 as read" }),
  );
  expect((await top()).getByRole("link", { name: "Genesis 1-2 read" })).toBeVisible();
  release();
  await user.click((await end()).getByRole("link", { name: /^Next: Psalm 104/ }));
  expect(onOpen).toHaveBeenCalledWith("/bible?ref=Psalm+104&plan=run-1&reading=1");

  const next = { planId: "run-1", reading: 1, chapter: "Psalm 104", onOpen };
  rerender(
    <>
      <PlanBar {...next} place="top" />
      <PlanBar {...next} place="end" />
    </>,
  );
  await user.click((await top()).getByRole("button", { name: "Mark as read: Psalm 104" }));
  await waitFor(async () =>
    expect(await topText()).toContain("This day’s reading is done, and 4% of the plan."),
  );
  await user.click((await top()).getByRole("button", { name: "Read: unmark Psalm 104" }));
  expect((await top()).getByRole("button", { name: "Mark as read: Psalm 104" })).toBeVisible();
});

test("a plan that cannot be read says so and can be tried again", async () => {
  const server = new PlanServer([storedPlan()]);
  server.isAway = /GET/;
  const { user } = open(server);
  expect(await screen.findByText("The plan couldn’t be loaded.")).toBeVisible();
  expect(screen.queryByRole("region", { name: "After the reading" })).toBeNull();
  server.isAway = null;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect((await top()).getByText("Day 1 of 21, Sat, Nov 21")).toBeVisible();
});

test("a plan that is not the visitor's leaves nothing behind", async () => {
  const { server } = open(new PlanServer([]), { planId: "gone" });
  await waitFor(() => expect(server.sent("GET")).not.toHaveLength(0));
  await waitFor(() => expect(document.querySelector(".plan-bar")).toBeNull());
});
