import type { Place } from "./schema";

export const susa: Place = {
  id: "susa",
  order: 540,
  name: "Susa",
  otherNames: ["Shushan"],
  modern: "Shush, Iran",
  lat: 32.1892,
  lon: 48.2578,
  coordinateSource: "OpenBible.info Bible geocoding data (Shush)",
  identification: "certain",
  keyVerses: ["Nehemiah 1:1", "Esther 1:2", "Daniel 8:2"],
  facts: [
    {
      text: "It was the winter capital of the Persian kings",
      mark: "certain",
    },
    {
      text: "The law stele of Hammurabi was found here",
      mark: "certain",
    },
  ],
  finds: ["susapal", "hammurabi"],
};
