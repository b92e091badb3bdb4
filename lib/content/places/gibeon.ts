import type { Place } from "./schema";

export const gibeon: Place = {
  id: "gibeon",
  order: 170,
  name: "Gibeon",
  otherNames: [],
  modern: "el-Jib, West Bank",
  lat: 31.8475,
  lon: 35.1834,
  coordinateSource: "OpenBible.info Bible geocoding data (El Jib)",
  identification: "certain",
  keyVerses: ["Joshua 9:3", "Joshua 10:12", "2 Samuel 2:13", "1 Kings 3:4-5"],
  facts: [
    {
      text: "A great stepped pool was cut into the rock (compare 2 Samuel 2:13)",
      mark: "certain",
    },
    {
      text: "Jar handles with the name Gibeon were found there by J. B. Pritchard (1956-1962)",
      mark: "certain",
    },
  ],
  finds: [],
};
