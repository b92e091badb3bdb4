import type { Place } from "./schema";

export const cyprus: Place = {
  id: "cyprus",
  order: 840,
  name: "Cyprus",
  otherNames: [],
  modern: "Cyprus",
  lat: 35.0,
  lon: 33.0,
  coordinateSource: "OpenBible.info Bible geocoding data (Cyprus)",
  identification: "certain",
  keyVerses: ["Acts 4:36", "Acts 13:4", "Acts 27:4"],
  facts: [
    {
      text: "It was the home of Barnabas (Acts 4:36)",
      mark: "certain",
    },
    {
      text: "Sergius Paulus was proconsul at Paphos (Acts 13:7)",
      mark: "certain",
    },
  ],
  finds: ["sergius"],
};
