import type { Place } from "./schema";

export const bethsaida: Place = {
  id: "bethsaida",
  order: 220,
  name: "Bethsaida",
  otherNames: ["Julias"],
  modern: "et-Tell or el-Araj, northeast of the Sea of Galilee",
  lat: 32.9104,
  lon: 35.631,
  coordinateSource: "OpenBible.info Bible geocoding data (At Tell)",
  identification: "disputed",
  keyVerses: ["John 1:44", "Mark 8:22", "Luke 9:10", "Matthew 11:21"],
  facts: [
    {
      text: "It was the home of Philip, Andrew and Peter (John 1:44)",
      mark: "certain",
    },
    {
      text: "Philip the tetrarch made it a town named Julias (Josephus, Antiquities 18.28)",
      mark: "certain",
    },
  ],
  finds: ["bethesaar"],
};
