import "server-only";
import { discoveries } from "@/lib/content/discoveries";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { discoveryPath } from "@/lib/site/item-paths";
import type { SitePage } from "./site-page";

function toPage({ slug, title, category, biblicalReferences }: Discovery): SitePage {
  return {
    path: discoveryPath(slug),
    title,
    kind: category === "ron-wyatt" ? "Claim" : "Discovery",
    parent: "/discover",
    references: biblicalReferences,
  };
}

/** The pages of the discoveries, in their order. */
export const discoveryPages = (): SitePage[] => discoveries.map(toPage);

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Angle between two places as seen from the earth's center, in radians. */
function angleBetween(one: Discovery["coordinates"], other: Discovery["coordinates"]): number {
  const [a, b] = [toRadians(one.latitude), toRadians(other.latitude)];
  const turn = toRadians(one.longitude - other.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return Math.acos(Math.min(1, cosine));
}

/** The pages of the discoveries whose places are closest to this one's, the nearest first. */
export function nearestDiscoveryPages({ slug, coordinates }: Discovery, most: number): SitePage[] {
  return discoveries
    .filter((other) => other.slug !== slug)
    .map((other) => ({ other, angle: angleBetween(coordinates, other.coordinates) }))
    .sort((a, b) => a.angle - b.angle)
    .slice(0, most)
    .map(({ other }) => toPage(other));
}
