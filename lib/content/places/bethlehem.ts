import type { Place } from "./schema";

export const bethlehem: Place = {
  id: "bethlehem",
  order: 20,
  name: "Bethlehem",
  otherNames: ["Ephrath", "Ephrathah"],
  modern: "Bethlehem, West Bank",
  lat: 31.7043,
  lon: 35.2076,
  coordinateSource: "OpenBible.info Bible geocoding data (Bethlehem)",
  identification: "certain",
  keyVerses: ["Ruth 1:1", "1 Samuel 16:1", "Micah 5:2", "Matthew 2:1", "Luke 2:4-7"],
  facts: [
    {
      text: "It was the home of Ruth and Boaz and of David",
      mark: "certain",
    },
    {
      text: "It lies about 8 km south of Jerusalem",
      mark: "certain",
    },
    {
      text: "The Church of the Nativity stands on a site honored since the 2nd century (Justin, Dialogue 78, speaks of a cave) and built upon under Constantine",
      mark: "probable",
    },
  ],
  finds: [],
};
