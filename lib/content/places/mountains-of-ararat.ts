import type { Place } from "./schema";

export const mountainsOfArarat: Place = {
  id: "mountains-of-ararat",
  order: 570,
  name: "Mountains of Ararat",
  askedAs: ["Mount Ararat"],
  otherNames: ["Urartu"],
  spellings: ["Ararat"],
  modern: "eastern Turkey and Armenia (a region)",
  lat: 39.7028,
  lon: 44.3004,
  coordinateSource: "OpenBible.info Bible geocoding data (Urartu)",
  identification: "certain",
  keyVerses: ["Genesis 8:4", "2 Kings 19:37", "Jeremiah 51:27"],
  facts: [
    {
      text: "The Bible speaks of mountains of a land, not of one peak",
      mark: "certain",
    },
    {
      text: "No remains of the ark have been verified",
      mark: "certain",
    },
  ],
  finds: [],
};
