import type { Place } from "./schema";

export const babylon: Place = {
  id: "babylon",
  order: 520,
  name: "Babylon",
  otherNames: ["Shinar (region)"],
  modern: "near Hillah, Iraq",
  lat: 32.5433,
  lon: 44.4222,
  coordinateSource: "OpenBible.info Bible geocoding data (Babylon)",
  identification: "certain",
  keyVerses: ["Genesis 11:9", "2 Kings 25:1", "Psalm 137:1", "Jeremiah 29:4", "Daniel 4:30"],
  facts: [
    {
      text: "It was the capital of Nebuchadnezzar (605-562 BC)",
      mark: "certain",
    },
    {
      text: "It fell to Cyrus in 539 BC",
      mark: "certain",
    },
  ],
  finds: ["ishtar", "rations", "nabchron", "cyruscyl"],
};
