import { geoMercator } from "d3-geo";

/** Units of the map per degree of longitude. One unit is about 1 km at Jerusalem. */
const UNITS_PER_DEGREE = 100;

/** Longitude and latitude in degrees, as d3 takes them. */
export type Place = readonly [longitude: number, latitude: number];

const mercator = geoMercator()
  .scale((UNITS_PER_DEGREE * 180) / Math.PI)
  .translate([0, 0])
  .center([0, 0]);

/** A place in units of the map: x to the east, y to the south. */
export function project([longitude, latitude]: Place): [number, number] {
  const point = mercator([longitude, latitude]);
  if (!point) throw new RangeError(`${longitude}, ${latitude} is not on the map`);
  return point;
}

/** The smallest box of map units around places: x0, y0, x1, y1. */
export function boxAround(places: readonly Place[]): [number, number, number, number] {
  const points = places.map(project);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** What the coastline file covers, in degrees: west, south, east, north. */
export const COVERED = [14, 17, 62, 47] as const;
