import type { Place } from "./schema";

export const gath: Place = {
  id: "gath",
  order: 280,
  name: "Gath",
  otherNames: [],
  modern: "Tell es-Safi, Israel",
  lat: 31.6997,
  lon: 34.8469,
  coordinateSource: "OpenBible.info Bible geocoding data (Tell es Safi)",
  identification: "certain",
  keyVerses: ["1 Samuel 5:8", "1 Samuel 17:4", "1 Samuel 21:10", "2 Kings 12:17"],
  facts: [
    {
      text: "It was the home of Goliath (1 Samuel 17:4)",
      mark: "certain",
    },
    {
      text: "It was taken by Hazael of Damascus in the 9th century BC (2 Kings 12:17)",
      mark: "certain",
    },
  ],
  finds: ["safi"],
};
