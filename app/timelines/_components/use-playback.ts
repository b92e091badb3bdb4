"use client";

import { useEffect, useReducer, useRef, useState } from "react";
import { PLAYBACK_START, SPEED, STEP_MS, stepPlayback } from "@/lib/timelines/rules";

/**
 * The current year, one step further every second while playing. A change of speed counts from the
 * next step on.
 */
export function usePlayback() {
  const [state, dispatch] = useReducer(stepPlayback, PLAYBACK_START);
  const [speed, setSpeed] = useState<number>(SPEED.start);
  const latestSpeed = useRef(speed);
  const { isPlaying } = state;

  useEffect(() => {
    latestSpeed.current = speed;
  }, [speed]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(
      () => dispatch({ type: "step", speed: latestSpeed.current }),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, [isPlaying]);

  return {
    ...state,
    speed,
    setSpeed,
    toggle: () => dispatch({ type: "toggle" }),
    reset: () => dispatch({ type: "reset" }),
  };
}
