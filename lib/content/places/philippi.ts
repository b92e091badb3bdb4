import type { Place } from "./schema";

export const philippi: Place = {
  id: "philippi",
  order: 400,
  name: "Philippi",
  otherNames: [],
  namedIn: ["Acts", "Philippians", "1 Thessalonians"],
  modern: "near Krinides, Greece",
  lat: 41.0121,
  lon: 24.2846,
  coordinateSource: "OpenBible.info Bible geocoding data (Philippi)",
  identification: "certain",
  keyVerses: ["Acts 16:12", "Acts 16:40", "Philippians 1:1"],
  facts: [
    {
      text: "It was a Roman colony after the battle of 42 BC",
      mark: "certain",
    },
    {
      text: "Lydia believed here; Paul and Silas were jailed (Acts 16:14-34)",
      mark: "certain",
    },
  ],
  finds: [],
};
