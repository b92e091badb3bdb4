import type { Place } from "./schema";

export const ekron: Place = {
  id: "ekron",
  order: 290,
  name: "Ekron",
  otherNames: [],
  modern: "Tel Miqne, Israel",
  lat: 31.7775,
  lon: 34.8519,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Miqne)",
  identification: "certain",
  keyVerses: ["Joshua 13:3", "1 Samuel 5:10", "2 Kings 1:2"],
  facts: [
    {
      text: "It was one of the five Philistine cities",
      mark: "certain",
    },
    {
      text: "It was a great center of olive oil production in the 7th century BC",
      mark: "certain",
    },
  ],
  finds: ["ekron"],
};
