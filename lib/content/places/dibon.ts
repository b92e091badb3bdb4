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
      text: "City of Moab, home of King Mesha",
      mark: "certain",
    },
    {
      text: "Find-spot of the Mesha Stele (1868)",
      mark: "certain",
    },
  ],
  finds: ["mesha"],
};
