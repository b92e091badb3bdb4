import {
  fitBox,
  PIN_GAP,
  placeNames,
  placePins,
  type Site,
  shortName,
  toScreen,
} from "@/app/discover/_components/map-rules";
import { boxAround, project } from "@/components/maps/projection";

const site = (slug: string, longitude: number, latitude: number, title = slug): Site => ({
  slug,
  title,
  isClaim: false,
  at: [longitude, latitude],
});
const SILOAM = site("siloam", 35.235, 31.77);
const TUNNEL = site("tunnel", 35.2357, 31.7724);
const BABYLON = site("babylon", 44.42, 32.54);
const FRAME = [0, 0, 10, 10] as const;

test("east is right, north is up, and a degree of longitude has a hundred units", () => {
  const [x, y] = project([35, 31]);
  expect(project([36, 31])[0] - x).toBeCloseTo(100, 6);
  expect(project([35, 32])[1]).toBeLessThan(y);
});

test("a box fits whole into its frame and stands in the middle of it", () => {
  const view = fitBox(FRAME, 500, 300, 50);
  expect(view).toEqual({ k: 20, x: 150, y: 50 });
});

test("the places shown whole lie inside the frame, its margin kept", () => {
  const places = [SILOAM.at, BABYLON.at, [31.2, 25.7]] as const;
  const view = fitBox(boxAround(places), 328, 400, 28);
  for (const place of places) {
    const [x, y] = toScreen(place, view);
    expect(x).toBeGreaterThanOrEqual(27.99);
    expect(x).toBeLessThanOrEqual(300.01);
    expect(y).toBeGreaterThanOrEqual(27.99);
    expect(y).toBeLessThanOrEqual(372.01);
  }
});

test("sites that would cover one another share a pin, and no site is lost", () => {
  const far = fitBox(boxAround([SILOAM.at, BABYLON.at]), 600, 400, 30);
  const pins = placePins([SILOAM, BABYLON, TUNNEL], far);
  expect(pins.map(({ sites }) => sites.map(({ slug }) => slug))).toEqual([
    ["siloam", "tunnel"],
    ["babylon"],
  ]);
});

test("close by, the same sites stand apart by a pin's width at least", () => {
  const near = fitBox(boxAround([SILOAM.at, TUNNEL.at]), 400, 400, 30);
  const pins = placePins([SILOAM, TUNNEL], near);
  expect(pins).toHaveLength(2);
  const [a, b] = pins;
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(PIN_GAP);
});

test("sites at the very same place share a pin at every scale", () => {
  const twin = site("twin", 35.235, 31.77);
  expect(placePins([SILOAM, twin], { k: 100_000, x: 0, y: 0 })).toHaveLength(1);
});

test("a pin's name is its title up to the first colon or comma", () => {
  expect(shortName(site("a", 0, 0, "Noah’s Ark: The Durupınar Formation"))).toBe("Noah’s Ark");
  expect(shortName(site("b", 0, 0, "Joseph as Imhotep, and more"))).toBe("Joseph as Imhotep");
  expect(shortName(site("c", 0, 0, "Pilate Stone"))).toBe("Pilate Stone");
});

test("names stand where there is room, on the other side where there is not, and over nothing", () => {
  const pin = (slug: string, x: number, y: number) => ({ x, y, sites: [site(slug, 0, 0)] });
  const middle = pin("middle", 200, 100);
  const edge = pin("edge", 390, 40);
  const low = pin("low", 200, 299);
  const shared = { x: 100, y: 200, sites: [SILOAM, TUNNEL] };
  const names = placeNames([middle, edge, low, shared], 400, 300);
  expect(names.get(middle)).toBe("right");
  expect(names.get(edge)).toBe("left");
  expect(names.has(low)).toBe(false);
  expect(names.has(shared)).toBe(false);

  const neighbor = pin("neighbor", 240, 100);
  const crowded = placeNames([middle, neighbor], 400, 300);
  expect(crowded.get(middle)).toBe("left");
  expect(crowded.get(neighbor)).toBe("right");
});
