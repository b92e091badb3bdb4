import type { Place } from "./schema";

export const mountHermon: Place = {
  id: "mount-hermon",
  order: 650,
  name: "Mount Hermon",
  otherNames: ["Sirion", "Senir"],
  spellings: ["Hermon"],
  modern: "border of Lebanon and Syria",
  lat: 33.4,
  lon: 35.85,
  coordinateSource: "OpenBible.info Bible geocoding data (Mount Hermon)",
  identification: "certain",
  keyVerses: ["Deuteronomy 3:8-9", "Psalm 133:3", "Joshua 12:1"],
  facts: [
    {
      text: "It is about 2,814 m high; its snow feeds the Jordan",
      mark: "certain",
    },
    {
      text: "Some place the Transfiguration here, others on Tabor; the Gospels name no mountain",
      mark: "disputed",
    },
  ],
  finds: [],
};
