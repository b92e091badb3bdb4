import type { Place } from "./schema";

export const hebron: Place = {
  id: "hebron",
  order: 60,
  name: "Hebron",
  otherNames: ["Kiriath-arba", "Mamre (near)"],
  modern: "Tel Rumeida and the city of Hebron, West Bank",
  lat: 31.5251,
  lon: 35.1022,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Rumeida)",
  identification: "certain",
  keyVerses: ["Genesis 13:18", "Genesis 23:19", "Joshua 14:13-14", "2 Samuel 2:11"],
  facts: [
    {
      text: "Abraham’s family tomb was at Machpelah (Genesis 23:19; 49:29-32)",
      mark: "certain",
    },
    {
      text: "David reigned here for seven and a half years (2 Samuel 2:11)",
      mark: "certain",
    },
  ],
  finds: ["machpelahbldg"],
};
