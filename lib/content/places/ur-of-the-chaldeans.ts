import type { Place } from "./schema";

export const urOfTheChaldeans: Place = {
  id: "ur-of-the-chaldeans",
  order: 550,
  name: "Ur of the Chaldeans",
  askedAs: ["Ur"],
  otherNames: [],
  spellings: ["Ur"],
  namedIn: ["Genesis", "Nehemiah 9"],
  modern: "Tell el-Muqayyar, Iraq (most); a northern Ur is proposed by some",
  lat: 30.9622,
  lon: 46.1044,
  coordinateSource: "OpenBible.info Bible geocoding data (Tell el Muqayyar)",
  identification: "probable",
  keyVerses: ["Genesis 11:28", "Genesis 11:31", "Genesis 15:7", "Nehemiah 9:7"],
  facts: [
    {
      text: "It was a great Sumerian city with a temple of the moon god",
      mark: "certain",
    },
    {
      text: "The word “Chaldeans” belongs to the 1st millennium BC",
      mark: "certain",
    },
  ],
  finds: ["ziggurat", "nabonidus"],
};
