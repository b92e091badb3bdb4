import type { Place } from "./schema";

export const dibon: Place = {
  id: "dibon",
  order: 730,
  name: "Dibon",
  otherNames: [],
  modern: "Dhiban, Jordan",
  lat: 31.5022,
  lon: 35.7766,
  coordinateSource: "OpenBible.info Bible geocoding data (Tall Dhiban)",
  identification: "certain",
  keyVerses: ["Numbers 21:30", "Isaiah 15:2", "Jeremiah 48:18"],
  facts: [
    {
      text: "It was a city of Moab, the home of King Mesha",
      mark: "certain",
    },
    {
      text: "The Mesha Stele was found here (1868)",
      mark: "certain",
    },
  ],
  finds: ["mesha"],
};
