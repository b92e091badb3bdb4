import type { Place } from "./schema";

export const qumran: Place = {
  id: "qumran",
  order: 890,
  name: "Qumran",
  otherNames: ["City of Salt (Joshua 15:62, suggested)"],
  modern: "Khirbet Qumran, West Bank",
  lat: 31.7414,
  lon: 35.4586,
  coordinateSource: "general knowledge",
  identification: "certain",
  keyVerses: ["Joshua 15:62"],
  facts: [
    {
      text: "It is not named in the Bible for certain; the Dead Sea Scrolls were found here",
      mark: "certain",
    },
    {
      text: "It is usually linked with the Essenes, which some dispute",
      mark: "probable",
    },
  ],
  finds: ["dss", "isascroll"],
};
