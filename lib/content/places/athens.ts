import type { Place } from "./schema";

export const athens: Place = {
  id: "athens",
  order: 390,
  name: "Athens",
  otherNames: [],
  modern: "Athens, Greece",
  lat: 37.9719,
  lon: 23.7267,
  coordinateSource: "OpenBible.info Bible geocoding data (Athens)",
  identification: "certain",
  keyVerses: ["Acts 17:15-16", "Acts 17:22-23", "1 Thessalonians 3:1"],
  facts: [
    {
      text: "Paul spoke before the Areopagus (Acts 17:22-31)",
      mark: "certain",
    },
    {
      text: "Pausanias (2nd century) mentions altars to gods called unknown (Description of Greece 1.1.4)",
      mark: "certain",
    },
  ],
  finds: [],
};
