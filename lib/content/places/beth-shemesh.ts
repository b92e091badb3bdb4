import type { Place } from "./schema";

export const bethShemesh: Place = {
  id: "beth-shemesh",
  order: 780,
  name: "Beth-shemesh",
  otherNames: [],
  spellings: ["Beth-shemesh", "Beth-Shemesh", "Beth shemesh", "Beth Shemesh"],
  modern: "Tel Beth Shemesh, Israel",
  lat: 31.7506,
  lon: 34.9747,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Bet Shemesh)",
  identification: "certain",
  keyVerses: ["1 Samuel 6:12", "2 Kings 14:11"],
  facts: [
    {
      text: "The ark came back here from Philistia (1 Samuel 6:12-15)",
      mark: "certain",
    },
    {
      text: "It was a border town between Judah and Philistia",
      mark: "certain",
    },
  ],
  finds: [],
};
