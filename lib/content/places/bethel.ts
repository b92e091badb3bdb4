import type { Place } from "./schema";

export const bethel: Place = {
  id: "bethel",
  order: 70,
  name: "Bethel",
  otherNames: ["Luz"],
  modern: "Beitin, West Bank (most scholars)",
  lat: 31.9228,
  lon: 35.2414,
  coordinateSource: "OpenBible.info Bible geocoding data (Beitin)",
  identification: "probable",
  keyVerses: ["Genesis 12:8", "Genesis 28:18-19", "1 Kings 12:28-29", "Amos 7:13"],
  facts: [
    {
      text: "Jacob dreamed of the stairway here (Genesis 28:12)",
      mark: "certain",
    },
    {
      text: "It was one of Jeroboam’s two shrines with a golden calf (1 Kings 12:29)",
      mark: "certain",
    },
  ],
  finds: [],
};
