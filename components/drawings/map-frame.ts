import type { Place } from "@/components/maps/projection";

/** What a drawn map shows and how large. */
export interface MapFrame {
  /** In degrees: west, south, east, north. */
  box: readonly [number, number, number, number];
  /** Of the drawing, in its own units. */
  width: number;
}

/** Around the Aegean coast of Asia, with Patmos. */
export const SEVEN_CHURCHES_FRAME: MapFrame = { box: [25.9, 37.05, 29.75, 39.5], width: 680 };
/** From the Nile's delta to Midian. */
export const SINAI_FRAME: MapFrame = { box: [30.6, 27.35, 36.4, 31.75], width: 680 };
/** From Berea to Jerusalem. */
export const SECOND_JOURNEY_FRAME: MapFrame = { box: [21.3, 31.1, 37.6, 41.6], width: 720 };

const RADIANS = Math.PI / 180;
/** How far north a latitude lies on Mercator's map, in degrees of longitude. */
const toNorthing = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS;
const unitsPerDegree = ({ box: [west, , east], width }: MapFrame) => width / (east - west);

/** The height of a map in units of the drawing. */
export function mapHeight(frame: MapFrame): number {
  const [, south, , north] = frame.box;
  return Math.round((toNorthing(north) - toNorthing(south)) * unitsPerDegree(frame));
}

/** A place on a map, in units of the drawing: x to the east, y to the south. */
export function placeOn(frame: MapFrame, [longitude, latitude]: Place): [number, number] {
  const [west, , , north] = frame.box;
  const units = unitsPerDegree(frame);
  const x = (longitude - west) * units;
  const y = (toNorthing(north) - toNorthing(latitude)) * units;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** Kilometers in a degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** How long a number of kilometers is at a latitude of a map, in units of the drawing. */
export function lengthOn(frame: MapFrame, km: number, latitude: number): number {
  const degrees = km / (KM_PER_DEGREE * Math.cos(latitude * RADIANS));
  return Math.round(degrees * unitsPerDegree(frame));
}
