import type { Chronology } from "@/lib/content/timeline/schema";
import { inFigures } from "@/lib/count-words";

/** Where playback starts, and the last year it shows (spec §9). Years are negative for BC. */
export const START_YEAR = -6000;
export const END_YEAR = 2025;
/** Years that one step of playback adds at speed 1, and how long a step lasts. */
const STEP_YEARS = 1000;
export const STEP_MS = 1000;
export const SPEED = { min: 0.1, max: 5, step: 0.1, start: 1 } as const;
export const ZOOM = { min: 0.5, max: 3, step: 0.1, start: 1 } as const;

/** The chronologies in the order offered; the first is the one shown at first. */
export const CHRONOLOGY_IDS = [
  "ussher",
  "septuagint",
  "late-date",
  "mainstream",
] as const satisfies readonly Chronology[];

/** The year after one step of playback at `speed`, at most END_YEAR. */
export function advanceYear(year: number, speed: number): number {
  return Math.min(END_YEAR, Math.round(year + STEP_YEARS * speed));
}

/** The current year, and whether it moves on. */
export interface PlaybackState {
  year: number;
  isPlaying: boolean;
}
export type PlaybackAction =
  | { type: "toggle" }
  | { type: "reset" }
  | { type: "step"; speed: number };

export const PLAYBACK_START: PlaybackState = { year: START_YEAR, isPlaying: false };

/** Play at the end starts again; the last step stops by itself. */
export function stepPlayback(state: PlaybackState, action: PlaybackAction): PlaybackState {
  if (action.type === "reset") return PLAYBACK_START;
  if (action.type === "toggle") {
    if (state.isPlaying) return { ...state, isPlaying: false };
    return { year: state.year >= END_YEAR ? START_YEAR : state.year, isPlaying: true };
  }
  if (!state.isPlaying) return state;
  const year = advanceYear(state.year, action.speed);
  return { year, isPlaying: year < END_YEAR };
}

/**
 * "6,000 BC", "2,025 AD". There is no year 0: a position on the turn of the eras reads as the year
 * that begins there, "1 AD".
 */
export function formatYear(year: number): string {
  const whole = Math.round(year);
  if (whole < 0) return `${inFigures(Math.abs(whole))} BC`;
  return `${inFigures(Math.max(1, whole))} AD`;
}

/** Where a year stands on the scale: 0 at START_YEAR, 1 at END_YEAR, beyond them outside. */
export function toPosition(year: number): number {
  return (year - START_YEAR) / (END_YEAR - START_YEAR);
}

/** What the timeline needs to know of an event; its words stand in the page. */
export interface TimelineMarker {
  id: string;
  /** "biblical", "evolutionary" or another kind. */
  type: string;
  /** Percent. */
  score: number;
  reliability: string;
  /**
   * By chronology: year and the bounds of an uncertain one; a null year is not on the scale there.
   */
  dates: Readonly<Record<Chronology, MarkerDate>>;
}
export interface MarkerDate {
  year: number | null;
  earliest?: number;
  latest?: number;
}

/** What the visitor chose to see. The list view has everything: its year is END_YEAR. */
export interface TimelineFilter {
  year: number;
  chronology: Chronology;
  showBiblical: boolean;
  showEvolution: boolean;
}

/**
 * How an event stands: "shown" when its year has come, "ahead" when not, "off" when the chronology
 * has no such year on the scale, "hidden" when the visitor switched its kind off.
 */
export type MarkerState = "shown" | "ahead" | "off" | "hidden";

export function toMarkerState(
  marker: Pick<TimelineMarker, "type" | "dates">,
  filter: TimelineFilter,
): MarkerState {
  if (marker.type === "biblical" && !filter.showBiblical) return "hidden";
  if (marker.type === "evolutionary" && !filter.showEvolution) return "hidden";
  const { year } = marker.dates[filter.chronology];
  if (year === null) return "off";
  return year <= filter.year ? "shown" : "ahead";
}

/** A count and the mean truth score in whole percent; null where nothing is counted. */
export interface MarkerSummary {
  count: number;
  average: number | null;
}

function summarize(markers: readonly Pick<TimelineMarker, "score">[]): MarkerSummary {
  const sum = markers.reduce((total, { score }) => total + score, 0);
  return {
    count: markers.length,
    average: markers.length === 0 ? null : Math.round(sum / markers.length),
  };
}

