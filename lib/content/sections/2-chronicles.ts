import type { Section } from "./schema";

export const secondChronicles: readonly Section[] = [
  { passage: "2 Chronicles 5:7-14", words: "the ark in the most holy place; singers and trumpets" },
  {
    passage: "2 Chronicles 7:11-16",
    words: "if my people humble themselves and pray, I will heal their land",
  },
  { passage: "2 Chronicles 16:11-14", words: "Asa sick in his feet seeks physicians" },
  {
    passage: "2 Chronicles 20:14-26",
    words: "Jehoshaphat sends singers before the army; the battle is God’s",
  },
  {
    passage: "2 Chronicles 21:16-20",
    words: "Jehoram dies of a disease of the bowels, without being missed",
  },
  {
    passage: "2 Chronicles 24:17-22",
    words: "Zechariah son of Jehoiada stoned in the temple court",
  },
  {
    passage: "2 Chronicles 26:16-21",
    words: "Uzziah becomes proud, burns incense in the temple and is struck with leprosy",
  },
  { passage: "2 Chronicles 33:10-16", words: "Manasseh repents in captivity" },
  {
    passage: "2 Chronicles 36:11-21",
    words: "seventy years of exile in Babylon; the land keeps sabbath",
  },
  { passage: "2 Chronicles 36:22-23", words: "decree of Cyrus of Persia to build the temple" },
];
