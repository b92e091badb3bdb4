/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { NuqsAdapter } from "nuqs/adapters/react";
import { OpenPlan } from "@/app/reading-plans/_components/open-plan";
import type { StoredPlan } from "@/lib/reading-plans/schedule";
import { onDay } from "../../../support/day";
import { PlanServer, storedPlan } from "../../../support/plan-server";
import { goBack, renderView } from "../../../support/view";

const FIRST_DAY = "2026-11-21";
const DAYS_LATER = "2026-11-26";
const TITLE = "Creation & Genesis Study";
afterEach(() => jest.useRealTimers());

async function open(plan: StoredPlan, day = FIRST_DAY) {
  onDay(day);
  const server = new PlanServer([plan]);
  const onClose = jest.fn();
  const view = renderView(
    <NuqsAdapter>
      <OpenPlan id={plan.id} onClose={onClose} />
    </NuqsAdapter>,
    { address: `/reading-plans?plan=${plan.id}` },
  );
  await screen.findByRole("heading", { level: 2, name: plan.title });
  return { server, onClose, ...view };
}

const plan = () => screen.getByRole("region", { name: TITLE });
const now = (name: string | RegExp = /^Today’s reading/) => screen.getByRole("region", { name });
const allDays = () => screen.getByRole("region", { name: "All days" });
const box = (reference: string, within_ = now()) =>
  within(within_).getByRole("checkbox", { name: `${reference}, read` });
const progress = () => screen.getByRole("progressbar", { name: `Progress of ${TITLE}` });
const button = (name: string) => screen.getByRole("button", { name });
const notice = (words: string) => screen.findByText(words);

test("where the visitor is in the plan, what is to be read today, and when it ends", async () => {
  await open(storedPlan());
  expect(document.title).toMatch(/^Creation & Genesis Study \|/);
  expect(plan()).toHaveTextContent("Day 1 of 21");
  expect(plan()).toHaveTextContent("Ends Dec 11, 2026");
  expect(plan()).toHaveTextContent("0 of 42 readings");
  expect(within(now()).getByRole("link", { name: "Genesis 1-2" })).toHaveAttribute(
    "href",
    "/bible?ref=Genesis+1-2&plan=run-1&reading=0",
  );
});

test("a tick shows before the server has answered, and progress follows its answer", async () => {
  const { user, server } = await open(storedPlan());
  const release = server.hold(/PATCH/);
  await user.click(box("Genesis 1-2"));
  expect(box("Genesis 1-2")).toBeChecked();
  await user.click(box("Genesis 1-2"));
  expect(box("Genesis 1-2")).not.toBeChecked();
  await user.click(box("Genesis 1-2"));
  expect(progress()).toHaveAttribute("value", "0");
  release();
  await waitFor(() => expect(progress()).toHaveAttribute("value", "3"));
  expect(box("Genesis 1-2")).toBeChecked();
  await user.click(box("Genesis 1-2"));
  await waitFor(() => expect(progress()).toHaveAttribute("value", "0"));
});

test("a day is marked as a whole, then read ahead; the focus is never lost", async () => {
  const { user, server } = await open(storedPlan());
  await user.click(button("Mark all as read"));
  expect(await screen.findByText("Today’s reading is done.")).toBeVisible();
  const heading = within(now()).getByRole("heading", { level: 3 });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(server.sent("PATCH").map(({ body }) => body)).toEqual([
    { version: 1, readings: [0, 1], done: true, today: FIRST_DAY },
  ]);

  await user.click(within(now()).getByText("Read ahead"));
  await user.click(box("Genesis 3-5"));
  await waitFor(() => expect(plan()).toHaveTextContent("3 of 42 readings"));
  await user.click(box("Psalm 8"));
  // The last of a day brings the next one in its place.
  await waitFor(() => expect(box("Genesis 6-8")).toBeInTheDocument());
  await waitFor(() => expect(heading).toHaveFocus());
  await waitFor(() => expect(plan()).toHaveTextContent("4 of 42 readings"));
  expect(within(allDays()).getAllByRole("checkbox", { checked: true })).toHaveLength(4);
});

