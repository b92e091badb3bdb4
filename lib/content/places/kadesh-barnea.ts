import type { Place } from "./schema";

export const kadeshBarnea: Place = {
  id: "kadesh-barnea",
  order: 720,
  name: "Kadesh-barnea",
  otherNames: ["Kadesh"],
  spellings: ["Kadesh"],
  modern: "Tell el-Qudeirat (Ain el-Qudeirat), Egypt",
  lat: 30.6483,
  lon: 34.4222,
  coordinateSource: "OpenBible.info Bible geocoding data (Ain el Qudeirat)",
  identification: "probable",
  keyVerses: ["Numbers 13:26", "Numbers 20:1", "Deuteronomy 1:19"],
  facts: [
    {
      text: "It was Israel’s main camp in the wilderness (Deuteronomy 1:46)",
      mark: "certain",
    },
    {
      text: "Forts there date from the monarchy; no camp from the time of the Exodus has been found",
      mark: "certain",
    },
  ],
  finds: [],
};
