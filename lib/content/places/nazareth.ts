import type { Place } from "./schema";

export const nazareth: Place = {
  id: "nazareth",
  order: 30,
  name: "Nazareth",
  otherNames: [],
  modern: "Nazareth, Israel",
  lat: 32.7021,
  lon: 35.2977,
  coordinateSource: "OpenBible.info Bible geocoding data (Nazareth)",
  identification: "certain",
  keyVerses: ["Luke 1:26", "Luke 2:39-40", "Luke 4:16", "Matthew 2:23", "John 1:46"],
  facts: [
    {
      text: "It was Jesus’ childhood home, a small village not named in the Old Testament or by Josephus",
      mark: "certain",
    },
    {
      text: "Sepphoris, a Galilean city, lay about 6 km away",
      mark: "certain",
    },
  ],
  finds: ["nazarethhouse"],
};
