import type { Place } from "./schema";

export const troas: Place = {
  id: "troas",
  order: 860,
  name: "Troas",
  otherNames: ["Alexandria Troas"],
  modern: "near Dalyan, Turkey",
  lat: 39.7519,
  lon: 26.1586,
  coordinateSource: "OpenBible.info Bible geocoding data (Alexandria Troas)",
  identification: "certain",
  keyVerses: ["Acts 16:8-9", "Acts 20:6-7", "2 Timothy 4:13"],
  facts: [
    {
      text: "Paul saw the man of Macedonia in a vision (Acts 16:9)",
      mark: "certain",
    },
    {
      text: "Eutychus was raised here (Acts 20:9-12)",
      mark: "certain",
    },
  ],
  finds: [],
};
