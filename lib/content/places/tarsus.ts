import type { Place } from "./schema";

export const tarsus: Place = {
  id: "tarsus",
  order: 360,
  name: "Tarsus",
  otherNames: [],
  modern: "Tarsus, Turkey",
  lat: 36.913,
  lon: 34.8921,
  coordinateSource: "OpenBible.info Bible geocoding data (Tarsus)",
  identification: "certain",
  keyVerses: ["Acts 9:11", "Acts 21:39", "Acts 22:3"],
  facts: [
    {
      text: "It was the birthplace of Paul (Acts 22:3)",
      mark: "certain",
    },
    {
      text: "It was the chief city of Cilicia, known for its schools (Strabo, Geography 14.5.13)",
      mark: "certain",
    },
  ],
  finds: [],
};
