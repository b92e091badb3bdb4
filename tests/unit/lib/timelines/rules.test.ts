import {
  advanceYear,
  constrainView,
  describeMarkers,
  END_YEAR,
  fitLabels,
  formatYear,
  PLAYBACK_START,
  type PlaybackState,
  panView,
  revealInView,
  START_YEAR,
  stepPlayback,
  summarizeMarkers,
  type TimelineFilter,
  type TimelineMarker,
  toMarkerState,
  toPosition,
  WHOLE_VIEW,
  zoomView,
} from "@/lib/timelines/rules";

function marker(
  id: string,
  type: string,
  year: number | null,
  score = 50,
  reliability = "disputed",
): TimelineMarker {
  const date = { year };
  return {
    id,
    type,
    score,
    reliability,
    dates: { ussher: date, septuagint: date, "late-date": date, mainstream: { year: null } },
  };
}

const markers = [
  marker("a", "biblical", -4004, 23),
  marker("b", "biblical", -586, 92, "verified"),
  marker("c", "evolutionary", 1912, 0, "debunked"),
  marker("d", "other", 100, 81, "verified"),
];
const everything: TimelineFilter = {
  year: END_YEAR,
  chronology: "ussher",
  showBiblical: true,
  showEvolution: true,
};

describe("playback", () => {
  test("a step adds 1000 years times the speed and stops at 2025", () => {
    expect(advanceYear(-6000, 1)).toBe(-5000);
    expect(advanceYear(-6000, 0.1)).toBe(-5900);
    expect(advanceYear(-6000, 5)).toBe(-1000);
    expect(advanceYear(2000, 0.1)).toBe(2025);
    expect(advanceYear(2025, 5)).toBe(2025);
  });

  test("tenths of speed never leave a broken year", () => {
    let year = START_YEAR;
    for (let step = 0; step < 10; step++) year = advanceYear(year, 0.7);
    expect(year).toBe(1000);
  });

  test("it starts at 6000 BC, pauses, and the last step stops it", () => {
    let state: PlaybackState = stepPlayback(PLAYBACK_START, { type: "toggle" });
    expect(state).toEqual({ year: -6000, isPlaying: true });
    for (let step = 0; step < 8; step++) state = stepPlayback(state, { type: "step", speed: 1 });
    expect(state).toEqual({ year: 2000, isPlaying: true });
    expect(stepPlayback(state, { type: "toggle" })).toEqual({ year: 2000, isPlaying: false });
    state = stepPlayback(state, { type: "step", speed: 1 });
    expect(state).toEqual({ year: 2025, isPlaying: false });
  });

  test("play at the end starts again, reset goes back and stops, a late step changes nothing", () => {
    const end = { year: 2025, isPlaying: false };
    expect(stepPlayback(end, { type: "toggle" })).toEqual({ year: -6000, isPlaying: true });
    expect(stepPlayback({ year: 0, isPlaying: true }, { type: "reset" })).toEqual(PLAYBACK_START);
    expect(stepPlayback(end, { type: "step", speed: 1 })).toBe(end);
  });
});

test("years read BC or AD with thousands parted, and there is no year 0", () => {
  expect(formatYear(-6000)).toBe("6,000 BC");
  expect(formatYear(-1)).toBe("1 BC");
  expect(formatYear(0)).toBe("1 AD");
  expect(formatYear(33)).toBe("33 AD");
  expect(formatYear(2025)).toBe("2,025 AD");
});

test("the scale runs from 6000 BC to AD 2025", () => {
  expect(toPosition(START_YEAR)).toBe(0);
  expect(toPosition(END_YEAR)).toBe(1);
  expect(toPosition(-1987.5)).toBeCloseTo(0.5);
});

