import type { Place } from "./schema";

export const mountCarmel: Place = {
  id: "mount-carmel",
  order: 600,
  name: "Mount Carmel",
  otherNames: [],
  spellings: ["Carmel"],
  namedIn: [
    "1 Kings",
    "2 Kings",
    "Song of Solomon",
    "Isaiah",
    "Jeremiah 46",
    "Amos",
    "Micah",
    "Nahum",
  ],
  modern: "Mount Carmel, Israel",
  lat: 32.6725,
  lon: 35.0233,
  coordinateSource: "OpenBible.info Bible geocoding data (Mount Carmel)",
  identification: "certain",
  keyVerses: ["1 Kings 18:19", "1 Kings 18:42", "Isaiah 35:2"],
  facts: [
    {
      text: "Elijah’s contest with the prophets of Baal took place here (1 Kings 18:20-40)",
      mark: "certain",
    },
    {
      text: "The exact spot is only tradition",
      mark: "probable",
    },
  ],
  finds: [],
};
