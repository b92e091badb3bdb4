import type { Place } from "./schema";

export const ashkelon: Place = {
  id: "ashkelon",
  order: 270,
  name: "Ashkelon",
  otherNames: [],
  modern: "Tel Ashkelon, Israel",
  lat: 31.6639,
  lon: 34.5458,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Ashkelon)",
  identification: "certain",
  keyVerses: ["Judges 14:19", "2 Samuel 1:20", "Jeremiah 47:5", "Zephaniah 2:4"],
  facts: [
    {
      text: "It was one of the five Philistine cities (Joshua 13:3)",
      mark: "certain",
    },
    {
      text: "It was destroyed by Nebuchadnezzar in 604 BC",
      mark: "certain",
    },
  ],
  finds: ["philistines", "merneptah"],
};
