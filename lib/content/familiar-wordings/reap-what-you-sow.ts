import type { FamiliarWording } from "./schema";

export const reapWhatYouSow: FamiliarWording = {
  id: "reap-what-you-sow",
  verse: "Gal.6.7",
  wordings: ["you reap what you sow", "you will reap what you sow", "we reap what we sow"],
};
