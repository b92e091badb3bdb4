/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { NuqsAdapter } from "nuqs/adapters/react";
import { PlansView } from "@/app/reading-plans/_components/plans-view";
import { VersePanel } from "@/app/reading-plans/_components/verse-panel";
import { onDay } from "../../../support/day";
import { PlanServer, storedPlan } from "../../../support/plan-server";
import { answerCalls, problem, renderView } from "../../../support/view";

const mockPush = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: mockPush, prefetch: () => {} }),
}));

/** A Saturday. */
const TODAY = "2026-11-21";
afterEach(() => jest.useRealTimers());

/** The six of the specification: title, duration, category, difficulty, time a day. */
const SIX = [
  ["One Year Bible Reading Plan", "365 days", "Complete Bible", "Beginner", "~15-20 min"],
  ["New Testament in 90 Days", "90 days", "New Testament", "Beginner", "~10-15 min"],
  ["Psalms & Proverbs Monthly", "30 days", "Wisdom Literature", "Easy", "~5-10 min"],
  ["Jesus' Life & Ministry", "60 days", "Gospels", "Intermediate", "~10-15 min"],
  ["Prophecy & End Times Study", "45 days", "Prophecy", "Advanced", "~15-20 min"],
  ["Creation & Genesis Study", "21 days", "Creation", "Intermediate", "~15-20 min"],
] as const;
const MONTHLY = SIX[2][0];
const GENESIS = SIX[5][0];

function open(server: PlanServer, address = "/reading-plans") {
  onDay(TODAY);
  const view = renderView(
    <NuqsAdapter>
      <PlansView />
    </NuqsAdapter>,
    { address },
  );
  return { server, ...view };
}

async function card(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole("heading", { level: 3, name: title });
  const item = heading.closest("li");
  if (!item) throw new Error(`no card of ${title}`);
  return item;
}
const inCard = async (title: string) => within(await card(title));
const dialog = async () => within(await screen.findByRole("dialog", { name: "Start Plan" }));
const pressStart = async (user: ReturnType<typeof renderView>["user"], title: string) =>
  user.click((await inCard(title)).getByRole("button", { name: "Start Plan" }));

test("three cards in the making, then six plans with their facts", async () => {
  const server = new PlanServer([]);
  const release = server.hold(/reading-plans/);
  const { container } = open(server);
  expect(await screen.findByText("Loading reading plans")).toBeInTheDocument();
  expect(container.querySelectorAll("[data-skeleton]")).toHaveLength(3);
  release();
  for (const [title, ...facts] of SIX) {
    const shown = await inCard(title);
    for (const fact of [...facts, "0%"]) expect(shown.getByText(fact)).toBeVisible();
    expect(shown.getByRole("progressbar", { name: `Progress of ${title}` })).toHaveAttribute(
      "value",
      "0",
    );
    expect(shown.getByRole("button")).toHaveTextContent("Start Plan");
  }
  expect(container.querySelectorAll("[data-skeleton]")).toHaveLength(0);
});

test("a verse stands at the end of the page", async () => {
  const text = "Your word is a lamp to my feet, and a light for my path.";
  const verse = { reference: "Psalm 119:105", text, translation: "WEB" };
  answerCalls({ "/api/bible/verse": verse });
  renderView(<VersePanel />);
  const panel = within(screen.getByRole("region", { name: "A verse for the journey" }));
  expect(await panel.findByText(new RegExp(text))).toHaveClass("scripture");
  expect(panel.getByRole("link", { name: "Psalm 119:105" })).toBeVisible();
  expect(panel.getByRole("button", { name: "Save verse Psalm 119:105" })).toBeVisible();
});

test("a plan is started on chosen days, once however often it is pressed", async () => {
  const { user, server } = open(new PlanServer([]));
  await pressStart(user, MONTHLY);
  expect(window.location.hash).toBe("#start-psalms-proverbs-monthly");
  const asked = await dialog();
  expect(asked.getByLabelText("First day")).toHaveValue(TODAY);
  expect(asked.getByLabelText("First day")).toHaveFocus();
  expect(await asked.findByText("30 days of reading")).toBeVisible();
  expect(asked.getByText("Dec 20, 2026")).toBeVisible();
  expect(asked.getByText("Today")).toBeVisible();

  for (const day of ["Sunday", "Saturday"]) {
    await user.click(asked.getByRole("checkbox", { name: day }));
  }
  expect(asked.getByText("Jan 1, 2027")).toBeVisible();
  await user.click(asked.getByRole("button", { name: "See the whole schedule" }));
  const days = within(asked.getByRole("region", { name: "The whole schedule" }));
  expect(days.getAllByRole("listitem")).toHaveLength(30);
  expect(days.getAllByRole("listitem")[0]).toHaveTextContent(/Nov 23, 2026.*9 minutes/);

  const release = server.hold(/POST/);
  await user.dblClick(asked.getByRole("button", { name: "Start Plan" }));
  expect(await asked.findByRole("button", { name: "Starting..." })).toBeDisabled();
  release();
  expect(await screen.findByText("Plan started")).toBeVisible();
  expect(await screen.findByRole("heading", { level: 2, name: MONTHLY })).toBeVisible();
  expect(server.sent("POST").map(({ body }) => body)).toEqual([
    { planId: "psalms-proverbs-monthly", start: TODAY, weekdays: [1, 2, 3, 4, 5], today: TODAY },
  ]);
  await waitFor(() => expect(window.location.search + window.location.hash).toBe("?plan=run-1"));

  await user.click(screen.getByRole("button", { name: "All plans" }));
  const started = await card(MONTHLY);
  expect(started).toHaveTextContent("Starts Mon, Nov 23");
  await user.click(within(started).getByRole("button", { name: "Start Plan" }));
  expect(await screen.findByRole("heading", { level: 2, name: MONTHLY })).toBeVisible();
  expect(server.sent("POST")).toHaveLength(1);
});

