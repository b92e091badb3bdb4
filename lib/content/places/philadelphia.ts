import type { Place } from "./schema";

export const philadelphia: Place = {
  id: "philadelphia",
  order: 480,
  name: "Philadelphia",
  otherNames: [],
  namedIn: ["Revelation"],
  modern: "Alasehir, Turkey",
  lat: 38.35,
  lon: 28.5167,
  coordinateSource: "OpenBible.info Bible geocoding data (Alasehir)",
  identification: "certain",
  keyVerses: ["Revelation 1:11", "Revelation 3:7-8"],
  facts: [
    {
      text: "It was badly hit by the earthquake of AD 17 (Tacitus, Annals 2.47)",
      mark: "certain",
    },
    {
      text: "Its church receives no blame",
      mark: "certain",
    },
  ],
  finds: [],
};
