import type { Section } from "./schema";

export const songOfSolomon: readonly Section[] = [
  [
    "Song of Solomon 1:1-6",
    "Solomon’s song of songs; the bride is dark and lovely; bride and bridegroom",
  ],
  [
    "Song of Solomon 2:1-13",
    "rose of Sharon, lily of the valleys; the beloved comes; winter is past",
  ],
  [
    "Song of Solomon 4:1-7",
    "the bride praised: hair like goats, lips like scarlet; the lover (Solomon) and the Shulammite",
  ],
  ["Song of Solomon 8:6-7", "love strong as death; many waters cannot quench love"],
];
