import type { Place } from "./schema";

export const sidon: Place = {
  id: "sidon",
  order: 320,
  name: "Sidon",
  otherNames: ["Zidon"],
  modern: "Sidon (Saida), Lebanon",
  lat: 33.561,
  lon: 35.3719,
  coordinateSource: "OpenBible.info Bible geocoding data (Sandikli archaeological site in Sidon)",
  identification: "certain",
  keyVerses: ["1 Kings 17:9", "Matthew 15:21", "Acts 27:3"],
  facts: [
    {
      text: "It was an old Phoenician port; Jezebel’s father was king of the Sidonians (1 Kings 16:31)",
      mark: "certain",
    },
    {
      text: "Paul visited friends here on his way to Rome (Acts 27:3)",
      mark: "certain",
    },
  ],
  finds: [],
};
