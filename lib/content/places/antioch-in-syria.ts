import type { Place } from "./schema";

export const antiochInSyria: Place = {
  id: "antioch-in-syria",
  order: 340,
  name: "Antioch in Syria",
  askedAs: ["Antioch"],
  otherNames: [],
  spellings: ["Antioch"],
  namedIn: ["Acts 6", "Acts 11", "Acts 13:1", "Acts 14:26", "Acts 15", "Acts 18", "Galatians 2"],
  modern: "Antakya, Turkey",
  lat: 36.2267,
  lon: 36.1717,
  coordinateSource: "OpenBible.info Bible geocoding data (Antioch on the Orontes)",
  identification: "certain",
  keyVerses: ["Acts 11:26", "Acts 13:1", "Galatians 2:11"],
  facts: [
    {
      text: "Disciples were first called Christians here (Acts 11:26)",
      mark: "certain",
    },
    {
      text: "Its church sent Paul on his journeys (Acts 13:1-3)",
      mark: "certain",
    },
  ],
  finds: [],
};
