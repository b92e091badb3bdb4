import type { Place } from "./schema";

export const caesarea: Place = {
  id: "caesarea",
  order: 240,
  name: "Caesarea (by the sea)",
  askedAs: ["Caesarea"],
  otherNames: ["Caesarea Maritima"],
  spellings: ["Caesarea"],
  namedIn: ["Acts"],
  modern: "Caesarea, Israel",
  lat: 32.5,
  lon: 34.8917,
  coordinateSource: "OpenBible.info Bible geocoding data (Caesarea Maritima)",
  identification: "certain",
  keyVerses: ["Acts 10:1", "Acts 21:8", "Acts 23:33", "Acts 25:6"],
  facts: [
    {
      text: "It was built by Herod the Great with a large harbor (Josephus, War 1.408-415)",
      mark: "certain",
    },
    {
      text: "It was the seat of the Roman governor of Judea; Paul was held here for two years (Acts 24:27)",
      mark: "certain",
    },
  ],
  finds: ["pilate"],
};
