import type { Place } from "./schema";

export const gardenOfEden: Place = {
  id: "garden-of-eden",
  order: 880,
  name: "Garden of Eden",
  otherNames: [],
  spellings: ["Eden"],
  namedIn: ["Genesis", "Isaiah", "Ezekiel 28", "Ezekiel 31", "Ezekiel 36", "Joel"],
  modern: "unknown",
  lat: null,
  lon: null,
  coordinateSource: null,
  identification: "disputed",
  keyVerses: ["Genesis 2:8", "Genesis 2:10-14", "Genesis 3:24"],
  facts: [
    {
      text: "Two of its four rivers are known, the Tigris and the Euphrates (Genesis 2:14)",
      mark: "certain",
    },
    {
      text: "Proposals run from Armenia to the Persian Gulf; none is proven",
      mark: "certain",
    },
  ],
  finds: [],
};