test("a start needs a first day and a day of the week, and says what a day that has passed means", async () => {
  const { user, server } = open(new PlanServer([]));
  await pressStart(user, MONTHLY);
  const asked = await dialog();
  await user.clear(asked.getByLabelText("First day"));
  for (const box of asked.getAllByRole("checkbox")) await user.click(box);
  await user.click(asked.getByRole("button", { name: "Start Plan" }));
  expect(await asked.findByText("Choose a day.")).toBeVisible();
  expect(asked.getByText("Choose at least one day of the week.")).toBeVisible();
  expect(asked.getByLabelText("First day")).toHaveAccessibleDescription("Choose a day.");

  await user.type(asked.getByLabelText("First day"), "2026-11-01");
  expect(asked.getByText(/^This day has passed/)).toBeVisible();
  expect(asked.queryByText("Choose a day.")).toBeNull();
  expect(server.sent("POST")).toEqual([]);
});

test("what another tab has started is not started again", async () => {
  const { user, server } = open(new PlanServer([]), "/reading-plans#start-creation-genesis");
  const asked = await dialog();
  expect(await asked.findByText("21 days of reading")).toBeVisible();
  server.plans.push(storedPlan({ id: "elsewhere" }));
  await user.click(asked.getByRole("button", { name: "Start Plan" }));
  expect(await screen.findByText("You’re already reading this plan")).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe("?plan=elsewhere"));
  expect(server.sent("POST")).toEqual([]);
});

test("progress stands on the card, and Continue leads to today's passage", async () => {
  const { user } = open(
    new PlanServer([
      storedPlan({
        id: "ruth",
        planId: null,
        title: "Ruth slowly",
        references: ["Ruth 1", "Ruth 2"],
        words: [600, 600],
        planDays: [1, 2],
        dueDays: [20778, 20779],
        dayTitles: [],
      }),
      storedPlan({ id: "nt", planId: "new-testament-90", start: "2026-11-19", ticks: [0] }),
    ]),
  );
  await card("Ruth slowly");
  const own = screen.getByRole("region", { name: "Your plans" });
  expect(within(own).getByRole("heading", { name: "Ruth slowly" })).toBeVisible();
  expect(await card("Ruth slowly")).toHaveTextContent("Today: Ruth 1");
  expect(await card("Ruth slowly")).toHaveTextContent("Your own plan");

  const started = await inCard(SIX[1][0]);
  expect(started.getByText("1%")).toBeVisible();
  expect(await card(SIX[1][0])).toHaveTextContent(/Today: Matthew \d+-\d+\s· \d+\smin/);
  expect(started.getByText("1 day from before waits for you.")).toBeVisible();
  expect(started.getByRole("link", { name: `Open plan ${SIX[1][0]}` })).toHaveAttribute(
    "href",
    "/reading-plans?plan=nt",
  );
  await user.click(started.getByRole("button", { name: "Continue Plan" }));
  expect(mockPush).toHaveBeenCalledWith(
    expect.stringMatching(/^\/bible\?ref=Matthew[^&]*&plan=nt&reading=2$/),
  );
});

test("what cannot be started says so literally", async () => {
  const alert = jest.spyOn(window, "alert").mockImplementation(() => {});
  const list = { "GET /api/reading-plans": [{ id: 7, title: "To come" }] };
  const { user } = open(new PlanServer([], list));
  await pressStart(user, "To come");
  expect(alert.mock.calls).toEqual([["Starting reading plan 7. Full functionality coming soon!"]]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("without a list started plans still stand", async () => {
  const year = storedPlan({ planId: "one-year-bible" });
  open(new PlanServer([year], { "GET /api/reading-plans": [] }));
  expect(await screen.findByText("No reading plans are available.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  expect((await inCard(SIX[0][0])).getByRole("button", { name: "Start Plan" })).toBeVisible();
});

test("a list, a progress or a start that fails says so, and can be tried again", async () => {
  const server = new PlanServer([], {
    "POST /api/workspace/plans": () => problem(503, "The calendar is being tidied."),
  });
  server.isAway = /plans/;
  const { user } = open(server);
  expect(await screen.findByText("The reading plans couldn’t be loaded.")).toBeVisible();
  expect(screen.getByText("away You can still make a plan of your own.")).toBeVisible();
  expect(screen.queryByText("No reading plans are available.")).toBeNull();
  server.isAway = /workspace\/plans/;
  const all = screen.getByRole("region", { name: "Plans to choose from" });
  await user.click(within(all).getByRole("button", { name: "Try Again" }));
  // The plans stand whatever became of the visitor's own.
  await card(GENESIS);
  expect(screen.getByText(/^Your progress couldn’t be .*away/)).toBeVisible();
  server.isAway = null;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.queryByText(/^Your progress couldn’t be/)).toBeNull());

  await pressStart(user, GENESIS);
  const asked = await dialog();
  await user.click(asked.getByRole("checkbox", { name: "Monday" }));
  await user.click(asked.getByRole("button", { name: "Start Plan" }));
  expect(await screen.findByText("The plan couldn’t be started")).toBeVisible();
  expect(screen.getByText("The calendar is being tidied.")).toBeVisible();
  expect(asked.getByRole("checkbox", { name: "Monday" })).not.toBeChecked();
  expect(asked.getByRole("button", { name: "Start Plan" })).toBeEnabled();
});
