import { genesisFlood } from "../citations";
import type { CreationDay } from "../schema";

export const day2Expanse: CreationDay = {
  id: "day-2-expanse",
  order: 20,
  year: "Day 2 · 4004 BC (Ussher)",
  event: "The expanse of the sky",
  description:
    "Genesis 1:6-8 tells how God spread out an expanse and parted the waters below it from the waters above, and called it sky. The Hebrew word raqia has been taken as a solid vault, as the air, and as the depths of space. Psalm 19:1 hears it speak of his handiwork.",
  evidence:
    "Whitcomb and Morris proposed in 1961 that the waters above were a canopy of vapor around the early earth, which fell at the Flood. Many young-earth writers have since given the canopy up, because models of it did not work. The astronomer Danny Faulkner, a young-earth creationist, has studied the expanse afresh and reads the word in other ways.",
  mainstream:
    "The air came from gases given off by the cooling earth and was changed later by living things, which supplied its oxygen. There was no day on which the sky appeared.",
  icon: "cloud",
  biblicalReferences: ["Genesis 1:6-8", "Psalm 19:1"],
  sources: [genesisFlood],
};
