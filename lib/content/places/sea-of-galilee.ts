import type { Place } from "./schema";

export const seaOfGalilee: Place = {
  id: "sea-of-galilee",
  order: 660,
  name: "Sea of Galilee",
  askedAs: ["Lake Galilee"],
  otherNames: ["Chinnereth", "Gennesaret", "Tiberias"],
  spellings: [
    "Sea of Galilee",
    "sea of Galilee",
    "Gennesaret",
    "Chinnereth",
    "Sea of Tiberias",
    "sea of Tiberias",
  ],
  modern: "Lake Kinneret, Israel",
  lat: 32.8189,
  lon: 35.59,
  coordinateSource: "OpenBible.info Bible geocoding data (Sea of Galilee)",
  identification: "certain",
  keyVerses: ["Numbers 34:11", "Matthew 4:18", "Mark 4:37-39", "John 6:1"],
  facts: [
    {
      text: "It is about 21 km long and 210 m below sea level",
      mark: "certain",
    },
    {
      text: "Sudden storms come down on it from the hills",
      mark: "certain",
    },
  ],
  finds: ["boat", "magdala", "capsyn"],
};
