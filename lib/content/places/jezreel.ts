import type { Place } from "./schema";

export const jezreel: Place = {
  id: "jezreel",
  order: 760,
  name: "Jezreel",
  otherNames: [],
  namedIn: ["1 Kings", "2 Kings", "Hosea"],
  modern: "Tel Yizre’el, Israel",
  lat: 32.5579,
  lon: 35.328,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Yizre’el)",
  identification: "certain",
  keyVerses: ["1 Kings 21:1", "2 Kings 9:30", "Hosea 1:4-5"],
  facts: [
    {
      text: "Ahab’s second palace stood here beside Naboth’s vineyard (1 Kings 21:1)",
      mark: "certain",
    },
    {
      text: "Jehu’s purge began here (2 Kings 9:16-37)",
      mark: "certain",
    },
  ],
  finds: [],
};
