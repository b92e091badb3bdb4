import type { Landmark } from "../schema";

export const exodus: Landmark = {
  id: "exodus",
  title: "The Exodus",
  dates: {
    ussher: {
      year: -1491,
      earliest: -1491,
      latest: -1446,
      label: "1491 BC (Ussher)",
      note: "The early date most often given today is 1446 BC, with 480 years to the temple (1 Kings 6:1).",
    },
    septuagint: {
      year: -1406,
      label: "about 1406 BC",
      note: "The Greek text of 1 Kings 6:1 has 440 years before the temple of about 966 BC.",
    },
    "late-date": {
      year: -1260,
      earliest: -1270,
      latest: -1260,
      label: "about 1260 BC",
      note: "Under Ramesses II, from the city named in Exodus 1:11.",
    },
    mainstream: {
      year: -1260,
      earliest: -1270,
      latest: -1208,
      label: "13th century BC, if dated at all",
      note: "No Egyptian text names it. The Merneptah Stele has Israel in Canaan about 1208 BC, and scholars differ on what lies behind the story.",
    },
  },
  biblicalReferences: ["Exodus 12:40-41", "1 Kings 6:1"],
};
