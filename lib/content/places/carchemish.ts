import type { Place } from "./schema";

export const carchemish: Place = {
  id: "carchemish",
  order: 870,
  name: "Carchemish",
  otherNames: [],
  modern: "Karkamis (Jerablus), Turkey and Syria",
  lat: 36.8297,
  lon: 38.015,
  coordinateSource: "OpenBible.info Bible geocoding data (Jerabis)",
  identification: "certain",
  keyVerses: ["Isaiah 10:9", "Jeremiah 46:2", "2 Chronicles 35:20"],
  facts: [
    {
      text: "Nebuchadnezzar defeated Egypt here in 605 BC",
      mark: "certain",
    },
    {
      text: "It was a great Neo-Hittite city on the Euphrates",
      mark: "certain",
    },
  ],
  finds: ["carchemish"],
};
