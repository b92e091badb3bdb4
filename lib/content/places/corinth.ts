import type { Place } from "./schema";

export const corinth: Place = {
  id: "corinth",
  order: 380,
  name: "Corinth",
  otherNames: [],
  modern: "Ancient Corinth, Greece",
  lat: 37.9058,
  lon: 22.8787,
  coordinateSource: "OpenBible.info Bible geocoding data (Corinth)",
  identification: "certain",
  keyVerses: ["Acts 18:1", "Acts 18:12", "1 Corinthians 1:2", "2 Corinthians 1:1"],
  facts: [
    {
      text: "It was destroyed in 146 BC and refounded as a Roman colony in 44 BC",
      mark: "certain",
    },
    {
      text: "Paul stayed eighteen months (Acts 18:11)",
      mark: "certain",
    },
  ],
  finds: ["gallio", "erastus"],
};
