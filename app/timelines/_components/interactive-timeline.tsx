"use client";

import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { whenConnected } from "@/lib/site/when-connected";
import {
  advanceYear,
  describeMarkers,
  END_YEAR,
  panView,
  revealInView,
  type TimelineMarker,
  toPosition,
  WHOLE_VIEW,
  zoomView,
} from "@/lib/timelines/rules";
import { parseAddress } from "./address";
import { PlaybackControls, SwitchField } from "./playback-controls";
import { TimelineSummary } from "./timeline-summary";
import { changeAddress, useAddress } from "./use-address";
import { type LandmarkPosition, useMarkers } from "./use-markers";
import { usePlayback } from "./use-playback";
import { useServerMarkers } from "./use-server-markers";

const ZoomableTicks = lazy(() =>
  whenConnected(() => import("./zoomable-ticks")).then((module) => ({
    default: module.ZoomableTicks,
  })),
);

/** One press of an arrow key, in widths of the view; one press of plus or minus, in zoom. */
const PAN_BY = 0.15;
const ZOOM_BY = 0.2;

/**
 * The timeline that plays. It knows ids and numbers alone; the words of markers, dialogs and
 * explanations are the page's own, given as server-rendered nodes.
 */
export function InteractiveTimeline({
  markers: builtInMarkers,
  landmarks,
  chronologySwitch,
  ticks,
  markerList,
  landmarkerList,
  children,
}: {
  markers: readonly TimelineMarker[];
  landmarks: readonly LandmarkPosition[];
  chronologySwitch: ReactNode;
  ticks: ReactNode;
  markerList: ReactNode;
  landmarkerList: ReactNode;
  /** The dialogs of the events. */
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { year, isPlaying, speed, setSpeed, toggle, reset } = usePlayback();
  const [view, setView] = useState(WHOLE_VIEW);
  const [showBiblical, setShowBiblical] = useState(true);
  const [showEvolution, setShowEvolution] = useState(true);
  const [showScores, setShowScores] = useState(true);
  const [isReady, setIsReady] = useState(false);
  const { chronology, isList } = parseAddress(useAddress());
  const markers = useServerMarkers(builtInMarkers);
  const filter = {
    year: isList ? END_YEAR : year,
    chronology,
    showBiblical,
    showEvolution,
  };
  useMarkers(root, markers, landmarks, filter);

  // Gestures and finer years come after the first paint; until then sliders and keys do.
  useEffect(() => setIsReady(true), []);

  function onKeyDown(event: KeyboardEvent) {
    if (isList || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowLeft") setView((now) => panView(now, -PAN_BY));
    else if (event.key === "ArrowRight") setView((now) => panView(now, PAN_BY));
    else if (event.key === "+" || event.key === "=")
      setView((now) => zoomView(now, now.zoom + ZOOM_BY));
    else if (event.key === "-") setView((now) => zoomView(now, now.zoom - ZOOM_BY));
    else return;
    event.preventDefault();
  }
  function onFocus({ target }: FocusEvent) {
    const id = target.closest(".tl-marker")?.id;
    const focused = markers.find((marker) => marker.id === id)?.dates[chronology].year;
    if (typeof focused === "number") setView((now) => revealInView(now, toPosition(focused)));
  }

  const place = { "--k": view.zoom, "--x": view.offset } as CSSProperties;
  const playhead = {
    "--now": toPosition(year),
    "--next": toPosition(isPlaying ? advanceYear(year, speed) : year),
  } as CSSProperties;

  return (
    <div
      ref={root}
      className="tl"
      data-chronology={chronology}
      data-view={isList ? "list" : "timeline"}
      data-truth={showScores ? "on" : "off"}
      data-playing={isPlaying || undefined}
      // An inline script may have followed the address already.
      suppressHydrationWarning
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === "chronology")
          changeAddress("chronology", target.value);
      }}
    >
      <PlaybackControls
        year={year}
        isPlaying={isPlaying}
        speed={speed}
        zoom={view.zoom}
        onToggle={toggle}
        onReset={reset}
        onSpeed={setSpeed}
        onZoom={(zoom) => setView((now) => zoomView(now, zoom))}
      />
      <div className="tl-switches needs-scripts">
        <SwitchField isOn={showBiblical} onChange={setShowBiblical}>
          Biblical Events
        </SwitchField>
        <SwitchField isOn={showEvolution} onChange={setShowEvolution}>
          Evolutionary Claims
        </SwitchField>
        <SwitchField isOn={showScores} onChange={setShowScores}>
          Truth Evaluation
        </SwitchField>
        <Button
          variant="unstyled"
          className="tl-list-toggle"
          aria-pressed={isList}
          onClick={() => changeAddress("view", isList ? "timeline" : "list")}
        >
          List
        </Button>
      </div>
      <p role="status" className="tl-status needs-scripts">
        {describeMarkers(markers, filter, isList)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of markers, not of form fields */}
      <div
        ref={viewport}
        className="tl-viewport"
        role="group"
        aria-label="Timeline. Arrow keys pan, plus and minus zoom."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys pan and zoom it
        tabIndex={0}
        style={place}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {isReady && !isList ? (
          <Suspense fallback={ticks}>
            <ZoomableTicks viewport={viewport} view={view} onView={setView} />
          </Suspense>
        ) : (
          ticks
        )}
        <div className="tl-track" aria-hidden="true">
          <div className="tl-playhead" style={playhead} />
        </div>
        {markerList}
        {landmarkerList}
      </div>
      {chronologySwitch}
      <TimelineSummary markers={markers} filter={filter} showScores={showScores} />
      {children}
    </div>
  );
}
