import type { Section } from "./schema";

export const firstPeter: readonly Section[] = [
  { passage: "1 Peter 1:3-12", words: "living hope; faith tested like gold by fire" },
  { passage: "1 Peter 1:13-25", words: "be holy; redeemed with precious blood" },
  { passage: "1 Peter 2:4-12", words: "living stones; royal priesthood" },
  {
    passage: "1 Peter 2:13-25",
    words: "honour the king; suffering like Christ; by his stripes healed",
  },
  { passage: "1 Peter 3:1-7", words: "wives and husbands; inner beauty" },
  { passage: "1 Peter 3:8-17", words: "ready to give an answer (apologetics) for hope" },
  { passage: "1 Peter 3:18-22", words: "spirits in prison; eight saved in the ark; baptism" },
  { passage: "1 Peter 4:7-11", words: "love covers a multitude of sins; hospitality" },
  { passage: "1 Peter 4:12-19", words: "fiery trial; suffering as a Christian" },
  {
    passage: "1 Peter 5:1-11",
    words:
      "elders shepherd the flock; cast your worries on him; your adversary the devil like a roaring lion",
  },
];
