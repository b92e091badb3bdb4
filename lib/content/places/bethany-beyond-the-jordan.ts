import type { Place } from "./schema";

export const bethanyBeyondTheJordan: Place = {
  id: "bethany-beyond-the-jordan",
  order: 210,
  name: "Bethany beyond the Jordan",
  otherNames: ["Bethabara"],
  spellings: ["Bethany"],
  namedIn: ["John 1"],
  modern: "al-Maghtas, Jordan (traditional)",
  lat: 31.8371,
  lon: 35.5503,
  coordinateSource: "OpenBible.info Bible geocoding data (Al Maghtas)",
  identification: "probable",
  keyVerses: ["John 1:28", "John 10:40"],
  facts: [
    {
      text: "John baptized there (John 1:28); the King James Version has Bethabara",
      mark: "certain",
    },
    {
      text: "Churches from the 5th century onward mark the Jordanian site",
      mark: "certain",
    },
  ],
  finds: [],
};
