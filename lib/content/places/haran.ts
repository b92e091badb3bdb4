import type { Place } from "./schema";

export const haran: Place = {
  id: "haran",
  order: 560,
  name: "Haran",
  otherNames: ["Harran"],
  modern: "Harran, Turkey",
  lat: 36.8644,
  lon: 39.0328,
  coordinateSource: "OpenBible.info Bible geocoding data (Harran)",
  identification: "certain",
  keyVerses: ["Genesis 11:31", "Genesis 12:4", "Genesis 27:43"],
  facts: [
    {
      text: "Abraham left from here at the age of seventy-five (Genesis 12:4)",
      mark: "certain",
    },
    {
      text: "It was a city of the moon god on the road to Syria",
      mark: "certain",
    },
  ],
  finds: [],
};
