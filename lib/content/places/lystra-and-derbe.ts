import type { Place } from "./schema";

export const lystraAndDerbe: Place = {
  id: "lystra-and-derbe",
  order: 850,
  name: "Lystra and Derbe",
  otherNames: [],
  spellings: ["Lystra", "Derbe"],
  modern: "Lystra near Hatunsaray; Derbe probably Kerti Huyuk, Turkey",
  lat: 37.6017,
  lon: 32.3384,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Lystra)",
  identification: "probable",
  keyVerses: ["Acts 14:6", "Acts 14:19-20", "Acts 16:1"],
  facts: [
    {
      text: "Timothy came from Lystra or nearby (Acts 16:1-2)",
      mark: "certain",
    },
    {
      text: "An inscription naming Derbe was found at Kerti Huyuk in 1956",
      mark: "certain",
    },
  ],
  finds: [],
};
