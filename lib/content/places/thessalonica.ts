import type { Place } from "./schema";

export const thessalonica: Place = {
  id: "thessalonica",
  order: 410,
  name: "Thessalonica",
  otherNames: [],
  modern: "Thessaloniki, Greece",
  lat: 40.6378,
  lon: 22.9458,
  coordinateSource: "OpenBible.info Bible geocoding data (Thessaloniki)",
  identification: "certain",
  keyVerses: ["Acts 17:1", "Acts 17:6", "1 Thessalonians 1:1"],
  facts: [
    {
      text: "It was the chief city of Roman Macedonia on the Egnatian Way",
      mark: "certain",
    },
    {
      text: "Paul left after a riot (Acts 17:5-10)",
      mark: "certain",
    },
  ],
  finds: ["politarch"],
};
