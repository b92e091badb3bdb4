/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { YearSlot } from "@/app/reading-history/_components/year-slot";
import { onDay } from "../../../support/day";
import { aSession, HistoryServer } from "../../../support/history-server";
import { goBack, renderView } from "../../../support/view";

jest.mock("nuqs/adapters/next/app", () => jest.requireActual("nuqs/adapters/react"));
afterEach(() => jest.useRealTimers());

function open(server: HistoryServer, { address = "/reading-history" } = {}) {
  onDay("2026-03-04");
  return { server, ...renderView(<YearSlot />, { address }) };
}
const day = (words: string | RegExp) => screen.findByLabelText(words, { selector: "td" });

test("the year is walked by keys and changed, each year with its address", async () => {
  const { user } = open(
    new HistoryServer([
      aSession("John 3", "2026-03-03"),
      aSession("Ruth 2", "2026-03-03"),
      aSession("Ruth 1", "2026-01-31"),
      aSession("Luke 2", "2025-12-24"),
    ]),
  );
  expect(await screen.findByText("2 days, 3 sessions, 3 minutes")).toBeVisible();
  const today = await day("March 4: no reading");
  act(() => today.focus());
  await user.keyboard("{ArrowUp}");
  expect(await day("March 3: 2 sessions, 2 minutes")).toHaveFocus();
  expect(screen.getByText("March 3: 2 sessions, 2 minutes")).toBeVisible();
  // The last day that has been is as far as it goes.
  await user.keyboard("{ArrowRight}");
  expect(await day(/^March 3:/)).toHaveFocus();
  await user.keyboard("{Home}{PageDown}{ArrowUp}");
  expect(await day("January 31: 1 session, 1 minute")).toHaveFocus();
  fireEvent.pointerOver(await day(/^March 3:/));
  expect(screen.getByText("March 3: 2 sessions, 2 minutes")).toBeVisible();
  await user.click(screen.getByText("Month by month"));
  expect(await screen.findByRole("row", { name: /March 2026\s+1\s+2\s+2/ })).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Previous year, 2025" }));
  expect(await day("December 24: 1 session, 1 minute")).toBeVisible();
  expect(screen.getByText("1 day, 1 session, 1 minute")).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe("?year=2025"));
  await user.click(screen.getByRole("button", { name: "Next year, 2026" }));
  expect(await screen.findByRole("grid", { name: "Days of reading in 2026" })).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(""));
  goBack();
  expect(await screen.findByRole("grid", { name: "Days of reading in 2025" })).toBeVisible();
});

test("the address names a year; one that is none is this year", async () => {
  const history = [aSession("Luke 2", "2025-12-24")];
  const { unmount } = open(new HistoryServer(history), { address: "/reading-history?year=2025" });
  expect(await screen.findByText("1 day, 1 session, 1 minute")).toBeVisible();
  unmount();
  open(new HistoryServer(history), { address: "/reading-history?year=someday" });
  expect(await screen.findByRole("grid", { name: "Days of reading in 2026" })).toBeVisible();
});
