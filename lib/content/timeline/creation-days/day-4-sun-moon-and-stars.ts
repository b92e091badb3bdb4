import { faulkner, planck } from "../citations";
import type { CreationDay } from "../schema";

export const day4SunMoonAndStars: CreationDay = {
  id: "day-4-sun-moon-and-stars",
  order: 40,
  year: "Day 4 · 4004 BC (Ussher)",
  event: "Sun, moon and stars",
  description:
    "Lights are set in the sky to rule day and night and to mark signs, seasons, days and years (Genesis 1:14-19). The text does not name sun and moon, which Israel’s neighbors worshiped; it calls them lights. Psalm 136:7-9 gives thanks for them, and Deuteronomy 4:19 warns against bowing down to them.",
  evidence:
    "How light from far galaxies can be seen in a young universe is hard to explain, and Danny Faulkner, himself a young-earth astronomer, counts it among the greatest challenges to his view. Jason Lisle, Russell Humphreys and Faulkner have each offered a different answer. Faulkner grants that his, a miracle that brought the light quickly, probably as space expanded, has no clear test as yet.",
  mainstream:
    "The sun is about 4.57 billion years old and slightly older than the earth, and many stars are older still. The order differs from that of the text.",
  icon: "star",
  biblicalReferences: ["Genesis 1:14-19", "Deuteronomy 4:19", "Psalm 136:7-9"],
  sources: [faulkner, planck],
};
