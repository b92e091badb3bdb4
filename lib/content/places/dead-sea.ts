import type { Place } from "./schema";

export const deadSea: Place = {
  id: "dead-sea",
  order: 670,
  name: "Dead Sea",
  otherNames: ["Salt Sea", "Sea of the Arabah"],
  spellings: ["Salt Sea"],
  modern: "Israel, Jordan and the West Bank",
  lat: 31.5,
  lon: 35.5,
  coordinateSource: "OpenBible.info Bible geocoding data (Dead Sea)",
  identification: "certain",
  keyVerses: ["Genesis 14:3", "Deuteronomy 3:17", "Ezekiel 47:8-10"],
  facts: [
    {
      text: "It is the lowest lake on earth, more than 430 m below sea level",
      mark: "certain",
    },
    {
      text: "Qumran stands near its northwest shore",
      mark: "certain",
    },
  ],
  finds: ["dss", "masada"],
};