/** The three figures under the timeline, over the events that are visible now. */
export function summarizeMarkers(markers: readonly TimelineMarker[], filter: TimelineFilter) {
  const visible = markers.filter((marker) => toMarkerState(marker, filter) === "shown");
  return {
    biblical: summarize(visible.filter(({ type }) => type === "biblical")),
    evolutionary: summarize(visible.filter(({ type }) => type === "evolutionary")),
    verified: summarize(visible.filter(({ reliability }) => reliability === "verified")),
  };
}

const NUMBER_WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const inWords = (count: number) => NUMBER_WORDS[count] ?? String(count);
const events = (count: number) => `${inWords(count)} ${count === 1 ? "event" : "events"}`;

function describeProgress(shown: number, ahead: number, isPlayedOut: boolean): string {
  if (shown === 0)
    return ahead === 1
      ? `${events(ahead)} lies ahead. Press Play to see it appear.`
      : `${events(ahead)} lie ahead. Press Play to see them appear.`;
  if (isPlayedOut) return `${events(shown)} in all. Press Play to start again.`;
  if (ahead === 0) return `${events(shown)}; none lies ahead.`;
  return `${events(shown)} so far, ${inWords(ahead).toLowerCase()} still ahead.`;
}

/**
 * The sentence over the timeline: how many events have come, lie ahead, or are not on the scale.
 * Over the list, where nothing plays, only how many there are.
 */
export function describeMarkers(
  markers: readonly TimelineMarker[],
  filter: TimelineFilter,
  isList = false,
): string {
  const states = markers.map((marker) => toMarkerState(marker, filter));
  const count = (wanted: MarkerState) => states.filter((state) => state === wanted).length;
  const [shown, ahead, off] = [count("shown"), count("ahead"), count("off")];
  const sentences: string[] = [];
  if (isList && shown > 0) sentences.push(`${events(shown)} in all.`);
  else if (shown + ahead > 0)
    sentences.push(describeProgress(shown, ahead, filter.year >= END_YEAR));
  if (off > 0)
    sentences.push(
      `${events(off)} ${off === 1 ? "is" : "are"} not on this scale in this chronology.`,
    );
  if (sentences.length === 0) return "Every event is switched off.";
  return sentences.join(" ");
}

/**
 * What part of the scale is in view: `zoom` 1 shows all of it; `offset` is where its start stands,
 * in widths of the view.
 */
export interface TimelineView {
  zoom: number;
  offset: number;
}

export const WHOLE_VIEW: TimelineView = { zoom: ZOOM.start, offset: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The nearest view within bounds: no empty space beside a scale that fills the view, a smaller one
 * centered.
 */
export function constrainView({ zoom, offset }: TimelineView): TimelineView {
  const within = clamp(zoom, ZOOM.min, ZOOM.max);
  return {
    zoom: within,
    offset: within <= 1 ? (1 - within) / 2 : clamp(offset, 1 - within, 0),
  };
}

/**
 * The view at another zoom, with what stands at `at` (0 left, 1 right; the middle by default) held
 * in its place.
 */
export function zoomView(view: TimelineView, zoom: number, at = 0.5): TimelineView {
  const next = clamp(zoom, ZOOM.min, ZOOM.max);
  return constrainView({ zoom: next, offset: at - ((at - view.offset) / view.zoom) * next });
}

/** The view moved by a part of its width; positive shows later years. */
export function panView(view: TimelineView, by: number): TimelineView {
  return constrainView({ ...view, offset: view.offset - by });
}

/**
 * The view moved just so far that this position of the scale (0 to 1) is not cut off at an edge.
 */
export function revealInView(view: TimelineView, position: number): TimelineView {
  const margin = 0.08;
  const at = position * view.zoom + view.offset;
  if (at < margin) return panView(view, at - margin);
  if (at > 1 - margin) return panView(view, at - (1 - margin));
  return view;
}

/**
 * Where labels can stand without touching each other: `labels` give where each begins and how wide
 * it is, in px, in any order. Returns for each the line it stands on, 0 the first, or null where
 * none of `lines` has room.
 */
export function fitLabels(
  labels: readonly { start: number; width: number }[],
  lines: number,
  gap = 10,
): (number | null)[] {
  const places: (number | null)[] = labels.map(() => null);
  const ends: number[] = Array.from({ length: lines }, () => Number.NEGATIVE_INFINITY);
  const order = labels.map((label, index) => ({ ...label, index }));
  order.sort((a, b) => a.start - b.start);
  for (const { start, width, index } of order) {
    const line = ends.findIndex((end) => start >= end + gap);
    if (line < 0) continue;
    places[index] = line;
    ends[line] = start + width;
  }
  return places;
}
