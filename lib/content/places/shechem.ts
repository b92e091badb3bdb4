import type { Place } from "./schema";

export const shechem: Place = {
  id: "shechem",
  order: 80,
  name: "Shechem",
  otherNames: [],
  modern: "Tell Balatah, near Nablus, West Bank",
  lat: 32.2136,
  lon: 35.2819,
  coordinateSource: "OpenBible.info Bible geocoding data (Tell Balatah)",
  identification: "certain",
  keyVerses: ["Genesis 12:6", "Joshua 24:1", "Judges 9:6", "1 Kings 12:1"],
  facts: [
    {
      text: "It lies between Mount Ebal and Mount Gerizim",
      mark: "certain",
    },
    {
      text: "Joshua renewed the covenant here; the kingdom split here (Joshua 24:25; 1 Kings 12:1-16)",
      mark: "certain",
    },
  ],
  finds: ["shechemdig", "amarna"],
};
