import type { Section } from "./schema";

export const songOfSolomon: readonly Section[] = [
  {
    passage: "Song of Solomon 1:1-6",
    words: "Solomon’s song of songs; the bride is dark and lovely; bride and bridegroom",
  },
  {
    passage: "Song of Solomon 2:1-13",
    words: "rose of Sharon, lily of the valleys; the beloved comes; winter is past",
  },
  {
    passage: "Song of Solomon 4:1-7",
    words:
      "the bride praised: hair like goats, lips like scarlet; the lover (Solomon) and the Shulammite",
  },
  {
    passage: "Song of Solomon 8:6-7",
    words: "love strong as death; many waters cannot quench love",
  },
];
