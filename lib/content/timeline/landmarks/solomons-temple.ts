import type { Landmark } from "../schema";

const temple = { year: -966, label: "about 966 BC" };

export const solomonsTemple: Landmark = {
  id: "solomons-temple",
  title: "Solomon begins the temple",
  dates: {
    ussher: { year: -1012, label: "1012 BC (Ussher)" },
    septuagint: temple,
    "late-date": temple,
    mainstream: {
      ...temple,
      note: "Some archaeologists move the great buildings down to the ninth century BC.",
    },
  },
  biblicalReferences: ["1 Kings 6:1"],
};
