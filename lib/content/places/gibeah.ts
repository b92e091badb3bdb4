import type { Place } from "./schema";

export const gibeah: Place = {
  id: "gibeah",
  order: 180,
  name: "Gibeah",
  otherNames: ["Gibeah of Saul", "Gibeah of Benjamin"],
  modern: "Tell el-Ful, north of Jerusalem (most; Jaba is also proposed)",
  lat: 31.8231,
  lon: 35.2307,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel el Ful)",
  identification: "probable",
  keyVerses: ["Judges 19:14", "1 Samuel 10:26", "1 Samuel 11:4"],
  facts: [
    {
      text: "It was the home of Saul",
      mark: "certain",
    },
    {
      text: "W. F. Albright claimed to have found a small fort of Saul’s time; its extent is debated",
      mark: "disputed",
    },
  ],
  finds: [],
};
