import type { Place } from "./schema";

export const patmos: Place = {
  id: "patmos",
  order: 440,
  name: "Patmos",
  otherNames: [],
  modern: "Patmos, Greece",
  lat: 37.325,
  lon: 26.5417,
  coordinateSource: "OpenBible.info Bible geocoding data (Patmos)",
  identification: "certain",
  keyVerses: ["Revelation 1:9"],
  facts: [
    {
      text: "It is a small Aegean island where John saw his visions (Revelation 1:9)",
      mark: "certain",
    },
    {
      text: "That he was exiled there is the usual reading; Revelation says only that he was there “because of God’s Word”",
      mark: "certain",
    },
  ],
  finds: [],
};
