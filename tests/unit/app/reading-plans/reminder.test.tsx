/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { ReminderSection } from "@/app/reading-plans/_components/reminder-section";
import { answerCalls, type Call, problem, renderView } from "../../../support/view";

const FEED = "/api/workspace/reminder/feed/token.ics";

/** The server's reminder; `isAway` while writes fail. */
function open() {
  const server = { reminder: null as object | null, isAway: false };
  const calls = answerCalls({
    "GET /api/workspace/reminder": () => ({ reminder: server.reminder }),
    "PUT /api/workspace/reminder": ({ body }: Call) => {
      if (server.isAway) return problem(503, "away");
      server.reminder = { ...(body as object), feed: FEED };
      return { reminder: server.reminder };
    },
    "DELETE /api/workspace/reminder": () => {
      server.reminder = null;
      return { deleted: true };
    },
  });
  return { server, calls, ...renderView(<ReminderSection />) };
}
const time = () => screen.findByLabelText("Time");
const button = (name: string) => screen.findByRole("button", { name });
const writes = (calls: readonly Call[]) => calls.filter(({ method }) => method !== "GET");

test("a reminder is turned on with the visitor's zone, and its address can be subscribed to", async () => {
  const { user, calls } = open();
  expect(await time()).toHaveValue("07:00");
  await user.clear(await time());
  await user.click(await button("Turn on the reminder"));
  expect(await screen.findByText("Choose a time.")).toBeVisible();
  await user.type(await time(), "06:30");
  const boxes = screen.getAllByRole("checkbox");
  for (const box of boxes) await user.click(box);
  await user.click(await button("Turn on the reminder"));
  expect(await screen.findByText("Choose at least one day of the week.")).toBeVisible();
  expect(writes(calls)).toEqual([]);

  for (const box of boxes.slice(1)) await user.click(box);
  await user.dblClick(await button("Turn on the reminder"));
  expect(await screen.findByText("Reminder is on")).toBeVisible();
  expect(writes(calls).map(({ body }) => body)).toEqual([
    {
      time: "06:30",
      weekdays: [1, 2, 3, 4, 5, 6],
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  ]);
  const link = `${window.location.origin}${FEED}`;
  expect(await screen.findByLabelText("Address for your calendar")).toHaveValue(link);
  expect(screen.getByRole("link", { name: "Add to your calendar" })).toHaveAttribute(
    "href",
    link.replace("http:", "webcal:"),
  );
  expect(screen.getByRole("link", { name: "Open the calendar file" })).toHaveAttribute(
    "href",
    link,
  );
  await user.click(await button("Copy the address"));
  expect(await screen.findByText("Copied to clipboard")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(link);
});

test("what could not be saved stays typed; a reminder is turned off once that is confirmed", async () => {
  const { user, server } = open();
  await user.click(await button("Turn on the reminder"));
  await screen.findByLabelText("Address for your calendar");
  await user.clear(await time());
  await user.type(await time(), "21:00");
  server.isAway = true;
  await user.click(await button("Save changes"));
  expect(await screen.findByText("The reminder couldn’t be saved")).toBeVisible();
  expect(await time()).toHaveValue("21:00");
  server.isAway = false;
  await user.click(await button("Save changes"));
  expect(await screen.findByText("Reminder changed")).toBeVisible();

  await user.click(await button("Turn off"));
  const question = within(screen.getByRole("group", { name: "Turn off the reminder?" }));
  expect(question.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await button("Turn off")).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.click(await button("Turn off for good"));
  expect(await button("Turn on the reminder")).toBeVisible();
  expect(screen.queryByLabelText("Address for your calendar")).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Reading reminder" })).toHaveFocus(),
  );
});

test("a reminder that cannot be read says so and can be tried again", async () => {
  let isAway = true;
  answerCalls({
    "/api/workspace/reminder": () => (isAway ? problem(503, "away") : { reminder: null }),
  });
  const { user } = renderView(<ReminderSection />);
  expect(await screen.findByRole("alert")).toHaveTextContent("away");
  isAway = false;
  await user.click(await button("Try Again"));
  expect(await button("Turn on the reminder")).toBeVisible();
});
