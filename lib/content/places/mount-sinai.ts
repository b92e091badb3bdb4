import type { Place } from "./schema";

export const mountSinai: Place = {
  id: "mount-sinai",
  order: 580,
  name: "Mount Sinai",
  askedAs: ["Mt Sinai"],
  otherNames: ["Horeb"],
  spellings: ["Sinai", "Horeb"],
  modern: "Jebel Musa, Egypt (tradition from the 4th century); other peaks are proposed",
  lat: 28.5397,
  lon: 33.9733,
  coordinateSource: "OpenBible.info Bible geocoding data (Jebel Musa)",
  identification: "disputed",
  keyVerses: ["Exodus 3:1", "Exodus 19:18", "1 Kings 19:8", "Galatians 4:25"],
  facts: [
    {
      text: "No remains of Israel’s camp have been found at any candidate",
      mark: "certain",
    },
    {
      text: "Jabal al-Lawz in Arabia has been claimed as the mountain; the claim is weighed among this site’s discoveries",
      mark: "certain",
    },
  ],
  finds: [],
};
