import type { Place } from "./schema";

export const lachish: Place = {
  id: "lachish",
  order: 150,
  name: "Lachish",
  otherNames: [],
  modern: "Tel Lachish (Tell ed-Duweir), Israel",
  lat: 31.5653,
  lon: 34.8492,
  coordinateSource: "OpenBible.info Bible geocoding data (Tell ed Duweir)",
  identification: "certain",
  keyVerses: ["Joshua 10:31-32", "2 Kings 18:14", "2 Chronicles 11:9", "Jeremiah 34:7"],
  facts: [
    {
      text: "It was the second city of Judah; its fall in 701 BC is shown in Assyrian reliefs",
      mark: "certain",
    },
    {
      text: "It was among the last towns to hold out in Jeremiah’s day (Jeremiah 34:7)",
      mark: "certain",
    },
  ],
  finds: ["lachishrelief", "lachishletters", "lmlk"],
};
