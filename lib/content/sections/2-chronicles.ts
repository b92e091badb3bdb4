import type { Section } from "./schema";

export const secondChronicles: readonly Section[] = [
  ["2 Chronicles 5:7-14", "the ark in the most holy place; singers and trumpets"],
  ["2 Chronicles 7:11-16", "if my people humble themselves and pray, I will heal their land"],
  ["2 Chronicles 16:11-14", "Asa sick in his feet seeks physicians"],
  ["2 Chronicles 20:14-26", "Jehoshaphat sends singers before the army; the battle is God’s"],
  ["2 Chronicles 21:16-20", "Jehoram dies of a disease of the bowels, without being missed"],
  ["2 Chronicles 24:17-22", "Zechariah son of Jehoiada stoned in the temple court"],
  [
    "2 Chronicles 26:16-21",
    "Uzziah becomes proud, burns incense in the temple and is struck with leprosy",
  ],
  ["2 Chronicles 33:10-16", "Manasseh repents in captivity"],
  ["2 Chronicles 36:11-21", "seventy years of exile in Babylon; the land keeps sabbath"],
  ["2 Chronicles 36:22-23", "decree of Cyrus of Persia to build the temple"],
];
