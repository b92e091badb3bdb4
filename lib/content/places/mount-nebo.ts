import type { Place } from "./schema";

export const mountNebo: Place = {
  id: "mount-nebo",
  order: 590,
  name: "Mount Nebo",
  otherNames: ["Pisgah"],
  spellings: ["Nebo", "Pisgah"],
  namedIn: ["Numbers 21", "Numbers 23", "Deuteronomy"],
  modern: "Jabal Nibu (Siyagha ridge), Jordan",
  lat: 31.7667,
  lon: 35.75,
  coordinateSource: "OpenBible.info Bible geocoding data (Jabal al Naba)",
  identification: "probable",
  keyVerses: ["Deuteronomy 32:49", "Deuteronomy 34:1"],
  facts: [
    {
      text: "Moses saw the land from here and died (Deuteronomy 34:1-5)",
      mark: "certain",
    },
    {
      text: "There are church remains from the 4th century and later",
      mark: "certain",
    },
  ],
  finds: [],
};
