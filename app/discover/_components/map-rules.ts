import { type Place, project } from "@/components/maps/projection";

/** A discovery's place, as the page's list of sites gives it. */
export interface Site {
  slug: string;
  title: string;
  isClaim: boolean;
  at: Place;
}

/** What moves the map: screen = units × k + (x, y), in pixels. */
export interface View {
  k: number;
  x: number;
  y: number;
}

/** One or more sites that share a pin, and where the pin stands on the screen. */
export interface Pin {
  x: number;
  y: number;
  sites: readonly Site[];
}

/** Pins nearer than this would cover one another; WCAG 2.2 asks for targets of 24 px. */
export const PIN_GAP = 30;

/** Where a place stands on the screen, in pixels. */
export function toScreen(at: Place, view: View): [number, number] {
  const [x, y] = project(at);
  return [x * view.k + view.x, y * view.k + view.y];
}

/**
 * The pins of a view: sites nearer than PIN_GAP pixels to a pin's first site share it, so every pin
 * can be pressed and every site reached. The order is that of the sites.
 */
export function placePins(sites: readonly Site[], view: View): Pin[] {
  const groups: { x: number; y: number; sites: Site[] }[] = [];
  for (const site of sites) {
    const [x, y] = toScreen(site.at, view);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < PIN_GAP);
    if (near) near.sites.push(site);
    else groups.push({ x, y, sites: [site] });
  }
  return groups;
}

/**
 * The view that shows a box of map units whole, in the middle of `width` × `height` pixels, with
 * `margin` pixels around it.
 */
export function fitBox(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  width: number,
  height: number,
  margin: number,
): View {
  const k = Math.min(
    (width - 2 * margin) / Math.max(x1 - x0, Number.EPSILON),
    (height - 2 * margin) / Math.max(y1 - y0, Number.EPSILON),
  );
  return { k, x: width / 2 - (k * (x0 + x1)) / 2, y: height / 2 - (k * (y0 + y1)) / 2 };
}

/** A pin's label: the title up to its first colon or comma. */
export const shortName = ({ title }: Site) => title.split(/[:,]/)[0] ?? title;

/** Average width of a letter of a pin's name, and the height of its line, in pixels. */
const LETTER = 6.6;
const LINE = 20;

/**
 * Which pins have room for their name beside them: inside the map, over no other pin and no other
 * name. Gives the side for each pin that has.
 */
export function placeNames(
  pins: readonly Pin[],
  width: number,
  height: number,
): Map<Pin, "left" | "right"> {
  const taken = pins.map(({ x, y }) => ({ x0: x - 14, x1: x + 14, y0: y - 14, y1: y + 14 }));
  const sides = new Map<Pin, "left" | "right">();
  for (const pin of pins) {
    const [site] = pin.sites;
    if (!site || pin.sites.length > 1) continue;
    const length = shortName(site).length * LETTER;
    for (const side of ["right", "left"] as const) {
      const x0 = side === "right" ? pin.x + 15 : pin.x - 15 - length;
      const name = { x0, x1: x0 + length, y0: pin.y - LINE / 2, y1: pin.y + LINE / 2 };
      const isInside = name.x0 > 0 && name.x1 < width && name.y0 > 0 && name.y1 < height;
      const isFree = taken.every(
        (box) => box.x1 < name.x0 || box.x0 > name.x1 || box.y1 < name.y0 || box.y0 > name.y1,
      );
      if (!isInside || !isFree) continue;
      taken.push(name);
      sides.set(pin, side);
      break;
    }
  }
  return sides;
}
