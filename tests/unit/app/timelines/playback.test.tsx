/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { InteractivePanel } from "@/app/timelines/_components/interactive-panel";
import { timelineEvents } from "@/lib/content/timeline";
import { gradeEvidence } from "@/lib/evidence/rules";
import { timeline } from "../../../support/timeline-view";
import { answerCalls, goBack, renderView } from "../../../support/view";

const { play, pause, reset, position, events, status, figure, toggle, setSlider, slider } =
  timeline;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The page plays from its own numbers: the API is away. */
async function openTimeline(address = "/timelines") {
  answerCalls({ "/api/timeline-events": new Response("no", { status: 500 }) });
  renderView(<InteractivePanel />, { address });
  // What comes after the first paint.
  await act(() => jest.advanceTimersByTimeAsync(0));
}

function playThrough() {
  setSlider("Speed", 5);
  fireEvent.click(play());
  pass(2000);
  expect(position()).toBe("2,025 AD");
}

test("it starts at 6000 BC with everything on and every event ahead", async () => {
  await openTimeline();
  expect(position()).toBe("6,000 BC");
  expect(status()).toBe("Nine events lie ahead. Press Play to see them appear.");
  expect(reset()).toBeVisible();
  for (const name of ["Biblical Events", "Evolutionary Claims", "Truth Evaluation"])
    expect(toggle(name)).toBeChecked();
  const bounds = (name: "Speed" | "Zoom") =>
    ["value", "min", "max", "step"].map((one) => slider(name).getAttribute(one));
  expect(bounds("Speed")).toEqual(["1", "0.1", "5", "0.1"]);
  expect(bounds("Zoom")).toEqual(["1", "0.5", "3", "0.1"]);
  expect(events()).toEqual([]);
  for (const label of ["Biblical events", "Evolutionary claims", "Verified events"])
    expect(figure(label)).toBe("0Average truth score—");
});

test("play moves a thousand years a second, pause stops, reset goes back, the end is 2025", async () => {
  await openTimeline();
  fireEvent.click(play());
  expect(position()).toBe("6,000 BC");
  pass(1000);
  expect(position()).toBe("5,000 BC");
  pass(1000);
  expect(position()).toBe("4,000 BC");
  expect(events()).toEqual(["Creation (Ussher’s count)"]);
  expect(status()).toBe("One event so far, eight still ahead.");

  fireEvent.click(pause());
  pass(5000);
  expect(position()).toBe("4,000 BC");

  fireEvent.click(play());
  pass(4000);
  expect(position()).toBe("1 AD");
  pass(1000);
  expect(position()).toBe("1,000 AD");
  expect(events()).toHaveLength(4);
  pass(2000);
  expect(position()).toBe("2,025 AD");
  expect(events()).toHaveLength(9);
  expect(status()).toBe("Nine events in all. Press Play to start again.");

  pass(5000);
  expect(position()).toBe("2,025 AD");
  fireEvent.click(play());
  expect(position()).toBe("6,000 BC");
  pass(1000);
  expect(position()).toBe("5,000 BC");

  fireEvent.click(reset());
  expect(play()).toBeVisible();
  pass(3000);
  expect(position()).toBe("6,000 BC");
  expect(events()).toEqual([]);
});

test("speed sets the step, also while playing", async () => {
  await openTimeline();
  setSlider("Speed", 0.1);
  expect(screen.getByText("0.1×")).toBeVisible();
  fireEvent.click(play());
  pass(1000);
  expect(position()).toBe("5,900 BC");
  setSlider("Speed", 5);
  pass(1000);
  expect(position()).toBe("900 BC");
});

test("toggles hide their kind, the summary counts what is left, truth evaluation hides scores", async () => {
  await openTimeline();
  playThrough();
  const graded = timelineEvents.map((event) => ({ ...event, ...gradeEvidence(event.grading) }));
  const summary = (wanted: (event: (typeof graded)[number]) => boolean) => {
    const scores = graded.filter(wanted).map(({ score }) => score);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return `${scores.length}Average truth score${Math.round(mean)}% of ${scores.length}`;
  };
  expect(figure("Biblical events")).toBe(summary(({ type }) => type === "biblical"));
  expect(figure("Biblical events")).toMatch(/^4/);
  expect(figure("Evolutionary claims")).toBe(summary(({ type }) => type === "evolutionary"));
  expect(figure("Verified events")).toBe(summary((event) => event.reliability === "verified"));

  fireEvent.click(toggle("Biblical Events"));
  expect(events()).toHaveLength(5);
  expect(events()[0]).toBe("Piltdown Man");
  expect(figure("Biblical events")).toBe("0Average truth score—");
  fireEvent.click(toggle("Evolutionary Claims"));
  expect(events()).toEqual([]);
  expect(status()).toBe("Every event is switched off.");
  fireEvent.click(toggle("Biblical Events"));
  expect(events()).toHaveLength(4);

  fireEvent.click(toggle("Truth Evaluation"));
  expect(document.querySelector(".tl")).toHaveAttribute("data-truth", "off");
  expect(figure("Biblical events")).toBe("4");
});

test("a chronology moves markers, has an address, and Back leaves it", async () => {
  await openTimeline();
  playThrough();
  jest.useRealTimers();
  const creation = () => timeline.marker("creation-day-1") as HTMLElement;
  const at = () => Number(creation().style.getPropertyValue("--p"));
  const before = at();
  fireEvent.click(timeline.chronology("Septuagint"));
  expect(window.location.search).toBe("?chronology=septuagint");
  expect(at()).toBeLessThan(before);
  expect(document.querySelector(".tl")).toHaveAttribute("data-chronology", "septuagint");

  fireEvent.click(timeline.chronology("Mainstream"));
  expect(window.location.search).toBe("?chronology=mainstream");
  expect(creation()).toHaveAttribute("data-state", "off");
  expect(status()).toMatch(/not on this scale in this chronology\.$/);

  goBack();
  await waitFor(() => expect(timeline.chronology("Septuagint")).toBeChecked());
  goBack();
  await waitFor(() => expect(timeline.chronology("Ussher")).toBeChecked());
});

test("an address with a chronology and the list starts with them", async () => {
  await openTimeline("/timelines?chronology=late-date&view=list");
  expect(timeline.chronology("Late-date Exodus")).toBeChecked();
  const list = screen.getByRole("button", { name: "List" });
  expect(list).toHaveAttribute("aria-pressed", "true");
  // Everything is in the list, wherever playback stands.
  expect(events()).toHaveLength(9);
  expect(status()).toBe("Nine events in all.");
  playThrough();
  expect(screen.getAllByText(/Nebuchadnezzar’s army broke into Jerusalem/)[0]).toBeVisible();
  fireEvent.click(list);
  expect(window.location.search).toBe("?chronology=late-date");
});

test("keys zoom, the slider follows", async () => {
  await openTimeline();
  const view = screen.getByRole("group", { name: /^Timeline\./ });
  for (let press = 0; press < 5; press++) fireEvent.keyDown(view, { key: "+" });
  expect(slider("Zoom")).toHaveValue("2");
  fireEvent.keyDown(view, { key: "ArrowRight" });
  const offset = Number(view.style.getPropertyValue("--x"));
  fireEvent.keyDown(view, { key: "ArrowLeft" });
  expect(Number(view.style.getPropertyValue("--x"))).toBeGreaterThan(offset);
  fireEvent.keyDown(view, { key: "-" });
  expect(slider("Zoom")).toHaveValue("1.8");
});
