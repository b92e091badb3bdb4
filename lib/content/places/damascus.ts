import type { Place } from "./schema";

export const damascus: Place = {
  id: "damascus",
  order: 330,
  name: "Damascus",
  otherNames: [],
  modern: "Damascus, Syria",
  lat: 33.5111,
  lon: 36.3064,
  coordinateSource: "OpenBible.info Bible geocoding data (Damascus)",
  identification: "certain",
  keyVerses: ["Genesis 15:2", "2 Kings 5:12", "Isaiah 7:8", "Acts 9:3", "2 Corinthians 11:32"],
  facts: [
    {
      text: "It was the capital of Aram, taken by Assyria in 732 BC (2 Kings 16:9)",
      mark: "certain",
    },
    {
      text: "Paul met Christ near it and fled from it (Acts 9:3-25)",
      mark: "certain",
    },
  ],
  finds: ["tiglath", "aretas"],
};
