import type { Place } from "./schema";

export const masada: Place = {
  id: "masada",
  order: 900,
  name: "Masada",
  otherNames: [],
  modern: "Masada, Israel",
  lat: 31.3156,
  lon: 35.3536,
  coordinateSource: "general knowledge",
  identification: "certain",
  keyVerses: ["1 Samuel 24:22"],
  facts: [
    {
      text: "It is not named in the Bible for certain; David’s “stronghold” near En-gedi is sometimes linked with it",
      mark: "disputed",
    },
    {
      text: "It was Herod’s desert fortress; its fall is told by Josephus (War 7.252-406)",
      mark: "certain",
    },
  ],
  finds: ["masada"],
};
