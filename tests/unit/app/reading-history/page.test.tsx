/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import ReadingHistoryPage from "@/app/reading-history/page";
import { addDays } from "@/lib/calendar-days";
import { exampleHistory } from "@/lib/reading-sessions/example";
import { onDay } from "../../../support/day";
import { aSession, HistoryServer } from "../../../support/history-server";
import { callsTo, goBack, problem, renderView } from "../../../support/view";

const mockPush = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: mockPush, prefetch: () => {} }),
}));
jest.mock("nuqs/adapters/next/app", () => jest.requireActual("nuqs/adapters/react"));
// Each test has a client of its own.
jest.mock("@/components/common/server-data", () => ({
  ServerData: ({ children }: { children: ReactNode }) => children,
}));

const TODAY = "2026-03-04";
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function open(server: HistoryServer, { day = TODAY, address = "/reading-history" } = {}) {
  onDay(day);
  return { server, ...renderView(<ReadingHistoryPage />, { address }) };
}

const list = () => within(screen.getByRole("region", { name: "Recent Reading Sessions" }));
const cards = () => list().findAllByRole("listitem");
async function card(title: string): Promise<HTMLElement> {
  const heading = await list().findByRole("heading", { level: 3, name: title });
  const item = heading.closest("li");
  if (!item) throw new Error(`no card of ${title}`);
  return item;
}
const press = async (user: ReturnType<typeof renderView>["user"], title: string, name: string) =>
  user.click(within(await card(title)).getByRole("button", { name }));
/**
 * What stands in a stat card, by its label: the figure, and the line under it where there is one.
 */
const figures = (label: string) =>
  [
    ...(screen
      .getAllByRole("term")
      .find(({ textContent }) => textContent === label)
      ?.parentElement?.querySelectorAll("dd") ?? []),
  ].map(({ textContent }) => textContent);
