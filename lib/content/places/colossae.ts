import type { Place } from "./schema";

export const colossae: Place = {
  id: "colossae",
  order: 500,
  name: "Colossae",
  otherNames: [],
  modern: "mound near Honaz, Turkey (not yet fully excavated)",
  lat: 37.7866,
  lon: 29.2599,
  coordinateSource: "OpenBible.info Bible geocoding data (Colossae)",
  identification: "certain",
  keyVerses: ["Colossians 1:2", "Colossians 4:9"],
  facts: [
    {
      text: "It lay in the Lycus valley near Laodicea and Hierapolis",
      mark: "certain",
    },
    {
      text: "It was the home of Philemon and Onesimus, as usually understood (Colossians 4:9; Philemon 1:2; Colossians 4:17)",
      mark: "certain",
    },
  ],
  finds: [],
};
