/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import TimelinesPage from "@/app/timelines/page";
import { timeline } from "../../../support/timeline-view";
import { answerCalls, goBack, renderView } from "../../../support/view";

const NUMBERS = [
  { id: "piltdown-man", year: -5500, title: "Moved", type: "evolutionary", truthScore: 77 },
];

function openPage(address = "/timelines") {
  answerCalls({ "/api/timeline-events": NUMBERS });
  return renderView(<TimelinesPage />, { address });
}

const tab = (name: string) => screen.getByRole("tab", { name });
const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));
const isSelected = (name: string) =>
  waitFor(() => expect(tab(name)).toHaveAttribute("aria-selected", "true"));

test("the four tabs each have an address, and Back works", async () => {
  const { user } = openPage();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Creation vs Evolution Timelines",
  );
  expect(screen.getAllByRole("tab").map((one) => one.textContent)).toEqual([
    "Interactive",
    "Evidence",
    "Biblical",
    "Evolution",
  ]);
  for (const name of ["Evidence", "Biblical", "Evolution"]) {
    await user.click(tab(name));
    await isSelected(name);
    expect(window.location.search).toBe(`?tab=${name.toLowerCase()}`);
  }
  for (const name of ["Biblical", "Evidence", "Interactive"]) {
    goBack();
    await isSelected(name);
  }
});

test("the Evidence tab shows three comparisons, both sides with strength, problems and failures", async () => {
  const { user } = openPage("/timelines?tab=evidence");
  await isSelected("Evidence");
  const cards = panel("Evidence").getAllByRole("article");
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(card).toHaveTextContent("Biblical claim");
    expect(card).toHaveTextContent("Evolutionary claim");
    for (const side of within(card)
      .getAllByRole("heading", { level: 4 })
      .map(({ parentElement }) => parentElement)) {
      expect(side).toHaveTextContent(/Strength of the evidence \d+%/);
      expect(side).toHaveTextContent(/\d+ problems?/);
      expect(side).toHaveTextContent(/\d+ failures?/);
    }
  }
  await user.click(within(cards[1] as HTMLElement).getByRole("button"));
  const dialog = within(await screen.findByRole("dialog", { name: "What do the fossils show?" }));
  expect(window.location.search + window.location.hash).toBe("?tab=evidence#fossils");
  expect(dialog.getAllByText("The best reply of the other side")).toHaveLength(2);
  expect(dialog.getAllByText("How this was graded")).toHaveLength(2);
  goBack();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await isSelected("Evidence");
});

test("what a claim says of meaning is named and not graded", () => {
  openPage("/timelines?tab=evidence#origin-of-life");
  const dialog = within(screen.getByRole("dialog", { name: "Where did life come from?" }));
  expect(dialog.getByText("Not graded.").parentElement).toHaveTextContent(/has no score/);
  expect(dialog.getAllByText(/^The first life was the work of/)).toHaveLength(1);
});

test("the Biblical tab shows six days and the flood about 4,400 BC, each with its note", () => {
  openPage("/timelines?tab=biblical");
  const days = [...document.querySelectorAll<HTMLElement>(".tl-days > li")];
  expect(days).toHaveLength(7);
  days.forEach((day, at) => {
    expect(day).toHaveTextContent(at < 6 ? `Day ${at + 1}` : "about 4,400 BC");
    const inDay = within(day);
    expect(inDay.getByRole("heading", { name: "Scientific evidence" })).toBeVisible();
    expect(inDay.getByRole("heading", { name: "Mainstream science" })).toBeVisible();
    expect(day.querySelector("svg")).not.toBeNull();
  });
});

test("the Evolution tab shows four problems with severity, whose rating it is, and the reply", () => {
  openPage("/timelines?tab=evolution");
  const problems = panel("Evolution").getAllByRole("article");
  expect(problems).toHaveLength(4);
  expect(screen.getByRole("tabpanel", { name: "Evolution" })).toHaveTextContent(
    /argument’s own proponents rate it/,
  );
  for (const problem of problems) {
    expect(within(problem).getByText(/^(Critical|Fatal)$/)).toBeVisible();
    expect(within(problem).getByRole("heading", { name: "The mainstream reply" })).toBeVisible();
    expect(within(problem).getByRole("heading", { name: "Sources" })).toBeVisible();
  }
});

test("an event's address opens its dialog with all that belongs to it", async () => {
  const { user } = openPage("/timelines#crucifixion");
  const dialog = within(await screen.findByRole("dialog", { name: "The Crucifixion of Jesus" }));
  expect(dialog.getByText("Truth score")).toBeVisible();
  expect(dialog.getByText("Reliability: verified")).toBeVisible();
  for (const name of [
    "Dates",
    "Supporting evidence",
    "Contradictions",
    "Sources",
    "Bible references",
  ])
    expect(dialog.getByRole("heading", { name })).toBeVisible();
  expect(dialog.getByRole("link", { name: "See the analysis of this event" })).toHaveAttribute(
    "href",
    "/validation?tab=analysis&event=crucifixion",
  );
  expect(dialog.getByRole("button", { name: /^Copy link/ })).toBeVisible();
  expect(dialog.getByRole("button", { name: /^Copy citation/ })).toBeVisible();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.hash).toBe("");
});

test.each([
  ["#origin-of-life", "Evidence"],
  ["#day-5-sea-and-birds", "Biblical"],
  ["?tab=biblical#problem-irreducible-complexity", "Evolution"],
])("the item of %s opens the tab that holds it", async (address, name) => {
  openPage(`/timelines${address}`);
  await isSelected(name);
});

test("the API's numbers feed the timeline", async () => {
  openPage();
  await waitFor(() =>
    expect(timeline.marker("piltdown-man")).toHaveAttribute("data-type", "evolutionary"),
  );
  jest.useFakeTimers();
  fireEvent.click(timeline.play());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  expect(timeline.events()).toEqual(["Piltdown Man"]);
  expect(timeline.figure("Evolutionary claims")).toBe("1Average truth score77% of 1");
});