const categories = () =>
  within(screen.getByRole("region", { name: "Reading Categories" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const day = (words: string | RegExp) => screen.findByLabelText(words, { selector: "td" });

test("without a history the page shows an example, whose figures follow from its sessions", async () => {
  const { user } = open(new HistoryServer([]));
  expect(await screen.findByRole("region", { name: "Example" })).toHaveTextContent(
    "This is what your reading will look like. Open any chapter, and it fills in by itself.",
  );
  const { sessions, summary } = exampleHistory(TODAY);
  expect(await cards()).toHaveLength(6);
  expect(sessions.map(({ date }) => date)).toEqual(
    [0, 1, 2, 4, 5, 7].map((ago) => addDays(TODAY, -ago)),
  );
  expect(await card("The Lord is my shepherd")).toHaveTextContent("Today");
  expect(await card("Nicodemus comes by night")).toHaveTextContent("Yesterday");
  expect(figures("Sessions")).toEqual(["6"]);
  expect(figures("Minutes")).toEqual([String(summary.minutes)]);
  expect(figures("Day Streak")).toEqual([String(summary.dayStreak), "5 days with 1 day of grace"]);
  expect(figures("Categories")).toEqual([String(summary.categories.length)]);
  expect(categories()).toEqual(
    summary.categories.map(
      ({ category, sessions: count }) => `${category}${count} session${count === 1 ? "" : "s"}`,
    ),
  );
  expect(screen.getByText("Days in the Word this year:")).toHaveTextContent("6");
  expect(await day("March 3: 1 session, 12 minutes")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^(Edit|Add notes|Delete)$/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Open the reader" })).toHaveAttribute(
    "href",
    "/bible/web/john/1",
  );
  await press(user, "Nicodemus comes by night", "Re-read");
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith("/bible/web/john/3?v=1-21#v1"));
});

test("a history is counted, described, and followed into the next day", async () => {
  const read = [
    aSession("John 3", TODAY),
    aSession("Psalm 23", TODAY, { type: "psalm", category: "Poetry and wisdom" }),
    aSession("John 1", addDays(TODAY, -1)),
    aSession("Matthew 5", addDays(TODAY, -2)),
    aSession("Genesis 1", addDays(TODAY, -4), { category: "Law", title: "In the beginning" }),
  ];
  const { unmount } = open(new HistoryServer(read));
  expect(await cards()).toHaveLength(5);
  expect((await cards())[0]).toHaveTextContent(/^John 3Chapter\s*Today.*Gospels/);
  expect(await card("Psalm 23")).toHaveTextContent(/Psalm\s*Today.*Poetry and wisdom/);
  expect(await card("John 1")).toHaveTextContent("Yesterday");
  expect(await card("Matthew 5")).toHaveTextContent("Mar 2, 2026");
  expect(await card("In the beginning")).toHaveTextContent(/Genesis 1.*1 minute/);
  expect(figures("Sessions")).toEqual(["5"]);
  expect(figures("Minutes")).toEqual(["5"]);
  expect(figures("Day Streak")).toEqual(["3", "4 days with 1 day of grace"]);
  expect(figures("Categories")).toEqual(["3"]);
  expect(categories()).toEqual(["Gospels3 sessions", "Law1 session", "Poetry and wisdom1 session"]);
  expect(screen.getByText("Days in the Word this year:")).toHaveTextContent("4");
  expect(screen.queryByRole("region", { name: "Example" })).toBeNull();
  const last = screen.getByRole("region", { name: "Continue where you left off" });
  expect(last).toHaveTextContent("John 3");
  unmount();

  // The day after, before anything is read: nothing is held against anybody.
  open(new HistoryServer(read), { day: addDays(TODAY, 1) });
  expect(await card("John 3")).toHaveTextContent("Yesterday");
  expect(figures("Day Streak")).toEqual(["0", "4 days with 1 day of grace"]);
  expect(screen.getByRole("link", { name: "Continue reading" })).toHaveAttribute(
    "href",
    "/bible/web/john/3",
  );
});

test("a reference that leads nowhere is reported by an alert, and the page stays", async () => {
  const alert = jest.spyOn(window, "alert").mockImplementation(() => {});
  const history = [
    aSession("one", TODAY, { reference: "Third Epistle to Nobody 7" }),
    aSession("two", TODAY, { reference: "Psalm 23" }),
  ];
  const isNowhere = ({ query }: { query: URLSearchParams }) =>
    query.get("reference")?.startsWith("Third");
  const { user } = open(
    new HistoryServer(history, {
      "GET /api/bible/chapter": (call: { query: URLSearchParams }) =>
        isNowhere(call) ? problem(404, "There is no such chapter.") : problem(503, "away"),
    }),
  );
  await press(user, "Third Epistle to Nobody 7", "Re-read");
  await waitFor(() => expect(alert.mock.calls).toEqual([["Re-read feature coming soon!"]]));
  expect(mockPush).not.toHaveBeenCalled();
  // After any other failure the reader itself says what is wrong.
  await press(user, "Psalm 23", "Re-read");
  await waitFor(() => expect(mockPush).toHaveBeenCalledWith("/bible/web/psalms/23"));
  expect(alert).toHaveBeenCalledTimes(1);
});

describe("editing a session", () => {
  const RUTH = () => [aSession("Ruth 1", TODAY, { category: "History" })];
  const field = (name: string) => screen.findByLabelText(name);

  test("title and notes are changed in place; a session needs a title", async () => {
    const { user, server } = open(new HistoryServer(RUTH()));
    await press(user, "Ruth 1", "Add notes");
    await waitFor(async () => expect(await field("Notes")).toHaveFocus());
    await user.clear(await field("Title"));
    await user.type(await field("Title"), "  ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("A session needs a title.")).toBeVisible();
    expect(await field("Title")).toHaveFocus();
    expect(callsTo(server.calls, "PATCH", "/api/workspace/sessions/*")).toEqual([]);

    await user.type(await field("Title"), "Whither thou goest");
    await user.type(await field("Notes"), "Orpah went home.");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Session saved")).toBeVisible();
    expect(await card("Whither thou goest")).toHaveTextContent(/Ruth 1.*Orpah went home\./);
    const shown = within(await card("Whither thou goest"));
    await waitFor(() => expect(shown.getByRole("button", { name: "Edit" })).toHaveFocus());
    expect(
      callsTo(server.calls, "PATCH", "/api/workspace/sessions/*").map(({ body }) => body),
    ).toEqual([{ version: 1, title: "Whither thou goest", notes: "Orpah went home." }]);

    // A title that is not touched goes on following what is read.
    await press(user, "Whither thou goest", "Edit");
    await user.clear(await field("Notes"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(callsTo(server.calls, "PATCH", "/api/workspace/sessions/*").at(-1)?.body).toEqual({
        version: 2,
        notes: null,
      }),
    );
  });

  test("another tab's words are never written over unseen", async () => {
    const { user, server } = open(new HistoryServer(RUTH()));
    await press(user, "Ruth 1", "Add notes");
    await user.type(await field("Notes"), "Mine.");
    server.change("Ruth 1", { notes: "Theirs." });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const conflict = await within(await card("Ruth 1")).findByRole("alert");
    expect(conflict).toHaveTextContent("Theirs.");
    expect(await field("Notes")).toHaveValue("Mine.");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    await user.click(within(conflict).getByRole("button", { name: "Keep what I typed" }));
    await waitFor(() => expect(server.sessions[0]?.notes).toBe("Mine."));
    expect(await card("Ruth 1")).toHaveTextContent("Mine.");
  });

  test("what could not be saved stays typed", async () => {
    const { user, server } = open(new HistoryServer(RUTH()));
    await press(user, "Ruth 1", "Add notes");
    await user.type(await field("Notes"), "Mine.");
    server.isAway = /PATCH/;
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("The session couldn’t be saved")).toBeVisible();
    expect(await field("Notes")).toHaveValue("Mine.");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await card("Ruth 1")).not.toHaveTextContent("Mine.");
  });
});

test("more sessions on request; one is deleted once that is confirmed, and the figures follow", async () => {
  const { user, server } = open(
    new HistoryServer([
      aSession("Ruth 1", TODAY),
      ...Array.from({ length: 21 }, (_, at) =>
        aSession(`s${at}`, addDays(TODAY, -1 - at), { reference: "Psalm 117" }),
      ),
    ]),
  );
  expect(await cards()).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(async () => expect(await cards()).toHaveLength(22));
  await waitFor(async () => expect((await cards())[20]).toHaveFocus());
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();

  const asked = { name: "Delete Session" };
  await press(user, "Ruth 1", "Delete");
  await screen.findByRole("dialog", asked);
  expect(window.location.hash).toMatch(/^#delete-/);
  goBack();
  await waitFor(() => expect(screen.queryByRole("dialog", asked)).toBeNull());
  await press(user, "Ruth 1", "Delete");
  const dialog = within(await screen.findByRole("dialog", asked));
  server.isAway = /DELETE/;
  await user.click(dialog.getByRole("button", { name: "Delete session" }));
  expect(await screen.findByText("The session couldn’t be deleted")).toBeVisible();
  server.isAway = null;
  await user.click(dialog.getByRole("button", { name: "Delete session" }));
  expect(await screen.findByText("“Ruth 1” was deleted")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog", asked)).toBeNull());
  expect(await cards()).toHaveLength(21);
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Recent Reading Sessions" })).toHaveFocus(),
  );
  await waitFor(() => expect(figures("Minutes")).toEqual(["21"]));
  expect(window.location.hash).toBe("");
});

test("what fails can be tried again, part by part", async () => {
  const server = new HistoryServer([]);
  server.isAway = /sessions/;
  const { user } = open(server);
  expect(await screen.findByText("Your reading totals couldn’t be loaded.")).toBeVisible();
  expect(figures("Minutes")[0]).toContain("not known");
  expect(await screen.findByText("The categories couldn’t be loaded.")).toBeVisible();
  expect(await screen.findByText("The year couldn’t be loaded.")).toBeVisible();
  expect(list().getByText("Your reading sessions couldn’t be loaded.")).toBeVisible();
  server.isAway = null;
  await user.click(list().getByRole("button", { name: "Try Again" }));
  const shown = within(screen.getByRole("region", { name: "Reading Categories" }));
  await user.click(shown.getByRole("button", { name: "Try Again" }));
  expect(await cards()).toHaveLength(6);
  await waitFor(() => expect(figures("Minutes")).toEqual(["62"]));
});
