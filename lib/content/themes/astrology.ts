import type { Theme } from "./schema";

export const astrology: Theme = {
  id: "astrology",
  order: 500,
  names: ["astrology", "horoscopes", "fortune telling", "witchcraft", "magic", "occult"],
  references: [
    "Deuteronomy 18:9-14",
    "Leviticus 19:31",
    "Isaiah 47:13-14",
    "Acts 19:18-20",
    "Galatians 5:19-21",
    "1 Samuel 28:7-19",
  ],
};
