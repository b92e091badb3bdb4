import type { Place } from "./schema";

export const sycharAndJacobsWell: Place = {
  id: "sychar-and-jacobs-well",
  order: 800,
  name: "Sychar and Jacob’s Well",
  otherNames: [],
  spellings: ["Sychar"],
  modern: "Askar and the well at Balata, near Nablus",
  lat: 32.2178,
  lon: 35.289,
  coordinateSource: "OpenBible.info Bible geocoding data (Askar)",
  identification: "probable",
  keyVerses: ["John 4:5-6", "John 4:12"],
  facts: [
    {
      text: "The well is deep (John 4:11) and is still shown inside a church",
      mark: "certain",
    },
    {
      text: "Jacob’s field was near Shechem (Genesis 33:18-19; Joshua 24:32)",
      mark: "certain",
    },
  ],
  finds: [],
};
