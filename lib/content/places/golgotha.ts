import type { Place } from "./schema";

export const golgotha: Place = {
  id: "golgotha",
  order: 820,
  name: "Golgotha",
  askedAs: ["Garden Tomb"],
  otherNames: ["Calvary", "Place of a Skull"],
  modern:
    "Church of the Holy Sepulchre, Jerusalem (most scholars); Garden Tomb (19th-century proposal)",
  lat: 31.7784,
  lon: 35.2298,
  coordinateSource: "OpenBible.info Bible geocoding data (Church of the Holy Sepulchre)",
  identification: "probable",
  keyVerses: ["Matthew 27:33", "John 19:17", "John 19:41", "Hebrews 13:12"],
  facts: [
    {
      text: "It was outside the wall, near a garden and a new tomb (John 19:20; 19:41)",
      mark: "certain",
    },
    {
      text: "The Garden Tomb is an Iron Age tomb, too old to be new in Jesus’ day",
      mark: "certain",
    },
  ],
  finds: ["sepulchre", "heel"],
};
