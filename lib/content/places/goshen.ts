import type { Place } from "./schema";

export const goshen: Place = {
  id: "goshen",
  order: 700,
  name: "Goshen",
  otherNames: ["Land of Rameses"],
  namedIn: ["Genesis", "Exodus"],
  modern: "eastern Nile Delta, Egypt (Wadi Tumilat to Qantir)",
  lat: 30.7994,
  lon: 31.8342,
  coordinateSource: "OpenBible.info Bible geocoding data (Qantir)",
  identification: "probable",
  keyVerses: ["Genesis 45:10", "Genesis 47:11", "Exodus 8:22"],
  facts: [
    {
      text: "It was good pasture near the border (Genesis 46:34)",
      mark: "certain",
    },
    {
      text: "Canaanite settlers are well attested in this part of the Delta",
      mark: "certain",
    },
  ],
  finds: ["avaris", "benihasan"],
};
