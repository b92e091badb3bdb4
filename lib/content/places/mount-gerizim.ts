import type { Place } from "./schema";

export const mountGerizim: Place = {
  id: "mount-gerizim",
  order: 640,
  name: "Mount Gerizim",
  otherNames: [],
  spellings: ["Gerizim"],
  modern: "south of Nablus, West Bank",
  lat: 32.1994,
  lon: 35.2728,
  coordinateSource: "OpenBible.info Bible geocoding data (Mount Gerizim)",
  identification: "certain",
  keyVerses: ["Deuteronomy 11:29", "Judges 9:7", "John 4:20"],
  facts: [
    {
      text: "It is the place of blessing, and the holy hill of the Samaritans",
      mark: "certain",
    },
    {
      text: "The Samaritan sanctuary was destroyed by John Hyrcanus in the late 2nd century BC (Josephus, Antiquities 13.254-256)",
      mark: "certain",
    },
  ],
  finds: ["gerizimdig"],
};
