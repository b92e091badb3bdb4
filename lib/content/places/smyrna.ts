import type { Place } from "./schema";

export const smyrna: Place = {
  id: "smyrna",
  order: 450,
  name: "Smyrna",
  otherNames: [],
  modern: "Izmir, Turkey",
  lat: 38.4189,
  lon: 27.1378,
  coordinateSource: "OpenBible.info Bible geocoding data (Izmir)",
  identification: "certain",
  keyVerses: ["Revelation 1:11", "Revelation 2:8-10"],
  facts: [
    {
      text: "It was one of the seven churches; it receives no blame",
      mark: "certain",
    },
    {
      text: "Polycarp, its bishop, was martyred in the 2nd century",
      mark: "certain",
    },
  ],
  finds: [],
};
