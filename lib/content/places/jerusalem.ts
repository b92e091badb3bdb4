import type { Place } from "./schema";

export const jerusalem: Place = {
  id: "jerusalem",
  order: 10,
  name: "Jerusalem",
  askedAs: ["Western Wall"],
  otherNames: ["Jebus", "Zion", "City of David", "Salem (probably)"],
  spellings: ["Jerusalem", "Zion"],
  modern: "Jerusalem",
  lat: 31.7767,
  lon: 35.2342,
  coordinateSource: "OpenBible.info Bible geocoding data (Jerusalem)",
  identification: "certain",
  keyVerses: ["2 Samuel 5:6-7", "1 Kings 8:29", "Psalm 122:6", "Luke 19:41-44", "Acts 1:8"],
  facts: [
    {
      text: "David took it from the Jebusites (2 Samuel 5:6-9)",
      mark: "certain",
    },
    {
      text: "It was taken by Nebuchadnezzar in 597 and 587 or 586 BC and by Titus in AD 70",
      mark: "certain",
    },
    {
      text: "The oldest part of the town lay on the ridge south of the Temple Mount, above the Gihon Spring",
      mark: "certain",
    },
  ],
  finds: ["amarna", "siloamtunnel", "broadwall", "burnt586", "herodstones", "siloampool"],
};
