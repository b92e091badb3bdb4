import type { Place } from "./schema";

export const bozrah: Place = {
  id: "bozrah",
  order: 740,
  name: "Bozrah",
  otherNames: [],
  modern: "Buseira, Jordan",
  lat: 30.7458,
  lon: 35.6039,
  coordinateSource: "OpenBible.info Bible geocoding data (Buseira)",
  identification: "certain",
  keyVerses: ["Genesis 36:33", "Isaiah 63:1", "Amos 1:12", "Jeremiah 49:13"],
  facts: [
    {
      text: "It was the chief city of Edom",
      mark: "certain",
    },
    {
      text: "Large buildings of the 8th-6th century BC have been excavated",
      mark: "certain",
    },
  ],
  finds: ["edomsites"],
};
