import type { Place } from "./schema";

export const cana: Place = {
  id: "cana",
  order: 230,
  name: "Cana",
  otherNames: [],
  modern: "Khirbet Qana (most scholars); Kafr Kanna (pilgrim tradition)",
  lat: 32.8222,
  lon: 35.3027,
  coordinateSource: "OpenBible.info Bible geocoding data (Horbat Qana)",
  identification: "probable",
  keyVerses: ["John 2:1", "John 2:11", "John 4:46", "John 21:2"],
  facts: [
    {
      text: "Here water was made wine, the first sign (John 2:11)",
      mark: "certain",
    },
    {
      text: "It was the home of Nathanael (John 21:2)",
      mark: "certain",
    },
  ],
  finds: [],
};