test.each([
  ["Catch up", "You’re catching up", "Dec 11, 2026", "Genesis 3-5"],
  ["Re-pace", "The plan was re-paced", "Dec 11, 2026", "Psalm 104"],
  ["Extend", "The plan was extended", "Dec 16, 2026", "Psalm 104"],
])("after five missed days: %s leads where it said", async (name, told, ends, second) => {
  const { user, server } = await open(storedPlan(), DAYS_LATER);
  const waiting = screen.getByRole("region", { name: "5 days are waiting" });
  const way = within(waiting)
    .getAllByRole("listitem")
    .find((item) => within(item).queryByRole("button", { name }));
  expect(way).toHaveTextContent(`Ends ${ends}`);
  expect(way).toHaveTextContent(/Longest day \d+ min/);
  await user.dblClick(within(waiting).getByRole("button", { name }));
  expect(await notice(told)).toBeVisible();
  expect(screen.queryByRole("region", { name: /waiting/ })).toBeNull();
  expect(plan()).toHaveTextContent(`Ends ${ends}`);
  expect(box("Genesis 1-2")).toBeVisible();
  expect(box(second)).toBeVisible();
  await waitFor(() => expect(within(now()).getByRole("heading", { level: 3 })).toHaveFocus());
  // Pressed twice it is one change.
  expect(server.sent("PATCH")).toHaveLength(1);
});

test("a way that has no days left cannot be gone", async () => {
  await open(storedPlan(), "2027-01-10");
  expect(screen.getByText("The plan’s last day has passed, so no days remain.")).toBeVisible();
  expect(button("Re-pace")).toBeDisabled();
  expect(button("Extend")).toBeEnabled();
});

test("a plan is stopped and resumed", async () => {
  const { user } = await open(storedPlan(), DAYS_LATER);
  await user.click(button("Stop"));
  expect(await notice("The plan was stopped")).toBeVisible();
  expect(now("This plan is stopped")).toBeVisible();
  expect(screen.queryByRole("region", { name: /waiting/ })).toBeNull();
  await user.click(button("Resume plan"));
  await waitFor(() => expect(now()).toBeVisible());
  await waitFor(() => expect(within(now()).getByRole("heading", { level: 3 })).toHaveFocus());
});

test("a restart asks first; Back closes the question and Restart plan begins anew", async () => {
  const { user } = await open(storedPlan({ ticks: [0] }), DAYS_LATER);
  await user.click(button("Restart"));
  const asked = { name: "Restart this plan?" };
  expect(await screen.findByRole("dialog", asked)).toHaveTextContent(
    "the marks on 1 reading are removed",
  );
  expect(window.location.hash).toBe("#restart-plan");
  goBack();
  await waitFor(() => expect(screen.queryByRole("dialog", asked)).toBeNull());
  await user.click(button("Restart"));
  await user.click(await screen.findByRole("button", { name: "Restart plan" }));
  expect(await notice("The plan was restarted")).toBeVisible();
  await waitFor(() => expect(plan()).toHaveTextContent("Started Nov 26, 2026"));
  expect(plan()).toHaveTextContent("0 of 42 readings");
  await waitFor(() => expect(screen.queryByRole("dialog", asked)).toBeNull());
  await waitFor(() => expect(within(now()).getByRole("heading", { level: 3 })).toHaveFocus());
});

test("a plan is deleted once that is confirmed, and the address leads to the list", async () => {
  const { user, server } = await open(storedPlan({ ticks: [0, 1] }));
  await user.click(button("Delete"));
  const dialog = await screen.findByRole("dialog", { name: "Delete this plan?" });
  expect(dialog).toHaveTextContent("with the marks on 2 readings");
  server.isAway = /DELETE/;
  await user.click(within(dialog).getByRole("button", { name: "Delete plan" }));
  expect(await notice("The plan couldn’t be deleted")).toBeVisible();
  server.isAway = null;
  await user.click(within(dialog).getByRole("button", { name: "Delete plan" }));
  expect(await notice(`“${TITLE}” was deleted`)).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe("/reading-plans"));
  await waitFor(() => expect(window.location.href).toMatch(/\/reading-plans$/));
});

