import type { Place } from "./schema";

export const malta: Place = {
  id: "malta",
  order: 830,
  name: "Malta",
  otherNames: ["Melita"],
  modern: "Malta",
  lat: 35.9335,
  lon: 14.4117,
  coordinateSource: "OpenBible.info Bible geocoding data (Malta)",
  identification: "certain",
  keyVerses: ["Acts 28:1", "Acts 28:7"],
  facts: [
    {
      text: "Paul was shipwrecked here (Acts 27:41-28:1)",
      mark: "certain",
    },
    {
      text: "“Chief man of the island” (Acts 28:7) is a title found in Maltese inscriptions",
      mark: "certain",
    },
  ],
  finds: [],
};
