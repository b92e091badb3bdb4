"use client";

import { Pause, Play, RotateCcw } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { Slider } from "@/components/ui/slider";
import { Switch } from "@/components/ui/switch";
import { formatYear, SPEED, ZOOM } from "@/lib/timelines/rules";

/** Play, reset, where we are, and how fast and how near. */
export function PlaybackControls({
  year,
  isPlaying,
  speed,
  zoom,
  onToggle,
  onReset,
  onSpeed,
  onZoom,
}: {
  year: number;
  isPlaying: boolean;
  speed: number;
  zoom: number;
  onToggle: () => void;
  onReset: () => void;
  onSpeed: (speed: number) => void;
  onZoom: (zoom: number) => void;
}) {
  return (
    <div className="tl-controls needs-scripts">
      <div className="tl-play">
        <Button onClick={onToggle} className="w-28">
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {isPlaying ? "Pause" : "Play"}
        </Button>
        <Button variant="outline" onClick={onReset}>
          <RotateCcw aria-hidden="true" />
          Reset
        </Button>
        <p className="tl-readout">
          Current position: <b>{formatYear(year)}</b>
        </p>
      </div>
      <div className="tl-sliders">
        <SliderField label="Speed" range={SPEED} value={speed} onChange={onSpeed} />
        <SliderField label="Zoom" range={ZOOM} value={zoom} onChange={onZoom} />
      </div>
    </div>
  );
}

function SliderField({
  label,
  range,
  value,
  onChange,
}: {
  label: string;
  range: { min: number; max: number; step: number };
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const shown = `${value.toFixed(1)}×`;
  return (
    <div className="tl-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-live="off">
        {shown}
      </output>
      <Slider
        id={id}
        min={range.min}
        max={range.max}
        step={range.step}
        value={[Number(value.toFixed(1))]}
        aria-valuetext={shown}
        onValueChange={([wanted]) => onChange(wanted)}
      />
    </div>
  );
}

/** A switch with its name. */
export function SwitchField({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="tl-switch">
      <Switch checked={isOn} onCheckedChange={onChange} />
      {children}
    </label>
  );
}