test("a plan that is not there says where it may be", async () => {
  onDay(FIRST_DAY);
  new PlanServer([]);
  const onClose = jest.fn();
  const { user } = renderView(
    <NuqsAdapter>
      <OpenPlan id="gone" onClose={onClose} />
    </NuqsAdapter>,
  );
  expect(await screen.findByText("This plan isn’t in this browser.")).toBeVisible();
  expect(button("Enter a transfer code")).toHaveAttribute("data-your-data");
  await user.click(button("See all plans"));
  expect(onClose).toHaveBeenCalled();
});

test("the last reading brings the completion, with what the plan took", async () => {
  const letters = { title: "Letters", references: ["Philemon", "Jude"], words: [430, 610] };
  const days = { planDays: [1, 2], dueDays: [20778, 20779], dayTitles: [] };
  const { user, onClose } = await open(
    storedPlan({ ...letters, ...days, planId: null, ticks: [0] }),
    "2026-11-22",
  );
  await user.click(within(now()).getByRole("checkbox"));
  const done = await screen.findByRole("heading", { name: "You have read “Letters”" });
  await waitFor(() => expect(done).toHaveFocus());
  expect(screen.getByText("You’ve finished “Letters”.")).toHaveAttribute("role", "status");
  expect(
    screen.getByText(
      "2 readings, all of them read, from Nov 21, 2026 to Nov 22, 2026: 2 days, on 2 of which you read.",
    ),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "See your reading history" })).toBeVisible();
  await user.click(button("Choose another plan"));
  expect(onClose).toHaveBeenCalled();
  await user.click(button("Read it again"));
  await user.click(await screen.findByRole("button", { name: "Restart plan" }));
  await waitFor(() => expect(done).not.toBeInTheDocument());
  expect(within(now()).getByRole("checkbox")).not.toBeChecked();
});

test("the calendar: months open and close, what is left alone, and the way to today", async () => {
  const { user } = await open(storedPlan({ ticks: [0, 1] }), "2026-12-03");
  const days = within(allDays());
  expect(days.getByText("Thu, Dec 3")).toBeVisible();
  expect(days.queryByText("Sat, Nov 21")).toBeNull();
  const november = days.getByText(/November 2026/);
  expect(november).toHaveTextContent("1 of 10 days read");
  await user.click(november);
  expect(await days.findByText("Sat, Nov 21")).toBeVisible();
  expect(days.getAllByText("Waiting", { exact: true })).toHaveLength(11);
  await user.click(box("Genesis 1-2", allDays()));
  expect(november).toHaveTextContent("0 of 10 days read");
  await user.click(box("Genesis 1-2", allDays()));
  expect(november).toHaveTextContent("1 of 10 days read");

  await user.click(days.getByRole("radio", { name: "Left to read" }));
  expect(days.queryByText("Sat, Nov 21")).toBeNull();
  await user.click(days.getByRole("button", { name: "Go to today" }));
  expect(allDays().querySelector("[aria-current=date]")).toHaveFocus();
});

test("a plan that cannot be read says so and can be tried again", async () => {
  onDay(FIRST_DAY);
  const server = new PlanServer([storedPlan()]);
  server.isAway = /GET/;
  const { user } = renderView(
    <NuqsAdapter>
      <OpenPlan id="run-1" onClose={jest.fn()} />
    </NuqsAdapter>,
  );
  expect(await screen.findByText("The plan couldn’t be loaded.")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("away");
  server.isAway = null;
  await user.click(button("Try Again"));
  expect(await screen.findByRole("region", { name: /^Today’s reading/ })).toBeVisible();

  server.isAway = /PATCH/;
  await user.click(box("Genesis 1-2"));
  expect(await notice("The reading couldn’t be marked")).toBeVisible();
  await waitFor(() => expect(box("Genesis 1-2")).not.toBeChecked());
});
