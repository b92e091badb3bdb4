import "server-only";
import { discoveries } from "@/lib/content/discoveries";
import { PLACES } from "@/lib/content/places";

/** A place for a drawn map. */
export interface DrawnPlace {
  name: string;
  /** Longitude and latitude in degrees. */
  at: readonly [number, number];
}

/** A place of the Bible by its id. Throws a RangeError for one of which nobody knows where it was. */
export function getDrawnPlace(id: string): DrawnPlace {
  const { name, lon = null, lat = null } = PLACES.find((each) => each.id === id) ?? {};
  if (name === undefined || lon === null || lat === null) throw new RangeError(`No place ${id}`);
  return { name, at: [lon, lat] };
}

/** Where a discovery is, by its slug. Throws a RangeError for one that the site does not know. */
export function getDrawnDiscovery(slug: string): DrawnPlace {
  const found = discoveries.find((each) => each.slug === slug);
  if (!found) throw new RangeError(`No discovery ${slug}`);
  const { longitude, latitude } = found.coordinates;
  return { name: found.title, at: [longitude, latitude] };
}
