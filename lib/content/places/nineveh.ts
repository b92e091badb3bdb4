import type { Place } from "./schema";

export const nineveh: Place = {
  id: "nineveh",
  order: 530,
  name: "Nineveh",
  otherNames: [],
  modern: "Kuyunjik and Nebi Yunus, Mosul, Iraq",
  lat: 36.3594,
  lon: 43.1528,
  coordinateSource: "OpenBible.info Bible geocoding data (Nineveh)",
  identification: "certain",
  keyVerses: ["Jonah 1:2", "2 Kings 19:36", "Nahum 3:7", "Matthew 12:41"],
  facts: [
    {
      text: "It was the capital of Assyria under Sennacherib",
      mark: "certain",
    },
    {
      text: "It fell in 612 BC",
      mark: "certain",
    },
  ],
  finds: ["lachishrelief", "ninevehfall", "gilgamesh"],
};
