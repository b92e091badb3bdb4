import type { Place } from "./schema";

export const bethany: Place = {
  id: "bethany",
  order: 200,
  name: "Bethany (near Jerusalem)",
  askedAs: ["Bethany"],
  otherNames: [],
  spellings: ["Bethany"],
  namedIn: ["Matthew", "Mark", "Luke", "John 11-12"],
  modern: "al-Eizariya, West Bank",
  lat: 31.7717,
  lon: 35.2559,
  coordinateSource: "OpenBible.info Bible geocoding data (Al Eizariya)",
  identification: "certain",
  keyVerses: ["John 11:1", "John 11:18", "Mark 11:11", "Luke 24:50"],
  facts: [
    {
      text: "It was the home of Mary, Martha and Lazarus",
      mark: "certain",
    },
    {
      text: "It lies about 3 km from Jerusalem on the Mount of Olives road (John 11:18: fifteen stadia)",
      mark: "certain",
    },
  ],
  finds: [],
};
