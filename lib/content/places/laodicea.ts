import type { Place } from "./schema";

export const laodicea: Place = {
  id: "laodicea",
  order: 490,
  name: "Laodicea",
  otherNames: [],
  modern: "near Denizli, Turkey",
  lat: 37.8358,
  lon: 29.1075,
  coordinateSource: "OpenBible.info Bible geocoding data (Laodicea on the Lycus)",
  identification: "certain",
  keyVerses: ["Colossians 4:16", "Revelation 1:11", "Revelation 3:14-16"],
  facts: [
    {
      text: "It was wealthy, and was rebuilt without imperial help after an earthquake about AD 60 (Tacitus, Annals 14.27)",
      mark: "certain",
    },
    {
      text: "Hierapolis, with its hot springs, is in sight across the valley",
      mark: "certain",
    },
  ],
  finds: ["laodwater"],
};
