import type { Place } from "./schema";

export const hazor: Place = {
  id: "hazor",
  order: 120,
  name: "Hazor",
  otherNames: [],
  modern: "Tel Hazor, Israel",
  lat: 33.0183,
  lon: 35.5692,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Hazor)",
  identification: "certain",
  keyVerses: ["Joshua 11:10-11", "Judges 4:2", "1 Kings 9:15", "2 Kings 15:29"],
  facts: [
    {
      text: "It was the largest Bronze Age city of Canaan, about 80 hectares",
      mark: "certain",
    },
    {
      text: "It was taken by Tiglath-pileser III about 732 BC (2 Kings 15:29)",
      mark: "certain",
    },
  ],
  finds: ["hazorburn", "gates"],
};
