import type { Place } from "./schema";

export const dan: Place = {
  id: "dan",
  order: 130,
  name: "Dan",
  otherNames: ["Laish", "Leshem"],
  namedIn: [
    "Genesis 14",
    "Judges 18",
    "1 Kings 12",
    "1 Kings 15",
    "2 Kings 10",
    "Jeremiah 4",
    "Jeremiah 8",
    "Amos 8",
  ],
  modern: "Tel Dan, Israel",
  lat: 33.249,
  lon: 35.652,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Dan)",
  identification: "certain",
  keyVerses: ["Judges 18:29", "1 Kings 12:29", "Genesis 14:14"],
  facts: [
    {
      text: "“From Dan to Beersheba” meant the whole land (Judges 20:1)",
      mark: "certain",
    },
    {
      text: "It was the seat of Jeroboam’s northern calf shrine (1 Kings 12:29)",
      mark: "certain",
    },
  ],
  finds: ["teldan", "dancult"],
};
