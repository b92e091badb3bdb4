import type { Place } from "./schema";

export const rome: Place = {
  id: "rome",
  order: 430,
  name: "Rome",
  otherNames: ["Babylon (as a symbol)"],
  modern: "Rome, Italy",
  lat: 41.8922,
  lon: 12.4852,
  coordinateSource: "OpenBible.info Bible geocoding data (Rome)",
  identification: "certain",
  keyVerses: ["Acts 28:16", "Romans 1:7", "1 Peter 5:13", "Revelation 17:9"],
  facts: [
    {
      text: "Paul lived here under guard for two years (Acts 28:30)",
      mark: "certain",
    },
    {
      text: "The fire of AD 64 and Nero’s persecution happened here (Tacitus, Annals 15.44)",
      mark: "certain",
    },
  ],
  finds: ["titus", "alexamenos"],
};
