import type { Place } from "./schema";

export const tyre: Place = {
  id: "tyre",
  order: 310,
  name: "Tyre",
  otherNames: [],
  modern: "Tyre (Sour), Lebanon",
  lat: 33.2708,
  lon: 35.1961,
  coordinateSource: "OpenBible.info Bible geocoding data (Tyre)",
  identification: "certain",
  keyVerses: ["1 Kings 5:1", "Ezekiel 26:3-4", "Mark 7:24", "Acts 21:3-4"],
  facts: [
    {
      text: "Hiram of Tyre sent cedar and craftsmen to Solomon (1 Kings 5:1-12)",
      mark: "certain",
    },
    {
      text: "It was taken by Alexander in 332 BC; a town was still there in New Testament times",
      mark: "certain",
    },
  ],
  finds: ["tyrecause"],
};
