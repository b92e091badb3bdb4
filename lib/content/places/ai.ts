import type { Place } from "./schema";

export const ai: Place = {
  id: "ai",
  order: 190,
  name: "Ai",
  otherNames: [],
  namedIn: ["Genesis", "Joshua", "Ezra", "Nehemiah"],
  modern: "et-Tell, West Bank; Khirbet el-Maqatir is also proposed",
  lat: 31.9169,
  lon: 35.2611,
  coordinateSource: "OpenBible.info Bible geocoding data (Et Tell)",
  identification: "disputed",
  keyVerses: ["Joshua 7:2", "Joshua 8:28", "Genesis 12:8"],
  facts: [
    {
      text: "The name means “the ruin” or “heap”",
      mark: "certain",
    },
    {
      text: "Jews came back to “Bethel and Ai” after the exile (Ezra 2:28)",
      mark: "certain",
    },
  ],
  finds: ["aisite"],
};
