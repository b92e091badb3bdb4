import type { Place } from "./schema";

export const ephesus: Place = {
  id: "ephesus",
  order: 370,
  name: "Ephesus",
  otherNames: [],
  modern: "near Selcuk, Turkey",
  lat: 37.9391,
  lon: 27.3407,
  coordinateSource: "OpenBible.info Bible geocoding data (Ephesus)",
  identification: "certain",
  keyVerses: ["Acts 19:1", "Acts 19:28", "1 Corinthians 16:8", "Revelation 2:1"],
  facts: [
    {
      text: "Its temple of Artemis was one of the seven wonders of the world",
      mark: "certain",
    },
    {
      text: "Paul worked here for more than two years (Acts 19:8-10)",
      mark: "certain",
    },
  ],
  finds: ["ephesustheatre"],
};
