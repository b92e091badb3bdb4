import type { Place } from "./schema";

export const thyatira: Place = {
  id: "thyatira",
  order: 510,
  name: "Thyatira",
  otherNames: [],
  modern: "Akhisar, Turkey",
  lat: 38.9202,
  lon: 27.8365,
  coordinateSource: "OpenBible.info Bible geocoding data (Akhisar)",
  identification: "certain",
  keyVerses: ["Acts 16:14", "Revelation 1:11", "Revelation 2:18"],
  facts: [
    {
      text: "It was known for its trade guilds; Lydia the seller of purple came from here (Acts 16:14)",
      mark: "certain",
    },
    {
      text: "It was one of the seven churches (Revelation 2:18-29)",
      mark: "certain",
    },
  ],
  finds: [],
};
