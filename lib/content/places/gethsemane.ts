import type { Place } from "./schema";

export const gethsemane: Place = {
  id: "gethsemane",
  order: 810,
  name: "Gethsemane",
  otherNames: [],
  modern: "foot of the Mount of Olives, Jerusalem",
  lat: 31.7794,
  lon: 35.2394,
  coordinateSource: "OpenBible.info Bible geocoding data (Gethsemane)",
  identification: "certain",
  keyVerses: ["Matthew 26:36", "Mark 14:32"],
  facts: [
    {
      text: "The name means “oil press”",
      mark: "certain",
    },
    {
      text: "The area is certain; the exact spot is tradition",
      mark: "probable",
    },
  ],
  finds: [],
};
