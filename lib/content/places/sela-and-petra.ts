import type { Place } from "./schema";

export const selaAndPetra: Place = {
  id: "sela-and-petra",
  order: 750,
  name: "Sela and Petra",
  askedAs: ["Petra"],
  otherNames: ["Sela", "Petra (later Nabataean city)"],
  spellings: ["Sela"],
  modern: "es-Sela near Tafila, Jordan, or Umm el-Biyara at Petra",
  lat: 30.7809,
  lon: 35.5745,
  coordinateSource: "OpenBible.info Bible geocoding data (Sela)",
  identification: "disputed",
  keyVerses: ["2 Kings 14:7", "Isaiah 16:1"],
  facts: [
    {
      text: "“Sela” means rock; the Greek name Petra means the same",
      mark: "certain",
    },
    {
      text: "Petra’s famous tombs are Nabataean, 1st century BC to 2nd century AD; the Bible does not name that city for certain",
      mark: "certain",
    },
  ],
  finds: ["petra", "aretas"],
};
