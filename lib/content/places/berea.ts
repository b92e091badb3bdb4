import type { Place } from "./schema";

export const berea: Place = {
  id: "berea",
  order: 420,
  name: "Berea",
  otherNames: ["Beroea"],
  modern: "Veria, Greece",
  lat: 40.5183,
  lon: 22.2,
  coordinateSource: "OpenBible.info Bible geocoding data (Veria)",
  identification: "certain",
  keyVerses: ["Acts 17:10-11", "Acts 20:4"],
  facts: [
    {
      text: "The hearers checked the Scriptures daily (Acts 17:11)",
      mark: "certain",
    },
    {
      text: "It lies about 70 km west of Thessalonica",
      mark: "probable",
    },
  ],
  finds: [],
};
