import type { ReactNode } from "react";
import type { Place } from "@/components/maps/projection";
import { lengthOn, type MapFrame, mapHeight, placeOn } from "./map-frame";

/** A way on a map from place to place. */
export const wayOf = (frame: MapFrame, places: readonly Place[]) =>
  `M${places.map((place) => placeOn(frame, place).join(" ")).join("L")}`;

/** Sea, land and scale of a drawn map, and what stands on it. `coast` is of coasts.json. */
export function DrawnMap({
  frame,
  coast,
  lakes = [],
  km,
  children,
}: {
  frame: MapFrame;
  coast: string;
  lakes?: readonly { name: string; places: readonly Place[] }[];
  /** How long the bar of the scale is; it stands in the lower left corner. */
  km: number;
  children: ReactNode;
}) {
  const height = mapHeight(frame);
  const [, south, , north] = frame.box;
  const bar = lengthOn(frame, km, (south + north) / 2);
  return (
    <g className="draw-map">
      <rect className="draw-sea" width={frame.width} height={height} />
      <path className="draw-land" d={coast} />
      {lakes.map(({ name, places }) => (
        <path key={name} className="draw-lake" d={`${wayOf(frame, places)}Z`} />
      ))}
      {children}
      <g transform={`translate(16 ${height - 16})`}>
        <path className="draw-scale" d={`M0 -5V0H${bar}V-5`} />
        <text className="draw-small" x={bar / 2} y={-9} textAnchor="middle">
          {`${km} km`}
        </text>
      </g>
    </g>
  );
}

/** A town with its name; `side` says on which side of it the name stands. */
export function MapStop({
  frame,
  at,
  name,
  note,
  number,
  side = "right",
  dy = 0,
}: {
  frame: MapFrame;
  at: Place;
  name: string;
  /** A second line below the name. */
  note?: string;
  /** Its place in the order of a journey. */
  number?: number;
  side?: "left" | "right" | "above" | "below";
  /** How much lower than usual the name stands. */
  dy?: number;
}) {
  const [x, y] = placeOn(frame, at);
  const away = number === undefined ? 10 : 16;
  const anchor = { left: "end", right: "start", above: "middle", below: "middle" } as const;
  const nameX = { left: x - away, right: x + away, above: x, below: x }[side];
  const nameY = y + { left: 5, right: 5, above: -away, below: away + 12 }[side] + dy;
  return (
    <g>
      <circle className="draw-stop" cx={x} cy={y} r={number === undefined ? 4.5 : 11} />
      {number !== undefined && (
        <text className="draw-number" x={x} y={y + 5} textAnchor="middle">
          {number}
        </text>
      )}
      <text x={nameX} y={nameY} textAnchor={anchor[side]}>
        {name}
      </text>
      {note && (
        <text className="draw-small" x={nameX} y={nameY + 17} textAnchor={anchor[side]}>
          {note}
        </text>
      )}
    </g>
  );
}
