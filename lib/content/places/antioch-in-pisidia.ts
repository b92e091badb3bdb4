import type { Place } from "./schema";

export const antiochInPisidia: Place = {
  id: "antioch-in-pisidia",
  order: 350,
  name: "Antioch in Pisidia",
  otherNames: [],
  spellings: ["Antioch"],
  namedIn: ["Acts 13:14", "Acts 14:19-21", "2 Timothy 3"],
  modern: "near Yalvac, Turkey",
  lat: 38.3061,
  lon: 31.1892,
  coordinateSource: "OpenBible.info Bible geocoding data (Antioch in Pisidia)",
  identification: "certain",
  keyVerses: ["Acts 13:14", "Acts 13:48"],
  facts: [
    {
      text: "It was a Roman colony, where Paul preached in the synagogue (Acts 13:14-41)",
      mark: "certain",
    },
    {
      text: "Inscriptions of the Sergii Paulli come from this city",
      mark: "certain",
    },
  ],
  finds: ["sergius"],
};
