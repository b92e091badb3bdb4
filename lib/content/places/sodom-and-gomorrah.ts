import type { Place } from "./schema";

export const sodomAndGomorrah: Place = {
  id: "sodom-and-gomorrah",
  order: 690,
  name: "Sodom and Gomorrah",
  otherNames: ["Cities of the plain"],
  spellings: ["Sodom", "Gomorrah"],
  modern: "unknown; Bab edh-Dhra (south) and Tall el-Hammam (north) are proposed",
  lat: 31.2085,
  lon: 35.4492,
  coordinateSource: "OpenBible.info Bible geocoding data (south of the Lisan)",
  identification: "disputed",
  keyVerses: ["Genesis 13:10", "Genesis 19:24-25", "Ezekiel 16:49-50", "Jude 1:7"],
  facts: [
    {
      text: "No site is proven; the 2021 airburst paper on Tall el-Hammam was retracted in 2025",
      mark: "certain",
    },
    {
      text: "Ezekiel names pride and neglect of the poor among Sodom’s sins (Ezekiel 16:49)",
      mark: "certain",
    },
  ],
  finds: [],
};
