import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type GeoStream, geoIdentity, geoStream } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { COVERED, type Place, project } from "../components/maps/projection";

// Cuts the coastline of the map on /discover out of Natural Earth's 1:10 million land and writes it
// as one SVG path in map units. Run after changing the projection or the numbers below: `node
// --import tsx scripts/draw-map.ts`. The result is committed.

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

const source = path.resolve(__dirname, "../node_modules/world-atlas/land-10m.json");
const target = path.resolve(__dirname, "../public/maps/near-east.json");

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

/** The ring in whole map units, without points that would not be seen. */
function thin(ring: readonly Place[]): [number, number][] {
  const kept: [number, number][] = [];
  for (const place of ring) {
    const [x, y] = project(place);
    const last = kept.at(-1);
    const step = isDetailed(place) ? DETAIL : ROUGH;
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

function main(): void {
  const world: Topology<{ land: GeometryCollection }> = JSON.parse(readFileSync(source, "utf8"));
  const [west, south, east, north] = COVERED;
  // As a flat picture of degrees, so the cut follows meridians and parallels.
  const cut = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ]);
  const { stream, rings } = ringCollector();
  geoStream(feature(world, world.objects.land), cut.stream(stream));
  const thinned = rings
    .map(thin)
    .filter((ring) => ring.length > 2 && areaOf(ring) >= SMALLEST_ISLAND);
  const land = thinned.map(toPath).join("");
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify({ land })}\n`);
  const points = thinned.reduce((sum, ring) => sum + ring.length, 0);
  console.log(`${path.relative(process.cwd(), target)}: ${thinned.length} rings, ${points} points`);
}

main();
