import type { Place } from "./schema";

export const gezer: Place = {
  id: "gezer",
  order: 160,
  name: "Gezer",
  otherNames: [],
  modern: "Tel Gezer, Israel",
  lat: 31.8592,
  lon: 34.9192,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Gezer)",
  identification: "certain",
  keyVerses: ["Joshua 10:33", "1 Kings 9:15-17", "1 Chronicles 20:4"],
  facts: [
    {
      text: "It is named on the Merneptah Stele",
      mark: "certain",
    },
    {
      text: "Pharaoh gave it as a dowry to Solomon’s wife (1 Kings 9:16)",
      mark: "certain",
    },
  ],
  finds: ["gezercal", "gates", "merneptah"],
};
