import type { Place } from "./schema";

export const shiloh: Place = {
  id: "shiloh",
  order: 90,
  name: "Shiloh",
  otherNames: [],
  namedIn: ["Joshua", "Judges", "1 Samuel", "1 Kings", "Psalm 78", "Jeremiah"],
  modern: "Khirbet Seilun, West Bank",
  lat: 32.0557,
  lon: 35.2895,
  coordinateSource: "OpenBible.info Bible geocoding data (Khirbet Seilun)",
  identification: "certain",
  keyVerses: ["Joshua 18:1", "1 Samuel 1:3", "1 Samuel 4:4", "Jeremiah 7:12"],
  facts: [
    {
      text: "It was the place of the tent of meeting before the monarchy",
      mark: "certain",
    },
    {
      text: "Jeremiah uses its ruin as a warning (Jeremiah 7:12-14; 26:6)",
      mark: "certain",
    },
  ],
  finds: ["shilohdig"],
};
