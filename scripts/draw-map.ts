import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type GeoStream, geoIdentity, geoStream } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import {
  type MapFrame,
  placeOn,
  SECOND_JOURNEY_FRAME,
  SEVEN_CHURCHES_FRAME,
  SINAI_FRAME,
} from "../components/drawings/map-frame";
import { COVERED, type Place, project } from "../components/maps/projection";

// Cuts the coastlines of the map on /discover and of the drawn maps out of Natural Earth's 1:10
// million land and writes each as one SVG path. Run after changing a projection, a frame or the
// numbers below: `node --import tsx scripts/draw-map.ts`. The results are committed.

/**
 * Where the sites lie, in degrees: west, south, east, north. Coasts outside are drawn more roughly.
 */
const DETAILED = [32, 27, 37, 34] as const;
/**
 * Points nearer than this to the one before are left out, in map units (about km), inside and
 * outside of DETAILED.
 */
const DETAIL = 1;
const ROUGH = 6;
/** Islands of fewer square units would be specks. */
const SMALLEST_ISLAND = 150;

/** In units of a drawing: points nearer than this to the one before, and islands smaller than this. */
const DRAWN_DETAIL = 3.5;
const SMALLEST_DRAWN_ISLAND = 30;
/** How far beyond its frame the land of a drawing goes, in degrees, so that its edge is not seen. */
const BEYOND = 0.2;
const DRAWN = {
  sevenChurches: SEVEN_CHURCHES_FRAME,
  sinai: SINAI_FRAME,
  secondJourney: SECOND_JOURNEY_FRAME,
};

const source = path.resolve(__dirname, "../node_modules/world-atlas/land-10m.json");
const target = path.resolve(__dirname, "../public/maps/near-east.json");
const drawnTarget = path.resolve(__dirname, "../components/drawings/coasts.json");

/** Collects the rings that a d3 stream draws, in degrees. */
function ringCollector(): { stream: GeoStream; rings: Place[][] } {
  const rings: Place[][] = [];
  const nothing = () => {};
  const stream: GeoStream = {
    point: (x, y) => rings.at(-1)?.push([x, y]),
    lineStart: () => rings.push([]),
    lineEnd: nothing,
    polygonStart: nothing,
    polygonEnd: nothing,
  };
  return { stream, rings };
}

function isDetailed([longitude, latitude]: Place): boolean {
  const [west, south, east, north] = DETAILED;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

/** The ring in whole units, without points that would not be seen. */
function thin(
  ring: readonly Place[],
  toPoint: (place: Place) => [number, number],
  stepAt: (place: Place) => number,
): [number, number][] {
  const kept: [number, number][] = [];
  for (const place of ring) {
    const [x, y] = toPoint(place);
    const last = kept.at(-1);
    const step = stepAt(place);
    if (last && Math.hypot(last[0] - x, last[1] - y) < step) continue;
    kept.push([Math.round(x), Math.round(y)]);
  }
  return kept;
}

/** Area of a ring in square units, by the shoelace formula. */
function areaOf(ring: readonly [number, number][]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

/** A ring as a closed SVG path of relative steps, which compress well. */
function toPath(ring: readonly [number, number][]): string {
  let [atX, atY] = [0, 0];
  const steps = ring.map(([x, y], index) => {
    const step = `${index === 0 ? "M" : "l"}${x - atX},${y - atY}`;
    [atX, atY] = [x, y];
    return step;
  });
  return `${steps.join("")}z`;
}

/** The land inside a box of degrees, as rings of places. */
function cutLand(
  world: Topology<{ land: GeometryCollection }>,
  [west, south, east, north]: readonly [number, number, number, number],
): Place[][] {
  // As a flat picture of degrees, so the cut follows meridians and parallels.
  const cut = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ]);
  const { stream, rings } = ringCollector();
  geoStream(feature(world, world.objects.land), cut.stream(stream));
  return rings;
}

function drawCoast(world: Topology<{ land: GeometryCollection }>, frame: MapFrame): string {
  const [west, south, east, north] = frame.box;
  const around = [west - BEYOND, south - BEYOND, east + BEYOND, north + BEYOND] as const;
  return cutLand(world, around)
    .map((ring) =>
      thin(
        ring,
        (place) => placeOn(frame, place),
        () => DRAWN_DETAIL,
      ),
    )
    .filter((ring) => ring.length > 2 && areaOf(ring) >= SMALLEST_DRAWN_ISLAND)
    .map(toPath)
    .join("");
}

function main(): void {
  const world: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(source, "utf8"));
  const thinned = cutLand(world, COVERED)
    .map((ring) => thin(ring, project, (place) => (isDetailed(place) ? DETAIL : ROUGH)))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= SMALLEST_ISLAND);
  const land = thinned.map(toPath).join("");
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify({ land })}\n`);
  const points = thinned.reduce((sum, ring) => sum + ring.length, 0);
  console.log(`${path.relative(process.cwd(), target)}: ${thinned.length} rings, ${points} points`);

  const coasts = Object.entries(DRAWN).map(([name, frame]) => [name, drawCoast(world, frame)]);
  writeFileSync(drawnTarget, `${JSON.stringify(Object.fromEntries(coasts), null, 2)}\n`);
  for (const [name, coast = ""] of coasts) console.log(`${name}: ${coast.length} characters`);
}

main();
