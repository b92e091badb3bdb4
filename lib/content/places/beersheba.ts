import type { Place } from "./schema";

export const beersheba: Place = {
  id: "beersheba",
  order: 140,
  name: "Beersheba",
  otherNames: ["Beer Sheva", "Beer-sheba"],
  modern: "Tel Beer Sheva (Tell es-Seba), Israel",
  lat: 31.2447,
  lon: 34.8408,
  coordinateSource: "OpenBible.info Bible geocoding data (Tel Beer Sheva)",
  identification: "probable",
  keyVerses: ["Genesis 21:31", "Genesis 26:33", "1 Kings 19:3", "Amos 8:14"],
  facts: [
    {
      text: "The name is tied to “well” and to “oath” or “seven” (Genesis 21:28-31)",
      mark: "certain",
    },
    {
      text: "It marked the southern edge of settled Judah",
      mark: "certain",
    },
  ],
  finds: ["beershebaaltar"],
};