describe("what is visible", () => {
  test("an event shows from its own year on", () => {
    expect(toMarkerState(marker("a", "biblical", -586), { ...everything, year: -587 })).toBe(
      "ahead",
    );
    expect(toMarkerState(marker("a", "biblical", -586), { ...everything, year: -586 })).toBe(
      "shown",
    );
  });

  test("toggles hide their own kind and no other", () => {
    const states = (filter: Partial<TimelineFilter>) =>
      markers.map((one) => toMarkerState(one, { ...everything, ...filter }));
    expect(states({ showBiblical: false })).toEqual(["hidden", "hidden", "shown", "shown"]);
    expect(states({ showEvolution: false })).toEqual(["shown", "shown", "hidden", "shown"]);
  });

  test("an event without a year in a chronology is off its scale, whatever the year", () => {
    for (const year of [START_YEAR, END_YEAR])
      expect(
        toMarkerState(marker("a", "biblical", -586), {
          ...everything,
          year,
          chronology: "mainstream",
        }),
      ).toBe("off");
  });

  test("the summary counts and averages visible events alone", () => {
    expect(summarizeMarkers(markers, everything)).toEqual({
      biblical: { count: 2, average: 58 },
      evolutionary: { count: 1, average: 0 },
      verified: { count: 2, average: 87 },
    });
    expect(summarizeMarkers(markers, { ...everything, year: -4000 })).toEqual({
      biblical: { count: 1, average: 23 },
      evolutionary: { count: 0, average: null },
      verified: { count: 0, average: null },
    });
    expect(summarizeMarkers(markers, { ...everything, showBiblical: false }).verified).toEqual({
      count: 1,
      average: 81,
    });
  });

  test("a sentence says what has come and what lies ahead", () => {
    const say = (filter: Partial<TimelineFilter>) =>
      describeMarkers(markers, { ...everything, ...filter });
    expect(say({ year: START_YEAR })).toBe("Four events lie ahead. Press Play to see them appear.");
    expect(say({ year: -4000 })).toBe("One event so far, three still ahead.");
    expect(say({ year: 2000 })).toBe("Four events; none lies ahead.");
    expect(say({})).toBe("Four events in all. Press Play to start again.");
    expect(describeMarkers(markers, everything, true)).toBe("Four events in all.");
    expect(say({ chronology: "mainstream" })).toBe(
      "Four events are not on this scale in this chronology.",
    );
    expect(
      describeMarkers(markers.slice(0, 1), {
        ...everything,
        year: START_YEAR,
        showEvolution: false,
      }),
    ).toBe("One event lies ahead. Press Play to see it appear.");
    expect(
      describeMarkers(markers.slice(0, 3), {
        ...everything,
        showBiblical: false,
        showEvolution: false,
      }),
    ).toBe("Every event is switched off.");
  });
});

describe("the view", () => {
  test("zoom stays within 0.5 and 3, keeps the middle in place and leaves no gap", () => {
    expect(zoomView(WHOLE_VIEW, 2)).toEqual({ zoom: 2, offset: -0.5 });
    expect(zoomView(WHOLE_VIEW, 9).zoom).toBe(3);
    expect(zoomView(WHOLE_VIEW, 0.1)).toEqual({ zoom: 0.5, offset: 0.25 });
    expect(zoomView(WHOLE_VIEW, 2, 0)).toEqual({ zoom: 2, offset: 0 });
    expect(constrainView({ zoom: 2, offset: 1 }).offset).toBe(0);
    expect(constrainView({ zoom: 2, offset: -5 }).offset).toBe(-1);
  });

  test("panning moves a zoomed view and stops at its ends; the whole view stays", () => {
    const zoomed = zoomView(WHOLE_VIEW, 2);
    expect(panView(zoomed, 0.2).offset).toBeCloseTo(-0.7);
    expect(panView(zoomed, 5).offset).toBe(-1);
    expect(panView(WHOLE_VIEW, 0.2)).toEqual(WHOLE_VIEW);
  });

  test("a marker outside the view is brought in, one inside moves nothing", () => {
    const start = { zoom: 3, offset: 0 };
    const shown = revealInView(start, 0.9);
    expect(0.9 * shown.zoom + shown.offset).toBeLessThanOrEqual(0.92 + 1e-9);
    expect(revealInView(start, 0.1)).toBe(start);
    expect(revealInView({ zoom: 3, offset: -2 }, 0).offset).toBe(0);
  });

  test("labels take the first line with room; where none has, they stay away", () => {
    const label = (start: number) => ({ start, width: 50 });
    expect(fitLabels([label(0), label(30), label(40), label(45)], 3)).toEqual([0, 1, 2, null]);
    expect(fitLabels([label(70), label(0)], 1)).toEqual([0, 0]);
    expect(fitLabels([label(59), label(0)], 1)).toEqual([null, 0]);
  });
});
