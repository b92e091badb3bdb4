import type { Place } from "./schema";

export const sardis: Place = {
  id: "sardis",
  order: 470,
  name: "Sardis",
  otherNames: [],
  modern: "Sart, Turkey",
  lat: 38.4883,
  lon: 28.0403,
  coordinateSource: "OpenBible.info Bible geocoding data (Sardis)",
  identification: "certain",
  keyVerses: ["Revelation 1:11", "Revelation 3:1-3"],
  facts: [
    {
      text: "It was the old capital of Lydia, twice taken by surprise",
      mark: "certain",
    },
    {
      text: "A large synagogue of late Roman times has been excavated",
      mark: "certain",
    },
  ],
  finds: [],
};
