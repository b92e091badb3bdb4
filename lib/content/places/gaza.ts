import type { Place } from "./schema";

export const gaza: Place = {
  id: "gaza",
  order: 300,
  name: "Gaza",
  otherNames: [],
  modern: "Tell Harube, Gaza City",
  lat: 31.504,
  lon: 34.4644,
  coordinateSource: "OpenBible.info Bible geocoding data (Tell Harube)",
  identification: "certain",
  keyVerses: ["Judges 16:1", "Judges 16:21", "Amos 1:6-7", "Acts 8:26"],
  facts: [
    {
      text: "Samson died here (Judges 16:21-30)",
      mark: "certain",
    },
    {
      text: "It was the chief town on the coast road to Egypt",
      mark: "certain",
    },
  ],
  finds: [],
};
